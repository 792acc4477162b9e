import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { outside } from '@appraisers/edition/loaders/places-of-region.ts';
import { describe, expect, it } from 'vitest';

describe.each(sampleEditions)('the gazetteer of %s', (folder) => {
  it('has every ZIP, its post office and every name once, inside the state, and its sources', () => {
    const edition = openEdition(folder);
    const region = edition.region.read();
    const { placeKey } = placeNames(region);
    const { zips, cities, sources } = edition.gazetteer.read();
    expect(new Set(zips.map(([zip]) => zip)).size).toBe(zips.length);
    expect(new Set(cities.map(([name]) => name)).size).toBe(cities.length);
    const foreign = zips.filter(
      ([zip]) => !region.zipPrefixes.some((each) => zip.startsWith(each)),
    );
    expect(foreign).toEqual([]);
    const astray = [...zips, ...cities].filter(
      ([, lat, lng]) => outside(region, { lat, lng }).length > 0,
    );
    expect(astray).toEqual([]);
    const names = new Set(cities.map(([name]) => placeKey(name)));
    expect(zips.filter(([, , , office]) => !names.has(placeKey(office)))).toEqual([]);
    expect(sources.filter(({ licence }) => !licence)).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
  });
});

it('has the towns of a territory, which GeoNames lists as a country', () => {
  const copy = mkdtempSync(join(tmpdir(), 'edition-'));
  cpSync('editions/idaho', copy, { recursive: true });
  const file = join(copy, 'region.yaml');
  const region = readFileSync(file, 'utf8')
    .replace(/^name: .*$/m, 'name: Puerto Rico')
    .replace('postalCode: ID', 'postalCode: PR');
  writeFileSync(file, region);
  const env = { ...process.env, CONTENT_DIR: copy };
  execFileSync(process.execPath, ['makers/make-gazetteer.ts'], { env });
  const { zips, cities } = openEdition(copy).gazetteer.read();
  expect(cities.map(([name]) => name)).toContain('Mayagüez');
  expect(zips.find(([zip]) => zip === '00601')?.[3]).toBe('Adjuntas');
  rmSync(copy, { recursive: true });
});
