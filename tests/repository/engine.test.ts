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
const isDistinctive = (name: string) => name.length > 6 && /[ .]/.test(name);

it('no test reads the live edition, because its owner may change any word', () => {
  const tests = globSync([
    '{packages,site,office,hosting,makers}/**/{*.test.ts,*.test.tsx,*.fixture.ts}',
    'tests/**/*.ts',
    '*.config.ts',
  ]);
  const reading = tests.filter((file) => {
    const text = readFileSync(file, 'utf8');
    // Tests in a temporary folder may use any name for an edition.
    const isElsewhere = /mkdtempSync|\bcwd\b/.test(text);
    return !isElsewhere && /(Sync|resolve)\(\s*['"`]content\b|_DIR\b\W+content\b/.test(text);
  });
  expect(tests.length).toBeGreaterThan(100);
  expect(reading).toEqual([]);
});

it('one file reads CONTENT_DIR, and no file changes it for its own program', () => {
  const programs = globSync('{packages,site,office,hosting,makers,tests}/**/*.{ts,tsx,astro,mjs}', {
    exclude: ['**/node_modules/**', 'tests/bench/baseline/**'],
  });
  const reading = programs.filter((file) =>
    /\benv(\.|\[['"`])CONTENT_DIR|\bCONTENT_DIR\b[^;=]*\} = |stubEnv\(['"`]CONTENT_DIR/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(reading).toEqual(['packages/edition/loaders/edition.ts']);
});

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
