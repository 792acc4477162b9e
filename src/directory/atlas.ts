// An atlas knows the points of ZIP codes and of place names. There are two: the association's own
// extra table, and the gazetteer of all Utah.
import type { Place } from './appraiser.ts';
import { placeKey } from './place-key.ts';

export type Atlas = {
  readonly zips: ReadonlyMap<string, Place>;
  readonly cities: ReadonlyMap<string, Place>;
};

/** An atlas that knows nothing. */
export const emptyAtlas: Atlas = { zips: new Map(), cities: new Map() };

type ZipRow = readonly [zip: string, lat: number, lng: number, ...rest: readonly unknown[]];
type CityRow = readonly [name: string, lat: number, lng: number];

/** An atlas of rows, points in degrees. The first row of a name counts. */
export function atlas(zips: readonly ZipRow[], cities: readonly CityRow[]): Atlas {
  const byKey = new Map<string, Place>();
  for (const [name, lat, lng] of cities) {
    const key = placeKey(name);
    if (!byKey.has(key)) byKey.set(key, { name, lat, lng });
  }
  return {
    zips: new Map(zips.map(([zip, lat, lng]) => [zip, { name: zip, lat, lng }])),
    cities: byKey,
  };
}
