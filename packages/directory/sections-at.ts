// Who is at a place and around it, who works in its county, and the nearest if no one is near.
import { type Criteria, radii } from './criteria.ts';
import type { Directory } from './directory.ts';
import { type MemberAway, membersAround, milesToTown, rotateTies } from './distance.ts';
import { type KnownPlace, placeWithin, pointsOf } from './find-place.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { covers } from './members.ts';
import { fits } from './need.ts';
import {
  appraisersOf,
  type Group,
  groupsByCity,
  nearestSection,
  type Section,
  sectionsByFit,
} from './sections.ts';

/** A wider radius in miles that finds more members, and how many it finds. */
export type WiderSearch = { readonly within: number; readonly count: number };

/** Each radius beyond `radius` that finds more members than the one before. A radius of 0 finds no one. */
export function widerSearches(
  { within }: ReturnType<typeof placeWithin>,
  radius: number,
): readonly WiderSearch[] {
  const counts = [radius, ...radii.filter((wider) => wider > radius)].map((miles) => ({
    within: miles,
    count: miles === 0 ? 0 : within(miles).length,
  }));
  return counts.filter(({ count }, at) => at > 0 && count > (counts[at - 1]?.count ?? 0));
}

const placeOrder = new Intl.Collator('en');

/**
 * The members at a place, then the others within the radius by ZIP or city, nearest group first, ties by name.
 * Then who works in its county from farther away. With a need, a section of these for each fit, best first. If no
 * one is near, the nearest follow. For a reason in a county, who doesn't say that they work there comes last. And
 * what wider radii would find.
 */
export function sectionsAt(
  place: Pick<KnownPlace, 'origin' | 'primary' | 'county'>,
  { by, within, ...need }: Omit<Criteria, 'near'>,
  directory: Pick<Directory, 'gazetteer' | 'names' | 'locations'>,
  day: number,
) {
  const { origin } = place;
  const { gazetteer, names, locations } = directory;
  const isCounty = 'zips' in origin;
  const around = placeWithin(place, directory);
  const near = around.within(within);
  const groupOf = (rows: NonEmpty<MemberAway>): Group => {
    const [nearest] = rows;
    const isOrigin = around.isHere(nearest);
    const { zip, city } = nearest.location;
    const miles = by === 'zip' || isCounty ? nearest.miles : milesToTown(origin, nearest, within);
    return {
      place: isOrigin && isCounty ? origin.name : by === 'zip' ? zip : city,
      ...(isOrigin ? { miles: 0, isOrigin } : { miles }),
      members: appraisersOf(rotateTies(rows, day)),
    };
  };
  const groupsAround = (rows: NonEmpty<MemberAway>) => {
    const keyOf = (row: MemberAway) =>
      around.isHere(row) ? '' : by === 'zip' ? row.location.zip : row.location.cityKey;
    return [...groupBy(rows, keyOf).values()]
      .map(groupOf)
      .sort(
        (a, b) =>
          Number(b.isOrigin ?? false) - Number(a.isOrigin ?? false) ||
          (a.miles ?? 0) - (b.miles ?? 0) ||
          placeOrder.compare(a.place ?? '', b.place ?? ''),
      );
  };
  const county = gazetteer.counties.get(names.placeKey(place.county ?? ''));
  const isStated = ({ appraiser }: MemberAway) =>
    county !== undefined && covers(appraiser, county.shortName);
  // Without stated counties, one works where one is.
  const works = (row: MemberAway) =>
    !isCounty || !need.for || isStated(row) || (around.isHere(row) && !row.appraiser.counties);
  const stated = membersAround(locations, pointsOf(origin), isCounty ? 'zip' : by).filter(isStated);
  const shown = new Set(appraisersOf(near));
  const farther = stated.filter(({ appraiser }) => !shown.has(appraiser));
  const outside = near.filter((row) => !works(row));
  const sections = [
    ...sectionsByFit('around', near.filter(works), need, groupsAround),
    ...sectionsByFit('county', farther, need, (rows) => groupsByCity(rotateTies(rows, day))),
    ...sectionsByFit('around', outside, need, groupsAround).map(
      (section): Section => ({ ...section, isOutside: true }),
    ),
  ].sort((a, b) => rankOf(a) - rankOf(b));
  const except = new Set(appraisersOf(farther));
  const nearest = near.length === 0 ? nearestSection(directory, origin, { except, day, by }) : [];
  return {
    county: stated.length > 0 ? county : undefined,
    sections: [...sections, ...nearest],
    wider: widerSearches(around, within),
  };
}

/** Fit comes before distance. Others stay in their order. */
const rankOf = ({ fit }: Section): number => (fit ? fits.indexOf(fit) : 0);
