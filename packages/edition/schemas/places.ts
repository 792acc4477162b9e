// Places of the region: the association's own table, the gazetteer and the base map.
import { z } from 'zod';
import { latitude, longitude, zipText } from './region.ts';
import { eachOnce, fields, list, text } from './text.ts';

/** The loader checks that it is inside the bounds of the region. */
const inRegion = { lat: latitude, lng: longitude };
const name = text.max(60);

/** The extra table, places.yaml: places that the gazetteer doesn't have. */
export const placesSchema = fields({
  zips: eachOnce('zip', list(fields({ zip: zipText, name, ...inRegion }), 'ZIP code', 0)).meta({
    title: 'ZIP codes without an area, such as those of post office boxes',
  }),
  names: eachOnce('name', list(fields({ name, ...inRegion }), 'name', 0)).meta({
    title: 'Names that people search for',
  }),
});

export type Places = z.infer<typeof placesSchema>;

/** Where the data of a generated file comes from. */
export const sources = z.array(
  z.object({ what: z.string(), package: z.string(), licence: z.string() }),
);

/** The number of a row in another list, from 0. */
const rowNumber = z.number().int().nonnegative();

/** Every ZIP and place name of the region with its point, made by makers/make-gazetteer.ts. */
export const gazetteerSchema = z.object({
  sources,
  /** The full names, such as "Kane County". */
  counties: z.array(z.string()).min(1),
  /**
   * ZIP, latitude and longitude in degrees, name of its post office, number of its county, and whether it
   * has an area: 0 for a ZIP of post boxes.
   */
  zips: z.array(
    z.tuple([z.string(), latitude, longitude, z.string(), rowNumber, z.literal([0, 1])]),
  ),
  /** Name, latitude and longitude in degrees, number of its county. */
  cities: z.array(z.tuple([z.string(), latitude, longitude, rowNumber])),
});

export type Gazetteer = z.infer<typeof gazetteerSchema>;

/** The other states, and the towns within 60 miles of the state line, made by makers/make-border-towns.ts. */
export const borderTownsSchema = z.object({
  sources,
  /** Postal code, name, and ranges of the first three digits of its ZIPs. */
  states: z.array(z.tuple([z.string(), z.string(), z.array(z.tuple([z.number(), z.number()]))])),
  /** Name, number of the state, latitude and longitude in degrees, and ZIPs. The largest first. */
  towns: z.array(z.tuple([z.string(), rowNumber, latitude, longitude, z.string()])),
});

/** Longitude first, as in GeoJSON. */
const mapPoint = z.tuple([z.number(), z.number()]);

/** Polygons, each with its rings. */
export const mapArea = z.array(z.array(z.array(mapPoint)));

/** The outline of the state, its water, county lines and larger cities, made by makers/make-map-base.ts. */
export const mapBaseSchema = z.object({
  outline: mapArea,
  /** The lakes inside the outline, and the bays that it includes. */
  water: mapArea.optional(),
  lines: z.array(z.array(mapPoint)),
  /** Name, latitude and longitude. */
  cities: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

export type MapBase = z.infer<typeof mapBaseSchema>;

/** What a map fills as land: by the even-odd rule, water inside the outline is no land, and an island is. */
export const landOf = ({ outline, water = [] }: Pick<MapBase, 'outline' | 'water'>) => [
  ...outline,
  ...water,
];
