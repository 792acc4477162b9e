// Distances in a straight line over the earth's surface.
import type { Point } from './appraiser.ts';

/** Radius of the sphere that stands for the earth, in miles. */
export const earthRadiusMiles = 3959;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in miles between two points in degrees.
 * Haversine formula: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984).
 */
export function milesBetween(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng * halfLng;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Miles that the difference in latitude alone accounts for. Never more than `milesBetween`
 * (but for rounding), and far cheaper: it rules most of a large directory out.
 */
export const milesOfLatitude = (a: Point, b: Point): number =>
  earthRadiusMiles * radians(Math.abs(a.lat - b.lat));

/** The distance as it is shown: one decimal and "mi". */
export const formatMiles = (miles: number): string => `${miles.toFixed(1)} mi`;
