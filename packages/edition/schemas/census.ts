// The state's counties and the population of its ZIP codes, for the office's coverage report.
// makers/make-census.ts writes the file. Browsers never receive it.
import { z } from 'zod';

const step = z.number().int().nonnegative();
const degrees = z.tuple([z.number(), z.number()]);
const fips = z.string().regex(/^\d{5}$/);

export type County = {
  /** The five digits of its FIPS code. */
  readonly fips: string;
  /** Without "County". */
  readonly name: string;
  /** GeoJSON: longitude first. */
  readonly area: {
    readonly type: 'MultiPolygon';
    readonly coordinates: [lng: number, lat: number][][][];
  };
};

export type PeopleOfZip = {
  readonly people: number;
  /** The share of them in each county, 0 to 1, by FIPS code. */
  readonly shares: Readonly<Record<string, number>>;
};

/** The content of the file. Grid steps are exact whole numbers, and shorter than degrees. */
export const censusFileSchema = z.object({
  sources: z.array(z.object({ what: z.string(), package: z.string(), licence: z.string() })),
  /** The start of the grid and the length of a step, in degrees, longitude first. */
  grid: z.tuple([degrees, degrees]),
  /** FIPS code, name, and polygons with their rings in grid steps. */
  counties: z
    .array(z.tuple([fips, z.string().min(1), z.array(z.array(z.array(z.tuple([step, step]))))]))
    .min(1),
  /** ZIP code, people, and the percentage of them in each county. */
  zips: z.array(
    z.tuple([
      z.string().regex(/^\d{5}$/),
      z.number().int().nonnegative(),
      z.record(fips, z.number().min(0).max(100)),
    ]),
  ),
});

export const censusSchema = censusFileSchema.transform(({ grid: [start, step], ...file }) => ({
  counties: file.counties.map(
    ([code, name, polygons]): County => ({
      fips: code,
      name,
      area: {
        type: 'MultiPolygon',
        coordinates: polygons.map((rings) =>
          rings.map((ring) =>
            ring.map(([x, y]) => [x * step[0] + start[0], y * step[1] + start[1]]),
          ),
        ),
      },
    }),
  ),
  people: new Map<string, PeopleOfZip>(
    file.zips.map(([zip, people, percents]) => [
      zip,
      {
        people,
        shares: Object.fromEntries(
          Object.entries(percents).map(([county, percent]) => [county, percent / 100]),
        ),
      },
    ]),
  ),
}));
