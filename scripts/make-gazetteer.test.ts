import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeKey } from '#directory/place-key.ts';
import { gazetteerSchema } from '#schemas/gazetteer.ts';

const committed = readFileSync('public/gazetteer.json', 'utf8');

describe('the gazetteer', () => {
  it('has every ZIP, its post office and every name once, inside Utah, and says its sources', () => {
    const { zips, cities, sources } = gazetteerSchema.parse(JSON.parse(committed));
    expect(new Set(zips.map(([zip]) => zip)).size).toBe(zips.length);
    expect(new Set(cities.map(([name]) => name)).size).toBe(cities.length);
    expect(zips.filter(([zip]) => !/^84\d\d\d$/.test(zip))).toEqual([]);
    const outside = [...zips, ...cities].filter(
      ([, lat, lng]) => lat < 36.9 || lat > 42.1 || lng < -114.1 || lng > -109,
    );
    expect(outside).toEqual([]);
    const names = new Set(cities.map(([name]) => placeKey(name)));
    expect(zips.filter(([, , , office]) => !names.has(placeKey(office)))).toEqual([]);
    expect(sources.filter(({ licence }) => !licence)).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
  });
});
