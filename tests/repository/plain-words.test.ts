import { globSync } from 'node:fs';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { expect, it } from 'vitest';
import { allowances, bannedNames, bannedWords } from './banned-words.ts';
import { exportedNames } from './exported-names.ts';
import { proseExtensions, proseOf } from './prose.ts';

// The live edition is its owner's to word, so the checked texts are those of the sample editions.
const files = globSync(
  [
    `*.{${proseExtensions}}`,
    'content/README.md',
    `{.github,docs,editions,hosting,makers,office,packages,site,tests}/**/*.{${proseExtensions}}`,
  ],
  // The bench compares with a bundle that is as it was generated, and this list names its own words.
  {
    exclude: [
      '**/node_modules/**',
      'tests/bench/baseline/src/**',
      'tests/repository/banned-words.ts',
    ],
  },
).map(toPosix);

const allowancesFor = (file: string, text: string) =>
  allowances.filter((each) => each.files.test(file) && each.text.test(text));

/** A sentence for each banned word of a file: where it is, and what to write. */
const bannedIn = (file: string) => {
  const words = bannedWords.filter((each) => each.files?.test(file) ?? true);
  return proseOf(file).flatMap(({ line, text }) =>
    words.flatMap(({ words: pattern, better }) => {
      const [match] = pattern.exec(text) ?? [];
      return match === undefined || allowancesFor(file, text).length > 0
        ? []
        : [`${file}:${line}: "${match}" in "${text}". Better: ${better}.`];
    }),
  );
};

it('says everything in plain words', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(bannedIn)).toEqual([]);
});

it('allows a banned word only where a file needs it', () => {
  const used = files.flatMap((file) =>
    proseOf(file).flatMap(({ text }) => allowancesFor(file, text)),
  );
  expect(allowances.filter((each) => !used.includes(each))).toEqual([]);
});

it('exports the names of the field', () => {
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      exportedNames(file).flatMap((name) => {
        const better = new Map(Object.entries(bannedNames)).get(name);
        return better === undefined ? [] : [`${file}: ${name}. Better: ${better}.`];
      }),
    );
  expect(found).toEqual([]);
});
