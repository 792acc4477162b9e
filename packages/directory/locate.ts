// The nearest known place to the position of a device, or why there is none.
import type { Point } from './appraiser.ts';
import { milesBetween } from './distance.ts';
import type { KnownPlace } from './known-places.ts';

/** The bounds of a region in degrees. */
export type Bounds = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** The position that a device reports: degrees, and the accuracy in meters. */
export type Position = Point & { readonly accuracy: number };

export type Located =
  | { readonly kind: 'place'; readonly place: KnownPlace }
  /** Too inaccurate to tell one place from another. */
  | { readonly kind: 'vague'; readonly miles: number }
  | { readonly kind: 'outside'; readonly nearest: KnownPlace | undefined };

const metersPerMile = 1609.344;

/** A search needs a position at least this accurate, in miles. */
const maxInaccuracy = 15;

/** The ZIP nearest to a position. Ties: the one with more members. */
export function locate(
  position: Position,
  places: readonly KnownPlace[],
  { south, north, west, east }: Bounds,
): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxInaccuracy) return { kind: 'vague', miles };
  const [place] = nearestPlaces(
    places.filter(({ by }) => by === 'zip'),
    position,
    1,
  );
  const { lat, lng } = position;
  const inside = lat >= south && lat <= north && lng >= west && lng <= east;
  return place && inside ? { kind: 'place', place } : { kind: 'outside', nearest: place };
}

/** At most `count` places nearest to a point. Ties: the one with more members first. */
export function nearestPlaces(
  places: readonly KnownPlace[],
  point: Point,
  count: number,
): readonly KnownPlace[] {
  return places
    .map((place) => ({ place, miles: milesBetween(place.origin, point) }))
    .sort((a, b) => a.miles - b.miles || b.place.here - a.place.here)
    .slice(0, count)
    .map(({ place }) => place);
}
