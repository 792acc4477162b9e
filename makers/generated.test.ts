// The makers regenerate the committed files byte for byte.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { keptPlaces } from '@appraisers/tests/run/every-state/small-edition.ts';
import { afterAll, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it.each([...sampleEditions, ...globSync(`${keptPlaces}/*`)])(
  'the makers regenerate the place data of %s',
  // Four programs read all the packages.
  { timeout: 120_000 },
  (folder) => {
    const copy = join(scratch, folder);
    cpSync(`${folder}/region.yaml`, join(copy, 'region.yaml'));
    // The time zone and language must not matter.
    const env = { ...process.env, CONTENT_DIR: copy, TZ: 'Asia/Tokyo', LC_ALL: 'cs_CZ.UTF-8' };
    // The map base needs the gazetteer.
    for (const name of ['gazetteer', 'elsewhere', 'map-base', 'census']) {
      execFileSync(process.execPath, [`makers/make-${name}.ts`], { env });
      const [made, committed] = [copy, folder].map((where) =>
        readFileSync(join(where, `region/${name}.json`), 'utf8'),
      );
      expect(made === committed, `${folder}/region/${name}.json`).toBe(true);
    }
  },
);

it('the licenses of the place data are those of the packages', () => {
  const file = join(scratch, 'licenses.json');
  execFileSync(process.execPath, ['makers/make-place-licenses.ts', file]);
  const committed = readFileSync('site/integrations/place-data-licenses.json', 'utf8');
  expect(readFileSync(file, 'utf8')).toBe(committed);
});
