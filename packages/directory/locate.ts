// Where someone is who lets their device say so: the nearest place that is known, or why there is none.
import type { Point } from './appraiser.ts';
import { milesBetween } from './distance.ts';
import type { KnownPlace } from './known-places.ts';

/** Degrees that a region lies between. */
export type Bounds = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** What a device says: degrees, and meters that it may be wrong by. */
export type Position = Point & { readonly accuracy: number };

export type Located =
  | { readonly kind: 'place'; readonly place: KnownPlace }
  /** The device does not know it well enough to tell one place from another. */
  | { readonly kind: 'vague'; readonly miles: number }
  | { readonly kind: 'outside'; readonly nearest: KnownPlace | undefined };

const metersPerMile = 1609.344;

/** Less exact than this, in miles, a position is no place to search from. */
const maxAccuracyMeters = 15;

/** The ZIP nearest to a position; of equals that with more members. */
export function locate(
  position: Position,
  places: readonly KnownPlace[],
  { south, north, west, east }: Bounds,
): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxAccuracyMeters) return { kind: 'vague', miles };
  const [place] = nearestPlaces(
    places.filter(({ by }) => by === 'zip'),
    position,
    1,
  );
  const { lat, lng } = position;
  const inside = lat >= south && lat <= north && lng >= west && lng <= east;
  return place && inside ? { kind: 'place', place } : { kind: 'outside', nearest: place };
}

/** The places nearest to a point, at most `count`; of equals first that with more members. */
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
