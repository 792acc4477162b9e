// What holds for any export, also after mishaps on its way: no one is listed whom a deciding column keeps out, no
// detail is shown that a column hides, and the list stays whole.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { textOfBytes } from '#import/reading/read-text.ts';
import {
  contextWith,
  listing,
  listText,
  other,
  plainExport,
  sampleContext,
  sampleList,
} from './import.fixture.ts';
import { ImportError } from './import-error.ts';
import { exportMutation } from './mutations-of-exports.fixture.ts';
import { readExport } from './reading/read-export.ts';
import { privateMarkdown } from './report/markdown.ts';
import { agreements } from './report/report.ts';
import { planImport, runImport } from './run-import.ts';

/** Each deciding column with the value that lists or shows, those that don't, and one that no answer decides. */
const deciding = {
  'Membership status': { show: 'Active', hide: ['Lapsed', '(blank)'], open: 'Courtesy?' },
  'Show in directory': { show: 'Yes', hide: ['No', '(blank)'], open: 'Yes?' },
  'Who may call': { show: 'Everyone', hide: ['Members', '(blank)'], open: 'Friends' },
} as const;
type Deciding = keyof typeof deciding;
const isDeciding = (name: string): name is Deciding => Object.hasOwn(deciding, name);
const decidingNames = Object.keys(deciding).filter(isDeciding);

const context = contextWith({
  columns: [
    ...decidingNames.map((name): ReturnType<typeof listing> => {
      const { show, hide } = deciding[name];
      const use = name === 'Who may call' ? 'decidesPhone' : 'decidesListing';
      return { ...listing(name, [show], hide), use };
    }),
    ...[other('First name', 'firstName'), other('Last name', 'lastName'), other('Zip', 'zip')],
    ...[other('Email', 'email'), other('Phone', 'phone'), other('City', 'city')],
    other('Chapter', 'notUsed'),
  ],
});
const none = { ...sampleList(), bytes: undefined, members: [], numbers: new Map<number, string>() };

const cellsOf = (name: Deciding) => {
  const { show, hide, open } = deciding[name];
  const hidden = hide.map((value) => (value === '(blank)' ? '' : value));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(show, show.toUpperCase()) },
    { weight: 6, arbitrary: fc.constantFrom(...hidden) },
    { weight: 1, arbitrary: fc.constant(open) },
  );
};
const people = fc.array(
  fc.record({
    at: fc.nat(20),
    'Membership status': cellsOf('Membership status'),
    'Show in directory': cellsOf('Show in directory'),
    'Who may call': cellsOf('Who may call'),
  }),
  { minLength: 1, maxLength: 5 },
);
const plain = ['First name', 'Last name', 'Email', 'Phone', 'City', 'Zip', 'Chapter'];
const header = fc.shuffledSubarray([...plain, ...decidingNames], { minLength: 10 });

const exports = fc.tuple(header, people).map(([names, rows]) => {
  const lines = rows.map(({ at, ...decided }) => {
    const last = `Doe${String.fromCharCode(97 + at)}`;
    const cells: Readonly<Record<string, string>> = {
      ...{ 'First name': 'Ann', 'Last name': last, Email: `${last}@example.org`, ...decided },
      ...{ Phone: '801-555-0170', City: 'Provo', Zip: '84604', Chapter: 'Salt Lake' },
    };
    return names.map((name) => cells[name] ?? '').join(',');
  });
  return { names, lines, text: plainExport(names.join(','), ...lines) };
});

/** The result; undefined if the import rejects the file, in a sentence. */
async function orRejected<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    expect(error.message).toMatch(/^[^\n]{20,}\.$/);
    return undefined;
  }
}

const planned = (bytes: Uint8Array) =>
  orRejected(readExport('a.csv', bytes).then((file) => planImport(file, none, context)));

/** Whether the cell of a row says yes in a column, as far as its line in the text can tell. */
function says(column: Deciding, line: string, names: readonly string[]): boolean {
  const cells = line.split(',');
  const at = names.indexOf(column);
  if (line.includes('"') || cells.length !== names.length || at < 0) return true;
  const cell = cells[at]?.replaceAll(/[^A-Za-z?]/g, '').toLowerCase();
  return cell === deciding[column].show.toLowerCase();
}

const mayBeListed = (line: string, names: readonly string[]) =>
  says('Membership status', line, names) && says('Show in directory', line, names);

it('each person is listed as the deciding columns say, or the import asks', () =>
  fc.assert(
    fc.asyncProperty(exports, async ({ names, lines, text }) => {
      const plan = await planned(Buffer.from(text));
      const isOpen = decidingNames.some((name) => text.includes(deciding[name].open));
      expect((plan?.report.questions.length ?? 0) > 0).toBe(isOpen);
      if (!plan || isOpen) return;
      const { added, rejectedRows } = plan.report;
      const may = lines.filter((line) => mayBeListed(line, names));
      const lasts = new Set(may.map((line) => line.split(',')[names.indexOf('Last name')]));
      expect(added.length + rejectedRows).toBeGreaterThanOrEqual(lasts.size);
      for (const { row } of added) expect(may).toContain(lines[row - 2]);
    }),
  ));

it('no one is listed whom a column keeps out, and no phone is shown that a column hides, after any mishap', () =>
  fc.assert(
    fc.asyncProperty(exports, exportMutation, async ({ text }, mutate) => {
      const bytes = mutate(text);
      const plan = await planned(bytes);
      if (!plan || plan.report.added.length === 0) return;
      const lines = textOfBytes('', bytes).text.split('\n');
      const names = lines.find((line) => line.includes('Show in directory'))?.split(',') ?? [];
      for (const { row, cells } of plan.report.added) {
        const line = lines[row - 1] ?? '';
        expect([line, mayBeListed(line, names)]).toEqual([line, true]);
        if (!says('Who may call', line, names)) expect([line, cells.phone]).toEqual([line, '']);
      }
    }),
  ));

const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = { members: join(folder, 'members.csv'), numbers: join(folder, 'numbers.csv') };
const before = listText(12);

it('the list is the old one or a whole new one, after any mishap', () =>
  fc.assert(
    fc.asyncProperty(exports, exportMutation, fc.boolean(), async ({ text }, mutate, all) => {
      for (const path of readdirSync(folder)) rmSync(join(folder, path), { recursive: true });
      writeFileSync(files.members, before);
      const target = { context, list: sampleList(12, { 3: '902', 30: 'gone' }), files };
      const result = await orRejected(
        readExport('a.csv', mutate(text)).then((file) =>
          runImport(target, file, { dryRun: false, agreed: all ? agreements : ['yes'] }),
        ),
      );
      const written = readFileSync(files.members, 'utf8');
      expect(readdirSync(folder, { recursive: true }).join()).not.toContain('.part');
      if (result?.outcome !== 'written') {
        expect(written).toBe(before);
        return;
      }
      const { report } = result;
      // Each member of the list is unchanged, changed or removed, and all of the rows add up.
      const ids = [...report.removed, ...report.changed].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + report.unchanged).toBe(report.before);
      expect(report.added.length + report.changed.length + report.unchanged).toBe(report.after);
      const { geography, details } = sampleContext;
      expect(readMemberFile('a.csv', written, geography, details)).toHaveLength(report.after);
      const cells: string[][] = parse(written);
      const run = cells.flat().filter((cell) => /^[=+\-@\t\r](?![\d.]+$)/.test(cell));
      expect(run).toEqual([]);
      const shown = privateMarkdown(report, result.outcome).replaceAll('\n', '');
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  ));
