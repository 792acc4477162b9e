import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { placeKey } from '#directory/place-key.ts';
import { gazetteerSchema } from '#schemas/gazetteer.ts';

const committed = readFileSync('public/gazetteer.json', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the gazetteer', () => {
  it('comes out the same to the byte when it is made again', { timeout: 60_000 }, () => {
    mkdirSync(join(folder, 'public'));
    const script = resolve('scripts/make-gazetteer.ts');
    // On a clock and in a language of elsewhere: neither may show.
    const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'cs_CZ.UTF-8', LC_ALL: 'cs_CZ.UTF-8' };
    execFileSync(process.execPath, [script], { cwd: folder, env });
    expect(readFileSync(join(folder, 'public/gazetteer.json'), 'utf8')).toBe(committed);
  });

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
