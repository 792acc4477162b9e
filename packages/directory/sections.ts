// The parts of an answer, in the order in which a visitor reads them. A new kind of part is a function like
// these and its words in site/finder/words/sections.ts.
import type { Appraiser, Point } from './appraiser.ts';
import type { SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { type MemberAway, membersAround, rotateTies } from './distance.ts';
import { appraisersNamed } from './find-people.ts';
import { type Origin, pointsOf } from './find-place.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { type Fit, fitOf, fits, hasNeed, type Need } from './need.ts';

/** Members under one heading. */
export type Group = {
  /** The ZIP in a search by ZIP, otherwise the city or the county. Undefined in a list without places. */
  readonly place?: string | undefined;
  /** Miles to its nearest member. 0 for the place searched for, which `isOrigin` marks. */
  readonly miles?: number;
  readonly isOrigin?: true;
  readonly members: readonly Appraiser[];
};

export type Section = {
  /**
   * `around`: at the place and within the radius. `county`: who works in the county, from farther away. `list`: a
   * list without distances. `nearest`: the nearest at any distance. `named`: who has the name of a place.
   */
  readonly kind: 'around' | 'county' | 'list' | 'nearest' | 'named';
  /** How well its members fit what the visitor needs. Undefined without a need. */
  readonly fit?: Fit | undefined;
  /** For a reason in a county: its members don't work there. */
  readonly isOutside?: true;
  /** Of the nearest: the place to which they are near. */
  readonly to?: string;
  readonly groups: readonly Group[];
};

export const membersOf = ({ groups }: Section): readonly Appraiser[] =>
  groups.flatMap(({ members }) => members);

/** The sections of one kind: one for each fit, best first, or a single one without a need. */
export function sectionsByFit<Row extends Pick<MemberAway, 'appraiser'>>(
  kind: Section['kind'],
  rows: readonly Row[],
  need: Need,
  groupsOf: (rows: NonEmpty<Row>) => readonly Group[],
): readonly Section[] {
  const parts = groupBy(rows, ({ appraiser }) => (hasNeed(need) ? fitOf(appraiser, need) : ''));
  return [undefined, ...fits].flatMap((fit) => {
    const part = parts.get(fit ?? '');
    return part ? { kind, fit, groups: groupsOf(part) } : [];
  });
}

export const appraisersOf = (
  rows: readonly Pick<MemberAway, 'appraiser'>[],
): readonly Appraiser[] => rows.map(({ appraiser }) => appraiser);

/** A list without distances. */
export const listSections = (members: readonly Appraiser[], need: Need): readonly Section[] =>
  sectionsByFit(
    'list',
    members.map((appraiser) => ({ appraiser })),
    need,
    (rows) => [{ members: appraisersOf(rows) }],
  );

/** The members whose own name is that of the place. */
export function namedSection(directory: Pick<Directory, 'appraisers'>, text: string) {
  const members = appraisersNamed(directory, text);
  return members.length > 0 ? [{ kind: 'named', groups: [{ members }] } satisfies Section] : [];
}

/** Members at different distances: neighbors in a city are one group, with the distance of the nearest. */
export function groupsByCity(members: readonly MemberAway[]): readonly Group[] {
  const groups: { place: string; miles: number; members: Appraiser[] }[] = [];
  for (const { appraiser, miles } of members) {
    const last = groups.at(-1);
    if (last?.place === appraiser.city) last.members.push(appraiser);
    else groups.push({ place: appraiser.city, miles, members: [appraiser] });
  }
  return groups;
}

/** How many of the nearest members an answer shows. */
const nearestShown = 5;

type NearestOptions = {
  /** Members above who don't appear again. */
  readonly except?: ReadonlySet<Appraiser>;
  readonly day: number;
  readonly by: SearchType;
};

/** The members nearest to a place, at any distance. */
export function nearestSection(
  { locations }: Pick<Directory, 'locations'>,
  to: Origin | (Point & { readonly name: string }),
  { except, day, by }: NearestOptions,
): readonly Section[] {
  const away = membersAround(locations, pointsOf(to), 'zips' in to ? 'zip' : by);
  const nearest = rotateTies(away, day)
    .filter(({ appraiser }) => !except?.has(appraiser))
    .slice(0, nearestShown);
  if (nearest.length === 0) return [];
  return [{ kind: 'nearest', to: to.name, groups: groupsByCity(nearest) }];
}
