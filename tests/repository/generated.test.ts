// The committed place data: the generators make the same bytes again.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { afterAll, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it.each(sampleEditions)('%s has the place data that the generators make', (folder) => {
  const copy = join(scratch, folder);
  cpSync(`${folder}/region.yaml`, join(copy, 'region.yaml'));
  // In another time zone and language: neither may show.
  const env = { ...process.env, CONTENT_DIR: copy, TZ: 'Asia/Tokyo', LC_ALL: 'cs_CZ.UTF-8' };
  // The second reads what the first writes.
  for (const name of ['gazetteer', 'map-base']) {
    execFileSync(process.execPath, [`makers/make-${name}.ts`], { env });
    const [made, committed] = [copy, folder].map((where) =>
      readFileSync(join(where, `region/${name}.json`), 'utf8'),
    );
    expect(made === committed, `${folder}/region/${name}.json`).toBe(true);
  }
});
