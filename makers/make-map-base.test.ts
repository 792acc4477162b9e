// The base map of a state whose counties have islands. generated.test.ts checks those of the editions.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapBaseSchema } from '@appraisers/edition/schemas/places.ts';
import { afterAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';

const scratch = mkdtempSync(join(tmpdir(), 'map-base-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it('the outline has every island', { timeout: 60_000 }, () => {
  cpSync('editions/idaho', scratch, { recursive: true });
  const region = parseDocument(readFileSync(`${scratch}/region.yaml`, 'utf8'));
  region.set('name', 'Hawaii');
  region.set('postalCode', 'HI');
  region.setIn(['map', 'cities'], ['Honolulu']);
  writeFileSync(`${scratch}/region.yaml`, region.toString());
  for (const script of ['make-gazetteer', 'make-map-base']) {
    const env = { ...process.env, CONTENT_DIR: scratch };
    execFileSync(process.execPath, [`makers/${script}.ts`], { env });
  }
  const made: unknown = JSON.parse(readFileSync(`${scratch}/region/map-base.json`, 'utf8'));
  expect(mapBaseSchema.parse(made).outline.length).toBeGreaterThanOrEqual(8);
});
