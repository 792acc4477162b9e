// The nearest known place to the position of a device, or why there is none.
import type { SearchChoice } from './answer.ts';
import type { Point } from './appraiser.ts';
import { contains } from './area.ts';
import type { Directory } from './directory.ts';
import { milesBetween } from './distance.ts';
import { countMembers } from './members.ts';

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
export function locate(
  position: Position,
  { zips, outline }: Pick<Directory, 'zips' | 'outline'>,
): Located {
  const miles = position.accuracy / metersPerMile;
  if (miles > maxInaccuracy) return { kind: 'vague', miles };
  const [place] = [...zips.values()]
    .filter(({ hasArea }) => hasArea)
    .map(({ name, town, locations, ...point }) => ({
      choice: { kind: 'zip', by: 'zip', near: name, town: locations[0]?.city ?? town } as const,
      away: milesBetween(point, position),
      here: countMembers(locations),
    }))
    .sort((a, b) => a.away - b.away || b.here - a.here)
    .map(({ choice }) => choice);
  return place && contains(outline, position)
    ? { kind: 'place', place }
    : { kind: 'outside', nearest: place };
}
