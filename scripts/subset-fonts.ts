// Run by hand (`npm run fonts`) when a type face has a new version: leaves out the weights and signs
// the site does not use. Both files are waited for on a first visit, so each kilobyte counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

type Range = readonly [first: number, last: number];

/** ASCII, the letters of Latin-1, and the marks of good typesetting. */
const letters: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xc0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];
/** The signs of Latin-1, and those of them that a heading may want: § © ® ° · ½ ¾. */
const signs: readonly Range[] = [[0xa1, 0xbf]];
const headingSigns = [0xa7, 0xa9, 0xae, 0xb0, 0xb7, 0xbd, 0xbe].map((sign): Range => [sign, sign]);

const textOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

/** What the text is set with: kerning, ligatures, accents, and figures of one width. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

// Of each axis the part that is used: of the heading face, display and heading, by day and by night.
const faces = [
  {
    name: 'besley',
    text: textOf([...letters, ...headingSigns]),
    weights: { min: 500, max: 600, default: 600 },
  },
  {
    name: 'public-sans',
    text: textOf([...letters, ...signs]),
    weights: { min: 400, max: 600, default: 400 },
  },
];

for (const { name, text, weights } of faces) {
  const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  // Not given in place: the library's declarations do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  } as const;
  const subset = await subsetFont(readFileSync(resolve(path)), text, options);
  writeFileSync(`src/fonts/${name}.woff2`, subset);
  console.log(`src/fonts/${name}.woff2: ${subset.length} bytes`);
}
