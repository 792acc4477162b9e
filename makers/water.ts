// The water inside a state, from water.json: the lakes of the country, and the parts of the sea that the Census draws as
// land, such as a bay behind a spit. Of Natural Earth 5, 1:10,000,000 (public domain), it has the lakes and marine areas
// from 50 square km, with lines simplified to 500 m (Douglas-Peucker).
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadPackage } from './load-package.ts';

const clipping: typeof import('polygon-clipping') = loadPackage('polygon-clipping');

type Ring = [lng: number, lat: number][];
type Polygons = Ring[][];

const bodies: Polygons = z
  .array(z.array(z.array(z.tuple([z.number(), z.number()]))))
  .parse(JSON.parse(readFileSync(new URL('water.json', import.meta.url), 'utf8')));

function boundsOf(polygons: Polygons) {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of polygons.flat(2)) {
    [west, south] = [Math.min(west, lng), Math.min(south, lat)];
    [east, north] = [Math.max(east, lng), Math.max(north, lat)];
  }
  return { west, south, east, north };
}

/** The area inside a ring in square degrees, by the shoelace formula. */
const areaOf = (ring: Ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = ring.at(at - 1) ?? [0, 0];
      return sum + beforeX * y - x * beforeY;
    }, 0) / 2,
  );

/** About 20 square km. Smaller pieces are where two sources draw one shore otherwise. */
const minPiece = 0.002;
/** The side of the smallest square of water that shows, for each degree that the state is high. */
const minSide = 0.006;

/** The parts of the lakes and bays that are inside a state. */
export function waterIn(state: Polygons): Polygons {
  const frame = boundsOf(state);
  const near = bodies.filter((body) => {
    const { west, south, east, north } = boundsOf([body]);
    return west < frame.east && east > frame.west && south < frame.north && north > frame.south;
  });
  const minArea = Math.max(minPiece, ((frame.north - frame.south) * minSide) ** 2);
  return clipping.intersection(state, near).filter(([shore = []]) => areaOf(shore) >= minArea);
}
