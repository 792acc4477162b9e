// An answer as one list: its members in order, and above the first of each group a heading.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { SearchGroup } from '@appraisers/directory/groups.ts';
import type { AnyAnswer } from '@appraisers/directory/shortlist.ts';
import { type FinderResult, isListResult } from './types.ts';

/** The heading of a group in its parts, each a text of its own: translators may replace any. */
type GroupHeading = {
  /** A city, or a ZIP with its cities: a bare number says little. */
  readonly place: string;
  /** "7.0 mi", and for the place that was asked for what that is measured in. */
  readonly away?: string;
};

export type ListEntry = { readonly appraiser: Appraiser; readonly heading?: GroupHeading };

/** Everyone in an answer, in the order shown. */
export function listEntries(answer: AnyAnswer, by: 'zip' | 'city'): readonly ListEntry[] {
  switch (answer.kind) {
    case 'groups':
      return answer.groups.flatMap((group) => under(headingOf(group, by), group.appraisers));
    case 'all':
    case 'partial':
      return under({ place: 'Members by last name' }, answer.appraisers);
    case 'list':
      return under({ place: 'Members of this list' }, answer.appraisers);
    default:
      return [];
  }
}

/** The same of what an asking was answered. */
export const entriesOf = (result: FinderResult): readonly ListEntry[] =>
  listEntries(result.answer, isListResult(result) ? 'zip' : result.request.criteria.by);

const under = (heading: GroupHeading, appraisers: readonly Appraiser[]): readonly ListEntry[] =>
  appraisers.map((appraiser, at) => (at === 0 ? { appraiser, heading } : { appraiser }));

function headingOf(group: SearchGroup, by: 'zip' | 'city'): GroupHeading {
  const miles = formatMiles(group.distance);
  const here = by === 'zip' ? 'in this ZIP code' : 'in this city';
  return { place: placeOf(group), away: group.type === 'primary' ? `${miles}, ${here}` : miles };
}

function placeOf({ location, appraisers }: SearchGroup): string {
  const cities = [...new Set(appraisers.map(({ city }) => city))];
  return cities.length === 1 && cities[0] === location
    ? location
    : `${location} ${cities.join(', ')}`;
}
