// The parts of an answer, in the order in which a visitor reads them. A new kind of part is a function like
// these and its words in site/finder/words/sections.ts.
import type { Appraiser, Point } from './appraiser.ts';
import type { Criteria, SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import {
  byDistance,
  type LocationAway,
  locationsAround,
  membersByDistance,
  type NearestAppraiser,
  nearestAppraisers,
} from './distance.ts';
import { appraisersNamed } from './find-people.ts';
import { type Origin, pointsOf } from './find-place.ts';
import { locationsWith, type MemberLocation } from './members.ts';
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
  readonly isOutside?: boolean;
  /** Of the nearest: the place to which they are near. */
  readonly to?: string;
  readonly groups: readonly Group[];
};

export const membersOf = ({ groups }: Section): readonly Appraiser[] =>
  groups.flatMap(({ members }) => members);

type Part = {
  readonly fit: Fit | undefined;
  /** The locations with only the members of the part. */
  readonly only: (away: readonly LocationAway[]) => readonly LocationAway[];
};

/** The parts of an answer: one for each fit, best first, or all in one without a need. */
export const partsFor = (need: Need): readonly Part[] =>
  hasNeed(need)
    ? fits.map((fit) => ({
        fit,
        only: (away) =>
          away.flatMap(({ location, miles }) =>
            locationsWith([location], (one) => fitOf(one, need) === fit).map((part) => ({
              location: part,
              miles,
            })),
          ),
      }))
    : [{ fit: undefined, only: (away) => away }];

/**
 * Who states that they work in the county of a place, besides those `shown`, nearest first. With a need,
 * a section for each fit.
 * @param stated the locations of those who state it
 */
export function sectionsOfCounty(
  stated: readonly MemberLocation[],
  origin: Origin,
  shown: ReadonlySet<Appraiser>,
  { by, ...need }: Need & Pick<Criteria, 'by'>,
  day: number,
): readonly Section[] {
  const points = pointsOf(origin);
  const measured = 'zips' in origin ? 'zip' : by;
  const away = locationsAround(stated, points, Number.POSITIVE_INFINITY, measured).sort(byDistance);
  return partsFor(need).flatMap(({ fit, only }): Section | [] => {
    const members = membersByDistance(only(away), day).filter(
      ({ appraiser }) => !shown.has(appraiser),
    );
    return members.length > 0 ? { kind: 'county', fit, groups: groupsByCity(members) } : [];
  });
}

/** Members at different distances: neighbors in a city are one group, with the distance of the nearest. */
function groupsByCity(members: readonly NearestAppraiser[]): readonly Group[] {
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
  readonly except?: readonly Appraiser[];
  /** Locations of the place itself, which count as 0 miles away. */
  readonly there?: readonly MemberLocation[] | undefined;
  readonly day: number;
  readonly by: SearchType;
};

/** The members nearest to a place, at any distance. */
export function nearestSection(
  directory: Pick<Directory, 'locations'>,
  to: Point & { readonly name: string },
  { except = [], ...options }: NearestOptions,
): readonly Section[] {
  const nearest = nearestAppraisers(directory, to, nearestShown + except.length, options)
    .filter(({ appraiser }) => !except.includes(appraiser))
    .slice(0, nearestShown);
  if (nearest.length === 0) return [];
  return [{ kind: 'nearest', to: to.name, groups: groupsByCity(nearest) }];
}

/** A list without distances. With a need, a section for each fit. */
export function listSections(members: readonly Appraiser[], need: Need): readonly Section[] {
  const parts = hasNeed(need)
    ? fits.map((fit) => ({ fit, of: members.filter((one) => fitOf(one, need) === fit) }))
    : [{ fit: undefined, of: members }];
  return parts.flatMap(({ fit, of }): Section | [] =>
    of.length > 0 ? { kind: 'list', fit, groups: [{ members: of }] } : [],
  );
}

/** The members whose own name is that of the place. */
export function namedSection(directory: Pick<Directory, 'appraisers'>, text: string) {
  const members = appraisersNamed(directory, text);
  return members.length > 0 ? [{ kind: 'named', groups: [{ members }] } satisfies Section] : [];
}
