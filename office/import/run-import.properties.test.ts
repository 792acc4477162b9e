import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { textOfBytes } from '#import/reading/encoding.ts';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import type { ImportReport } from '#import/report/import-report.ts';
import { reportText } from '#import/report/report-text.ts';
import {
  listText,
  plainExport,
  plainHeader,
  plainRows,
  sampleContext,
  sampleList,
} from './import.fixture.ts';
import { ImportError } from './import-error.ts';
import { exportMutation } from './mutations-of-exports.fixture.ts';
import { type ImportOptions, type ImportResult, importBytes } from './run-import.ts';
import { agreed, expectWholeList } from './whole-list.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  members: join(folder, 'members.csv'),
  numbers: join(folder, 'member-numbers.csv'),
  backups: join(folder, 'backups'),
};
const now = new Date(2026, 10, 22, 12);
const list = sampleList(12, { 3: '902', 30: 'gone' });
const before = listText(12);

/** People of the list, newcomers, and those who stay out, with notes in quotes behind them. */
const rows = [
  ...plainRows({ 5: '904,Rosa,Villanueva,,rosa.villanueva@example.org,Syracuse,84075,Lapsed' }),
  '950,Maeve,Smith,801-555-0170,maeve@example.org,Provo,84604,Active',
  '951,Pieter,Berg,,pieter@example.org,Orem,84057,Active',
].map((row, at) => `${row},${at % 3 ? '' : `note ${at}`}`);
const header = `${plainHeader},Notes`;
const original = plainExport(header, ...rows);

/** A sentence is for people: it names no program and ends. */
function expectSentence(message: string): void {
  expect(message).toMatch(/^[^\n]{20,}\.$/);
  expect(message).not.toMatch(/undefined|\[object|NaN|\.ts:|node_modules|\bat \w+ \(/);
}

/** The lines that are reported as such: left out, left aside, or refused. */
function reportedLines({ excluded, skipped, issues }: ImportReport): ReadonlySet<number> {
  return new Set([
    ...[...excluded, ...skipped].map(({ row }) => row),
    ...issues.flatMap(({ row, reason }) => {
      const [, first = row, last = row] = /rows (\d+) to (\d+)/.exec(reason) ?? [];
      return Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, at) => Number(first) + at,
      );
    }),
  ]);
}

/** Every row that is as it was is reported: as a member, or by its line. */
function expectAllAccountedFor(text: string, report: ImportReport): void {
  // Nothing was changed, and everything is asked first.
  if (report.questions.length > 0) return;
  const output = reportedLines(report);
  const lines = text.split('\n');
  const open = rows.filter((row) => lines.includes(row) && !output.has(lines.indexOf(row) + 1));
  // Under other names of columns people have other names.
  if (!lines.includes(header)) {
    expect(report.after).toBeGreaterThanOrEqual(open.length);
    return;
  }
  const gone = new Set(report.removed.map(({ name }) => name));
  const here = new Set([...report.added, ...report.changed].map(({ name }) => name));
  for (const row of open) {
    const [, first, last, , mail = '?'] = row.split(',');
    const name = `${first} ${last}`;
    const isMember = here.has(name) || (before.includes(mail) && !gone.has(name));
    expect([row, isMember]).toEqual([row, true]);
  }
}

/** Each member of the list is unchanged, changed or removed, and all of the rows add up. */
function expectAccount(report: ImportReport): void {
  const gone = report.removed.map(({ id }) => id);
  const changed = report.changed.map(({ id }) => id);
  expect(new Set([...gone, ...changed]).size).toBe(gone.length + changed.length);
  expect(gone.length + changed.length + report.unchanged).toBe(report.before);
  expect(report.added.length + changed.length + report.unchanged).toBe(report.after);
  for (const { reason, hint, column } of report.issues) {
    expect(column).not.toBe('');
    expectSentence(`${reason} in a cell; ${hint}`);
  }
}

/** What is shown of it steers no screen and holds no tag of anyone else's. */
function expectHarmless({ report, outcome, page }: ImportResult): void {
  const shownText = reportText(report, outcome, page);
  expect(shownText.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  const html = readFileSync(page, 'utf8');
  expect(html).not.toMatch(/<script|<a |<img|javascript:/i);
}

/** Imports bytes into the list as it was. Returns nothing where they are rejected, in a sentence. */
async function imported(
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult | undefined> {
  rmSync(files.backups, { recursive: true, force: true });
  rmSync(files.numbers, { force: true });
  writeFileSync(files.members, before);
  const target = { context: sampleContext, list, files };
  try {
    return await importBytes(target, 'export.csv', bytes, options, now);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    expectSentence(error.message);
    return undefined;
  }
}

/** A mishap, how it arrives, and what the volunteer agrees to. */
type Case = { readonly text: string; readonly bytes: Uint8Array; readonly options: ImportOptions };

const asText = fc.tuple(exportMutation, agreed).map(([mutate, options]): Case => {
  const bytes = mutate(original);
  return { text: new TextDecoder().decode(bytes), bytes, options };
});

const flip = fc.option(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { freq: 4 });
const asWorkbook = fc.tuple(asText, flip).map(([{ text, options }, changed]): Case => {
  const cells = text.split(/\r\n?|\n/).map((line) => line.split(','));
  const bytes = zipOf(workbookOf([{ name: 'Members', rows: inlineRows(cells) }]));
  if (changed) {
    const at = changed[0] % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ changed[1];
  }
  return { text: cells.map((row) => row.join(',')).join('\n'), bytes, options };
});

/** Imports so many cases, checks each, and counts how they ended: rejecting everything keeps most laws. */
async function endsOf(cases: fc.Arbitrary<Case>, numRuns: number) {
  const ends: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(cases, async ({ text, bytes, options }) => {
      const result = await imported(bytes, options);
      const end = result?.outcome.kind ?? 'rejected';
      ends[end] = (ends[end] ?? 0) + 1;
      expectWholeList(folder, before, result);
      if (!result) return;
      expectAccount(result.report);
      expectHarmless(result);
      const isText = result.report.read[0]?.startsWith('CSV');
      expectAllAccountedFor(isText ? textOfBytes('', bytes).text : text, result.report);
    }),
    { seed, numRuns },
  );
  return ends;
}

const some = (share: number, runs: number): unknown =>
  expect.toSatisfy((count: number) => count > runs * share);

describe('whatever happens to an export, the list is whole, and each person and row is accounted for', () => {
  const expectEnds = async (cases: fc.Arbitrary<Case>, runs: number) =>
    expect(await endsOf(cases, runs)).toMatchObject({
      ...{ written: some(0.05, runs), stopped: some(0.05, runs), shown: some(0.05, runs) },
      rejected: some(0.05, runs),
    });

  it('as a text', () => expectEnds(asText, 500), 120_000);
  it('as 9,000 texts', { tags: ['all'], timeout: 240_000 }, () => expectEnds(asText, 9000));
  it('as a workbook', () => expectEnds(asWorkbook, 150), 120_000);
});
