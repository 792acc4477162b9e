// The cards of an answer in one list, with headings over the groups.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { formatMiles, type NearestAppraiser } from '@appraisers/directory/distance.ts';
import type { SearchGroup } from '@appraisers/directory/groups.ts';
import { covers } from '@appraisers/directory/members.ts';
import { fitOf, fits, hasNeed, type Need } from '@appraisers/directory/need.ts';
import type { Answer, AnyAnswer } from '@appraisers/directory/search.ts';
import { type FinderResult, isListResult } from './result.ts';
import { listHeading, milesHere, orderHeading } from './words/answers.ts';
import { countyHeading, partHeading } from './words/needs.ts';

/** The heading of a group in parts. Each is a text of its own, which a translator may replace. */
type GroupHeading = {
  /** A city, or a ZIP with its cities. */
  readonly place: string;
  /** "7.0 mi", and at the place searched for what it is measured in. */
  readonly away?: string;
};

export type ListEntry = {
  readonly appraiser: Appraiser;
  readonly heading?: GroupHeading;
  /** The heading over several groups: who fits less well, or who covers the county. */
  readonly part?: string | undefined;
  /** The full name of the county searched for, if the member states that they cover it. */
  readonly covers?: string | undefined;
};

/** Whether a list without groups is by name. Others are by place. */
export const isByName = ({ kind }: AnyAnswer, order: Need): boolean =>
  kind === 'named' || (kind === 'all' && !hasNeed(order));

/**
 * The members in an answer as one list, with a heading on the first member of each group.
 * @param order the need that orders the answer
 */
export function listEntries(
  answer: AnyAnswer,
  by: 'zip' | 'city',
  order: Need = {},
): readonly ListEntry[] {
  switch (answer.kind) {
    case 'groups':
      return groupEntries(answer, by, order);
    case 'all':
    case 'partial':
    case 'named':
      return inParts(
        under({ place: orderHeading(isByName(answer, order)) }, answer.appraisers),
        order,
      );
    case 'list':
      return under({ place: listHeading }, answer.appraisers);
    default:
      return [];
  }
}

const entriesByAnswer = new WeakMap<AnyAnswer, readonly ListEntry[]>();

/** The entries of a result: one list for each answer. */
export function entriesOf(result: FinderResult): readonly ListEntry[] {
  const before = entriesByAnswer.get(result.answer);
  if (before) return before;
  const entries = isListResult(result)
    ? listEntries(result.answer, 'zip')
    : listEntries(result.answer, result.request.criteria.by, result.order);
  entriesByAnswer.set(result.answer, entries);
  return entries;
}

/** The groups within the radius, then who covers the county from beyond it. */
function groupEntries(
  { groups, origin, county }: Extract<Answer, { kind: 'groups' }>,
  by: 'zip' | 'city',
  order: Need,
): readonly ListEntry[] {
  const nearby = groups.flatMap((group) =>
    under(headingOf(group, 'zips' in origin ? 'county' : by), group.appraisers),
  );
  if (!county) return inParts(nearby, order);
  const { name, shortName } = county;
  const marked = nearby.map((entry) =>
    covers(entry.appraiser, shortName) ? { ...entry, covers: name } : entry,
  );
  const beyond = county.groups.flatMap(({ members }) =>
    withPart(countyHeading(name, members.length), byCity(members)),
  );
  return inParts([...marked, ...beyond], order);
}

/** With a need, the best fit first, and a heading over each other fit. Groups stay whole: each has one fit. */
function inParts(entries: readonly ListEntry[], order: Need): readonly ListEntry[] {
  if (!hasNeed(order)) return entries;
  return fits.flatMap((fit) =>
    withPart(
      partHeading(fit, order),
      entries.filter(({ appraiser }) => fitOf(appraiser, order) === fit),
    ),
  );
}

/** Members at different distances. Neighbors in a city share a heading, which has the distance of the nearest. */
export const byCity = (members: readonly NearestAppraiser[]): readonly ListEntry[] =>
  members.map(({ appraiser, miles }, at) =>
    members[at - 1]?.appraiser.city === appraiser.city
      ? { appraiser }
      : { appraiser, heading: { place: appraiser.city, away: formatMiles(miles) } },
  );

const under = (heading: GroupHeading, appraisers: readonly Appraiser[]): readonly ListEntry[] =>
  appraisers.map((appraiser, at) => (at === 0 ? { appraiser, heading } : { appraiser }));

/** The entries with a heading on the first. A part in a part has both headings there. */
const withPart = (part: string | undefined, entries: readonly ListEntry[]): readonly ListEntry[] =>
  entries.map((entry, at) =>
    part && at === 0 ? { ...entry, part: entry.part ? `${part}. ${entry.part}` : part } : entry,
  );

function headingOf(
  { location, type, distance, appraisers }: SearchGroup,
  by: 'zip' | 'city' | 'county',
) {
  const cities = [...new Set(appraisers.map(({ city }) => city))];
  return {
    place: by === 'zip' ? `${location} ${cities.join(', ')}` : location,
    away: type === 'primary' ? milesHere(distance, by) : formatMiles(distance),
  };
}
