// The extra table of known places, content/places.yaml: what no gazetteer knows.
import { z } from 'zod';
import { fields, listOf, text } from './text.ts';

const point = {
  lat: z
    .number('degrees as a number')
    .min(36.9, 'degrees inside Utah, from 36.9')
    .max(42.1, 'degrees inside Utah, up to 42.1'),
  lng: z
    .number('degrees as a number')
    .min(-114.1, 'degrees inside Utah, from -114.1')
    .max(-109, 'degrees inside Utah, up to -109'),
};
const name = text.max(60, 'a name of at most 60 characters');

export const placesSchema = fields({
  /** ZIP codes that the Census draws no area for. */
  zips: listOf(
    4,
    fields({
      zip: z.string('a ZIP code in quotes').regex(/^\d{5}$/, 'a ZIP code of five digits'),
      /** The town it belongs to; for the reader of the file. */
      name,
      ...point,
    }),
    'exactly four ZIP codes',
  ),
  /** Names that people use and no gazetteer has. */
  names: listOf(15, fields({ name, ...point }), 'exactly fifteen names'),
});
