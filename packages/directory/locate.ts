// The nearest known place to the position of a device, or why there is none.
import type { Point } from './appraiser.ts';
import { type Area, contains } from './area.ts';
import { milesBetween } from './distance.ts';
import type { SearchTarget } from './search-targets.ts';

/** The bounds of a region in degrees. */
type Bounds = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

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

/** The limits of a region: its bounds, and its outline once that has loaded. */
export type Limits = { readonly bounds: Bounds; readonly outline?: Area | undefined };

/** The ZIP with an area that is nearest to a position. Ties: the one with more members. */
export function locate(
  position: Position,
  places: readonly SearchTarget[],
  limits: Limits,
): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxInaccuracy) return { kind: 'vague', miles };
  const zips = places.filter(({ kind }) => kind === 'zip');
  const areas = zips.filter(({ hasArea }) => hasArea);
  // Only the gazetteer knows which ZIPs have an area.
  const [place] = nearestPlaces(areas.length > 0 ? areas : zips, position, 1);
  return place && isInside(position, limits)
    ? { kind: 'place', place }
    : { kind: 'outside', nearest: place };
}

function isInside(point: Point, { bounds, outline }: Limits): boolean {
  if (outline) return contains(outline, point);
  const { south, north, west, east } = bounds;
  return point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
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
