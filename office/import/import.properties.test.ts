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
  planSample,
  sampleContext,
  sampleList,
} from './import.fixture.ts';
import { ImportError } from './import-error.ts';
import { exportMutation } from './mutations-of-exports.fixture.ts';
import { readExport } from './reading/read-export.ts';
import { privateMarkdown } from './report/markdown.ts';
import { agreements } from './report/outcome.ts';
import type { ImportReport } from './report/report.ts';
import { runImport } from './run-import.ts';

/** Each deciding column with the values that list or show, those that don't, and one that no answer decides. */
const deciding = {
  'Membership status': { show: ['Active'], hide: ['Lapsed', '(blank)'], open: 'Courtesy?' },
  'Show in directory': { show: ['Yes'], hide: ['No', '(blank)'], open: 'Yes?' },
  'Who may call': { show: ['Everyone'], hide: ['Members', '(blank)'], open: 'Friends' },
} as const;
type Deciding = keyof typeof deciding;
const isDeciding = (name: string): name is Deciding => Object.hasOwn(deciding, name);
const decidingNames = Object.keys(deciding).filter(isDeciding);

const context = contextWith({
  columns: [
    ...decidingNames.map(
      (name): ReturnType<typeof listing> => ({
        ...listing(name, deciding[name].show, deciding[name].hide),
        use: name === 'Who may call' ? 'decidesPhone' : 'decidesListing',
      }),
    ),
    ...[other('First name', 'firstName'), other('Last name', 'lastName'), other('Zip', 'zip')],
    ...[other('Email', 'email'), other('Phone', 'phone'), other('City', 'city')],
    other('Chapter', 'notUsed'),
  ],
});
const none = { ...sampleList(), bytes: undefined, members: [], numbers: new Map<number, string>() };

type Row = Readonly<Record<Deciding, string>> & { readonly at: number };
const cellsOf = (name: Deciding) => {
  const { show, hide, open } = deciding[name];
  const blank = hide.map((value) => (value === '(blank)' ? '' : value));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(show[0], show[0].toUpperCase()) },
    { weight: 6, arbitrary: fc.constantFrom(...blank) },
    { weight: 1, arbitrary: fc.constant(open) },
  );
};
const people: fc.Arbitrary<readonly Row[]> = fc.array(
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

const cellOf = (name: string, row: Row): string => {
  const last = `Doe${String.fromCharCode(97 + row.at)}`;
  const cells: Readonly<Record<string, string>> = {
    ...{ 'First name': 'Ann', 'Last name': last, Email: `${last}@example.org` },
    ...{ Phone: '801-555-0170', City: 'Provo', Zip: '84604', Chapter: 'Salt Lake' },
  };
  return isDeciding(name) ? row[name] : (cells[name] ?? '');
};

const exports = fc.tuple(header, people).map(([names, rows]) => ({
  names,
  text: plainExport(
    names.join(','),
    ...rows.map((row) => names.map((name) => cellOf(name, row)).join(',')),
  ),
}));

/** What the import makes of it; undefined where it rejects the file, in a sentence. */
async function planned(content: string | Uint8Array) {
  try {
    return await planSample(content, { list: none, context, unanswered: true });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    expect(error.message).toMatch(/^[^\n]{20,}\.$/);
    return undefined;
  }
}

/** Whether the cell of a row says yes in a column, as far as its line in the text can tell. */
function says(column: Deciding, line: string, names: readonly string[]): boolean {
  const cells = line.split(',');
  const at = names.indexOf(column);
  if (line.includes('"') || cells.length !== names.length || at < 0) return true;
  return (
    cells[at]?.replaceAll(/[^A-Za-z?]/g, '').toLowerCase() ===
    deciding[column].show[0].toLowerCase()
  );
}

it('each person is listed as the deciding columns say, or the import asks', () =>
  fc.assert(
    fc.asyncProperty(exports, async ({ names, text }) => {
      const plan = await planned(text);
      const lines = text.split('\n');
      const isOpen = decidingNames.some((name) => text.includes(deciding[name].open));
      expect((plan?.report.questions.length ?? 0) > 0).toBe(isOpen);
      if (!plan || isOpen) return;
      const may = lines
        .slice(1, -1)
        .filter((line) =>
          ['Membership status', 'Show in directory'].every(
            (name) => isDeciding(name) && says(name, line, names),
          ),
        );
      const lasts = new Set(may.map((line) => line.split(',')[names.indexOf('Last name')]));
      expect(plan.report.added.length + plan.report.rejectedRows).toBeGreaterThanOrEqual(
        lasts.size,
      );
      for (const { row } of plan.report.added) expect(may).toContain(lines[row - 1]);
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
      for (const { row, id } of plan.report.added) {
        const line = lines[row - 1] ?? '';
        expect([line, says('Membership status', line, names)]).toEqual([line, true]);
        expect([line, says('Show in directory', line, names)]).toEqual([line, true]);
        const listed = plan.members.split('\n').find((one) => one.startsWith(`${id},`)) ?? '';
        if (!says('Who may call', line, names)) expect(listed).not.toContain('8015550170');
      }
    }),
  ));

const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  members: join(folder, 'members.csv'),
  numbers: join(folder, 'member-numbers.csv'),
};
const before = listText(12);

/** Each member of the list is unchanged, changed or removed, and all of the rows add up. */
function expectAccount(report: ImportReport): void {
  const gone = report.removed.map(({ id }) => id);
  const changed = report.changed.map(({ id }) => id);
  expect(new Set([...gone, ...changed]).size).toBe(gone.length + changed.length);
  expect(gone.length + changed.length + report.unchanged).toBe(report.before);
  expect(report.added.length + changed.length + report.unchanged).toBe(report.after);
}

it('the list is the old one or a whole new one, after any mishap', () =>
  fc.assert(
    fc.asyncProperty(exports, exportMutation, fc.boolean(), async ({ text }, mutate, agreed) => {
      for (const path of readdirSync(folder)) rmSync(join(folder, path), { recursive: true });
      writeFileSync(files.members, before);
      const options = { dryRun: false, agreed: agreed ? agreements : (['fewer'] as const) };
      const target = { context, list: sampleList(12, { 3: '902', 30: 'gone' }), files };
      const result = await readExport('a.csv', mutate(text))
        .then((file) => runImport(target, file, options))
        .catch((error: unknown) => {
          if (!(error instanceof ImportError)) throw error;
          return undefined;
        });
      const written = readFileSync(files.members, 'utf8');
      expect(readdirSync(folder, { recursive: true }).join()).not.toContain('.part');
      if (result?.outcome !== 'written') {
        expect(written).toBe(before);
        return;
      }
      expectAccount(result.report);
      const { geography, details } = sampleContext;
      const members = readMemberFile('members.csv', written, geography, details);
      expect(members).toHaveLength(result.report.after);
      const cells: string[][] = parse(written);
      const run = cells
        .flat()
        .filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?[\d.]+$/.test(cell));
      expect(run).toEqual([]);
      const shown = privateMarkdown(result.report, result.outcome).replaceAll('\n', '');
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  ));
