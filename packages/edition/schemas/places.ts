// Places of the region: the association's own table, the gazetteer and the ground of the map.
import { z } from 'zod';
import { latitude, longitude, zipText } from './region.ts';
import { fields, list, text } from './text.ts';

/** Inside the bounds of the region, which the reader looks at. */
const inRegion = { lat: latitude, lng: longitude };
const name = text.max(60, 'a name of at most 60 characters');

/** The extra table, places.yaml: places that no gazetteer has. */
export const placesSchema = fields({
  /** ZIP codes that the Census draws no area for. */
  zips: list(
    fields({
      zip: zipText,
      /** The town it belongs to; for the reader of the file. */
      name,
      ...inRegion,
    }),
    'a list of ZIP codes',
    { least: 0 },
  ),
  /** Names that people use and no gazetteer has. */
  names: list(fields({ name, ...inRegion }), 'a list of names', { least: 0 }),
});

export type Places = z.infer<typeof placesSchema>;

/** Every ZIP and place name of the region with its point, made by makers/make-gazetteer.ts. */
export const gazetteerSchema = z.object({
  sources: z.array(z.object({ what: z.string(), package: z.string(), licence: z.string() })),
  /** ZIP, latitude and longitude in degrees, name of its post office. */
  zips: z.array(z.tuple([z.string().regex(/^\d{5}$/), latitude, longitude, z.string()])),
  /** Name, latitude and longitude in degrees. */
  cities: z.array(z.tuple([z.string().min(1), latitude, longitude])),
});

export type Gazetteer = z.infer<typeof gazetteerSchema>;

/** As GeoJSON has it, longitude first. */
const mapPoint = z.tuple([z.number(), z.number()]);

/** The outline of the state, its county lines and larger cities, made by makers/make-map-base.ts. */
export const mapBaseSchema = z.object({
  /** Polygons, each with its rings. */
  outline: z.array(z.array(z.array(mapPoint))),
  lines: z.array(z.array(mapPoint)),
  /** Name, latitude and longitude. */
  cities: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

export type MapBase = z.infer<typeof mapBaseSchema>;
