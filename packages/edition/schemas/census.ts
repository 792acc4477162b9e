// The state's counties and the population of its ZIP codes, for the office's coverage report.
// makers/make-census.ts writes the file. Browsers never receive it.
import { z } from 'zod';
import { mapArea, sources } from './places.ts';

const county = z.object({
  /** The five digits of its FIPS code. */
  fips: z.string(),
  /** Without "County". */
  name: z.string(),
  area: z.object({ type: z.literal('MultiPolygon'), coordinates: mapArea }),
});

const peopleOfZip = z.object({
  people: z.number(),
  /** The share of them in each county, 0 to 1, by FIPS code. */
  shares: z.record(z.string(), z.number()),
});

export const censusSchema = z.object({
  sources,
  counties: z.array(county).min(1),
  /** By ZIP code. */
  people: z.array(z.tuple([z.string(), peopleOfZip])).transform((rows) => new Map(rows)),
});

export type County = z.infer<typeof county>;
export type PeopleOfZip = z.infer<typeof peopleOfZip>;
