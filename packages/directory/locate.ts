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
  const [place] = places
    .filter(({ kind, hasArea }) => kind === 'zip' && hasArea)
    .map((zip) => ({ zip, away: milesBetween(zip.origin, position) }))
    .sort((a, b) => a.away - b.away || b.zip.here - a.zip.here)
    .map(({ zip }) => zip);
  return place && contains(outline, position)
    ? { kind: 'place', place }
    : { kind: 'outside', nearest: place };
}
