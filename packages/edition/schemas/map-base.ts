// The map's own ground, made by makers/make-map-base.ts: the state's outline, its county lines and
// its larger cities. Points as GeoJSON has them, longitude first.
import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]);

export const mapBaseSchema = z.object({
  /** Polygons, each with its rings. */
  outline: z.array(z.array(z.array(point))),
  lines: z.array(z.array(point)),
  /** Name, latitude and longitude. */
  cities: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

export type MapBase = z.infer<typeof mapBaseSchema>;
