// An atlas has the points of ZIP codes and of place names. There are two: the association's own extra
// table, and the gazetteer of the region.
import type { Place } from './appraiser.ts';
import type { PlaceNames } from './place-names.ts';

export type Atlas = {
  readonly zips: ReadonlyMap<string, Place>;
  readonly cities: ReadonlyMap<string, Place>;
};

export const emptyAtlas: Atlas = { zips: new Map(), cities: new Map() };

type Row = readonly [name: string, lat: number, lng: number, town?: string];

/** Makes an atlas from rows with points in degrees. The first row of a ZIP or of a name counts. */
export const atlas = (
  zips: readonly Row[],
  cities: readonly Row[],
  { placeKey }: PlaceNames,
): Atlas => ({
  zips: firstRows(zips, (zip) => zip),
  cities: firstRows(cities, placeKey),
});

function firstRows(
  rows: readonly Row[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [name, lat, lng, town] of rows) {
    const key = keyOf(name);
    if (!places.has(key))
      places.set(key, town === undefined ? { name, lat, lng } : { name, lat, lng, town });
  }
  return places;
}
