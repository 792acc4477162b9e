import { placeNames } from '@appraisers/directory/place-names.ts';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { outside } from '@appraisers/edition/loaders/geography.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
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
