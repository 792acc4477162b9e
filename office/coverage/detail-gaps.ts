// What members have not said about their work, and which counties and kinds of work are missing.
import { hasDetails, listItems } from '@appraisers/directory/member-details.ts';
import { byName } from '@appraisers/directory/members.ts';
import type { DetailNames } from '@appraisers/edition/loaders/detail-names.ts';
import type { ListedMember } from './to-check.ts';

export type DetailGaps = {
  /** Whether any member has details. Otherwise there is nothing to report. */
  readonly hasAnyDetails: boolean;
  readonly withoutDetails: readonly ListedMember[];
  /** The full names of counties that no member covers, and the kinds of work that no member does. */
  readonly uncovered: readonly string[];
  readonly undone: readonly string[];
};

const missing = (values: ReadonlyMap<string, string>, cells: readonly string[]) => {
  const named = new Set(cells.flatMap(listItems));
  return [...values].flatMap(([value, name]) => (named.has(value) ? [] : [name]));
};

/** Without a member who names any county or kind of work, nothing is known about either. */
const gapsIn = (values: ReadonlyMap<string, string>, cells: readonly string[]) =>
  cells.some((cell) => cell !== '') ? missing(values, cells) : [];

export function detailGaps(members: readonly ListedMember[], details: DetailNames): DetailGaps {
  const hasAnyDetails = members.some(hasDetails);
  return {
    hasAnyDetails,
    withoutDetails: hasAnyDetails
      ? [...members].sort(byName).filter((member) => !hasDetails(member))
      : [],
    uncovered: gapsIn(
      details.county.values,
      members.map(({ counties }) => counties),
    ),
    undone: gapsIn(
      details.reason.values,
      members.map(({ work }) => work),
    ),
  };
}
