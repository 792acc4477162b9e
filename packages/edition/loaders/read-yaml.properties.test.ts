import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { edition } from './edition.ts';
import { yamlFiles } from './editions.fixture.ts';
import { mutation } from './mutations.fixture.ts';
import { readOrReject } from './read-or-reject.fixture.ts';
import { decodeText } from './read-text.ts';
import { parseYaml } from './read-yaml.ts';

const files = Object.keys(yamlFiles);
const originals = new Map(files.map((file) => [file, edition.readText(file)]));

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a value says, its field names too. */
function messageOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return wordsOf(String(value));
  return Object.entries(value).flatMap(([key, inner]) => [...wordsOf(key), ...messageOf(inner)]);
}

/** The words of a file that are not in a note; numbers as they are read, signs of a text left out. */
const written = (text: string) =>
  wordsOf(
    text
      .replaceAll(/^\s*#.*$/gm, '')
      .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(number)))
      .replaceAll(/\\\S*/g, ' ')
      .replaceAll(/[>|][-+]?\d?[-+]?$/gm, ''),
  );

describe('whatever happens to a YAML file', () => {
  it('every word of it that is no note is read, or a sentence rejects the file', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.constantFrom(...files), mutation, (file, mutate) => {
        const bytes = mutate(originals.get(file) ?? '');
        const value = readOrReject(file, () =>
          parseYaml(file, decodeText(file, bytes), yamlFiles[file]?.schema ?? z.never()),
        );
        if (value === undefined) return;
        read += 1;
        const words = new Set(messageOf(value));
        expect(written(decodeText(file, bytes)).filter((word) => !words.has(word))).toEqual([]);
      }),
    );
    expect(read).toBeGreaterThan(0);
  }, 60_000);
});
