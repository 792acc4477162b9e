// What holds on the disk after any import or pull.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readText } from '@appraisers/edition/loaders/read-text.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sampleContext } from './import.fixture.ts';
import type { ImportResult } from './run-import.ts';

/** What the volunteer agrees to. */
export const agreed = fc.record({
  dryRun: fc.boolean(),
  acceptRejections: fc.boolean(),
  yes: fc.boolean(),
});

/** The folder has the old list, or the new one, and nothing unfinished. */
export function expectWholeList(folder: string, before: string, result?: ImportResult): void {
  const file = join(folder, 'members.csv');
  const written = readFileSync(file, 'utf8');
  const left = readdirSync(folder, { recursive: true }).map(String);
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  if (result?.outcome.kind !== 'written') {
    expect(written).toBe(before);
    return;
  }
  const { geography, details } = sampleContext;
  const members = readMemberFile(file, readText(file), geography, details);
  expect(members).toHaveLength(result.report.after);
  const cells: string[][] = parse(written);
  const executed = cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell));
  expect(executed.filter((cell) => !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
}
