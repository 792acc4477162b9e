// The nearest known place to the position of a device, or why there is none.
import type { Point } from './appraiser.ts';
import { type Area, contains } from './area.ts';
import type { SearchTarget } from './directory.ts';
import { milesBetween } from './distance.ts';

/** The position that a device reports: degrees, and the accuracy in meters. */
export type Position = Point & { readonly accuracy: number };

export type Located =
  | { readonly kind: 'place'; readonly place: SearchTarget }
  /** Too inaccurate to tell one place from another. */
  | { readonly kind: 'vague'; readonly miles: number }
  | { readonly kind: 'outside'; readonly nearest: SearchTarget | undefined };

const metersPerMile = 1609.344;

/** A search needs a position at least this accurate, in miles. */
const maxInaccuracy = 15;

/** The ZIP with an area that is nearest to a position. Ties: the one with more members. */
export function locate(
  position: Position,
  places: readonly SearchTarget[],
  outline: Area,
): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxInaccuracy) return { kind: 'vague', miles };
  const zips = places.filter(({ kind, hasArea }) => kind === 'zip' && hasArea);
  const [place] = nearestPlaces(zips, position, 1);
  return place && contains(outline, position)
    ? { kind: 'place', place }
    : { kind: 'outside', nearest: place };
}

/** At most `count` places nearest to a point. Ties: the one with more members first. */
export function nearestPlaces(
  places: readonly SearchTarget[],
  point: Point,
  count: number,
): readonly SearchTarget[] {
  return places
    .map((place) => ({ place, miles: milesBetween(place.origin, point) }))
    .sort((a, b) => a.miles - b.miles || b.place.here - a.place.here)
    .slice(0, count)
    .map(({ place }) => place);
}
