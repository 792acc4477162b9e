// Writes a generated file of an edition as JSON with one row on each line, so that diffs show rows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';

const section = ([name, rows]: [string, readonly unknown[]]) =>
  `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** Writes the lists and prints the number of rows in each. */
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
