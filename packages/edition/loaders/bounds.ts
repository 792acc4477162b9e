// Whether a point lies in the state.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Region } from '#schemas/region.ts';

/** What of a point lies outside the bounds of the region: nothing, one of its degrees, or both. */
export function outside(
  { name, bounds }: Pick<Region, 'name' | 'bounds'>,
  { lat, lng }: Point,
): { field: 'lat' | 'lng'; found: number; expected: string }[] {
  const { south, north, west, east } = bounds;
  const within = (least: number, most: number) =>
    `degrees inside ${name}, from ${least} to ${most}`;
  return [
    ...(lat < south || lat > north
      ? [{ field: 'lat' as const, found: lat, expected: within(south, north) }]
      : []),
    ...(lng < west || lng > east
      ? [{ field: 'lng' as const, found: lng, expected: within(west, east) }]
      : []),
  ];
}
