// The nearest known place to the position of a device, or why there is none.
import type { SearchChoice } from './answer.ts';
import type { Point } from './appraiser.ts';
import { contains } from './area.ts';
import type { Directory } from './directory.ts';
import { milesBetween } from './distance.ts';

/** The position that a device reports: degrees, and the accuracy in meters. */
export type Position = Point & { readonly accuracy: number };

export type Located =
  | { readonly kind: 'place'; readonly place: SearchChoice }
  /** Too inaccurate to tell one place from another. */
  | { readonly kind: 'vague'; readonly miles: number }
  | { readonly kind: 'outside'; readonly nearest: SearchChoice | undefined };

const metersPerMile = 1609.344;

/** A search needs a position at least this accurate, in miles. */
const maxInaccuracy = 15;

/** The ZIP with an area that is nearest to a position. Ties: the one with more members. */
export function locate(position: Position, { targets, outline }: Directory): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxInaccuracy) return { kind: 'vague', miles };
  const [nearest] = targets()
    .flatMap((target) =>
      target.place?.hasArea ? { target, away: milesBetween(target.place, position) } : [],
    )
    .sort((a, b) => a.away - b.away || b.target.here - a.target.here);
  const place = nearest?.target;
  return place && contains(outline, position)
    ? { kind: 'place', place }
    : { kind: 'outside', nearest: place };
}
