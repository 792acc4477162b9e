// The engine names no state. Everything about a region is in an edition.
import { globSync, readFileSync } from 'node:fs';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { describe, expect, it } from 'vitest';

/** Samples for tests may name a region. */
const sources = globSync([
  '{packages,site,office,hosting,makers,tests/bench}/**/*.{ts,tsx,astro,mjs,css}',
]).filter((file) => !/\.(test|fixture)\.tsx?$|node_modules|baseline\/src\/data/.test(file));

/** Names that are also common words don't count. */
const isDistinctive = (name: string) =>
  name.length > 6 && /[ .]/.test(name) && name !== 'State Line';

describe.each(sampleEditions)('the engine does not name, of %s,', (folder) => {
  it('the state, its ZIP codes, cities, bounds or time zones', () => {
    const edition = openEdition(folder);
    const { name, bounds, timeZones, zipPrefixes } = edition.region.read();
    const { cities, zips } = edition.gazetteer.read();
    const words = [
      name,
      ...timeZones.map(({ zone }) => zone),
      ...Object.values(bounds).filter((degrees) => !Number.isInteger(degrees)),
      ...cities.map(([city]) => city).filter(isDistinctive),
      ...zips.map(([zip]) => zip),
    ];
    expect(zipPrefixes.length).toBeGreaterThan(0);
    const pattern = new RegExp(
      `(?<![\\w.])(${words.map((word) => `${word}`.replaceAll('.', '\\.')).join('|')})(?![\\w.])`,
      'i',
    );
    const found = sources.flatMap((file) => {
      const [, word] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
      return word === undefined ? [] : [`${file}: ${word}`];
    });
    expect(found).toEqual([]);
  });
});
