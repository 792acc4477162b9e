// The extra table of known places, places.yaml: what no gazetteer knows.
import type { z } from 'zod';
import { latitude, longitude, zipText } from './region.ts';
import { fields, list, text } from './text.ts';

/** Inside the bounds of the region, which the reader looks at. */
const point = { lat: latitude, lng: longitude };
const name = text.max(60, 'a name of at most 60 characters');

export const placesSchema = fields({
  /** ZIP codes that the Census draws no area for. */
  zips: list(
    fields({
      zip: zipText,
      /** The town it belongs to; for the reader of the file. */
      name,
      ...point,
    }),
    'a list of ZIP codes',
    { least: 0 },
  ),
  /** Names that people use and no gazetteer has. */
  names: list(fields({ name, ...point }), 'a list of names', { least: 0 }),
});

export type Places = z.infer<typeof placesSchema>;
