// The state's counties and the population of its ZIP codes, for the office's coverage report.
// makers/make-census.ts writes the file. Browsers never receive it.
import { z } from 'zod';
import { sources } from './places.ts';

const step = z.number().int().nonnegative();
const degrees = z.tuple([z.number(), z.number()]);

/** The content of the file. Grid steps are exact whole numbers, and shorter than degrees. */
export const censusFileSchema = z.object({
  sources,
  /** The start of the grid and the length of a step, in degrees, longitude first. */
  grid: z.tuple([degrees, degrees]),
  /** FIPS code, name, and polygons with their rings in grid steps. */
  counties: z
    .array(z.tuple([z.string(), z.string(), z.array(z.array(z.array(z.tuple([step, step]))))]))
    .min(1),
  /** ZIP code, people, and the percentage of them in each county. */
  zips: z.array(z.tuple([z.string(), z.number(), z.record(z.string(), z.number())])),
});

export const censusSchema = censusFileSchema.transform(({ grid: [start, step], ...file }) => ({
  counties: file.counties.map(([code, name, polygons]) => ({
    /** The five digits of its FIPS code. */
    fips: code,
    /** Without "County". */
    name,
    /** GeoJSON: longitude first. */
    area: {
      type: 'MultiPolygon' as const,
      coordinates: polygons.map((rings) =>
        rings.map((ring) =>
          ring.map(([x, y]): [number, number] => [x * step[0] + start[0], y * step[1] + start[1]]),
        ),
      ),
    },
  })),
  people: new Map(
    file.zips.map(([zip, people, percents]) => [
      zip,
      {
        people,
        /** The share of them in each county, 0 to 1, by FIPS code. */
        shares: Object.fromEntries(
          Object.entries(percents).map(([county, percent]) => [county, percent / 100]),
        ),
      },
    ]),
  ),
}));

type Census = z.output<typeof censusSchema>;
export type County = Census['counties'][number];
export type PeopleOfZip = ReturnType<Census['people']['get']> & {};
