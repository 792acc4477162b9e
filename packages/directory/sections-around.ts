// Who is at the place searched for and within the radius.
import { type Criteria, radii } from './criteria.ts';
import type { Directory } from './directory.ts';
import {
  byDistance,
  type LocationAway,
  locationsAround,
  membersByDistance,
  milesToTown,
} from './distance.ts';
import { type KnownPlace, pointsOf } from './find-place.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { countMembers } from './members.ts';
import { type Group, partsFor, type Section } from './sections.ts';

/** A wider radius in miles that finds more members, and how many it finds. */
export type WiderSearch = { readonly within: number; readonly count: number };

const placeOrder = new Intl.Collator('en');

/**
 * The members at a place, then the others within the radius by ZIP or city, nearest group first, ties by
 * name. With a need, a section of these for each fit, best first. And what wider radii would find.
 */
export function sectionsAround(
  directory: Pick<Directory, 'locations'>,
  { origin, primary }: Pick<KnownPlace, 'origin' | 'primary'>,
  { by, within, ...need }: Omit<Criteria, 'near'>,
  day: number,
): { readonly sections: readonly Section[]; readonly wider: readonly WiderSearch[] } {
  const points = pointsOf(origin);
  const milesToGroup = ([nearest]: NonEmpty<LocationAway>) =>
    by === 'zip' || 'zips' in origin ? nearest.miles : milesToTown(origin, nearest, within);
  const groupOf = (away: NonEmpty<LocationAway>, isOrigin: boolean): Group => {
    const { zip, city } = away[0].location;
    const place = by === 'zip' ? zip : city;
    return {
      place: isOrigin && 'zips' in origin ? origin.name : place,
      miles: isOrigin ? 0 : milesToGroup(away),
      ...(isOrigin && { isOrigin }),
      members: membersByDistance(away, day).map(({ appraiser }) => appraiser),
    };
  };
  const isPrimary = new Set(primary);
  const there = locationsAround(primary, points, Number.POSITIVE_INFINITY).sort(byDistance);
  const others = locationsAround(directory.locations, points, Math.max(within, ...radii)).filter(
    ({ location }) => !isPrimary.has(location),
  );
  const near = others.filter(({ miles }) => miles <= within).sort(byDistance);
  const sections = partsFor(need).flatMap(({ fit, only }): Section | [] => {
    const [first, ...rest] = only(there);
    const nearby = groupBy(only(near), ({ location: { zip, cityKey } }) =>
      by === 'zip' ? zip : cityKey,
    );
    const groups = [
      ...(first ? [groupOf([first, ...rest], true)] : []),
      ...[...nearby.values()]
        .map((away) => groupOf(away, false))
        .sort(
          (a, b) =>
            (a.miles ?? 0) - (b.miles ?? 0) || placeOrder.compare(a.place ?? '', b.place ?? ''),
        ),
    ];
    return groups.length > 0 ? { kind: 'around', fit, groups } : [];
  });
  return { sections, wider: widerSearches(others, within, countMembers(primary)) };
}

/** Each radius wider than `radius` that finds more than the one before. All of them find `there`. */
function widerSearches(
  others: readonly LocationAway[],
  radius: number,
  there: number,
): readonly WiderSearch[] {
  const counts = [radius, ...radii.filter((wider) => wider > radius)].map((within) => {
    const around = others.filter(({ miles }) => miles <= within);
    return { within, count: there + countMembers(around.map(({ location }) => location)) };
  });
  return counts.filter(({ count }, at) => at > 0 && count > (counts[at - 1]?.count ?? 0));
}
