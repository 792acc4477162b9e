// The cards of an answer in one list, with headings over the groups.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { formatMiles, type NearestAppraiser } from '@appraisers/directory/distance.ts';
import type { SearchGroup } from '@appraisers/directory/groups.ts';
import { covers } from '@appraisers/directory/members.ts';
import { fits, groupByFit, hasNeed, type Need } from '@appraisers/directory/need.ts';
import type { Answer, AnyAnswer } from '@appraisers/directory/search.ts';
import { type FinderResult, isListResult } from './result.ts';
import { allHeading, listHeading, milesHere } from './words/answers.ts';
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
      return hasNeed(order)
        ? groupByFit(answer.appraisers, order).flatMap(({ fit, appraisers }) =>
            inPart(partHeading(fit, order), under({ place: allHeading }, appraisers)),
          )
        : under({ place: allHeading }, answer.appraisers);
    case 'list':
      return under({ place: listHeading }, answer.appraisers);
    default:
      return [];
  }
}

export const entriesOf = (result: FinderResult): readonly ListEntry[] =>
  isListResult(result)
    ? listEntries(result.answer, 'zip')
    : listEntries(result.answer, result.request.criteria.by, result.order);

/** For each fit, the groups within the radius, then who covers the county from beyond it. */
function groupEntries(
  { groups, origin, county }: Extract<Answer, { kind: 'groups' }>,
  by: 'zip' | 'city',
  order: Need,
): readonly ListEntry[] {
  const markIn = (entry: ListEntry): ListEntry =>
    county && covers(entry.appraiser, county.shortName) ? { ...entry, covers: county.name } : entry;
  return (hasNeed(order) ? fits : [undefined]).flatMap((fit) => {
    const nearby = groups
      .filter((group) => group.fit === fit)
      .flatMap((group) =>
        under(headingOf(group, 'zips' in origin ? 'county' : by), group.appraisers),
      );
    const beyond = (county?.groups ?? [])
      .filter((group) => group.fit === fit)
      .flatMap(({ members }) =>
        inPart(countyHeading(county?.name ?? '', members.length), byCity(members)),
      );
    return inPart(fit && partHeading(fit, order), [...nearby.map(markIn), ...beyond]);
  });
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

/** The entries with the heading of their part on the first. A part in a part has both headings there. */
const inPart = (part: string | undefined, entries: readonly ListEntry[]): readonly ListEntry[] =>
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
