// What holds for any export, also after mishaps on its way: no one is listed whom a deciding column keeps out, no
// detail is shown that a column hides, and the list stays whole.
import { mutation } from '@appraisers/edition/loaders/mutations.fixture.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CurrentList } from '#import/list/member-list.ts';
import { textOfBytes } from '#import/reading/read-text.ts';
import { contextWith, listing, other, plainExport, sampleList } from './import.fixture.ts';
import { ImportError } from './import-error.ts';
import { readExport } from './reading/read-export.ts';
import { reportMarkdown } from './report/markdown.ts';
import { planImport } from './run-import.ts';

/** Each deciding column with the value that lists or shows, one that doesn't, and one that no answer decides. */
const deciding = {
  'Membership status': { show: 'Active', hide: 'Lapsed', open: 'Courtesy?', use: 'decidesListing' },
  'Show in directory': { show: 'Yes', hide: 'No', open: 'Yes?', use: 'decidesListing' },
  'Who may call': { show: 'Everyone', hide: 'Members', open: 'Friends', use: 'decidesPhone' },
} as const;
type Deciding = keyof typeof deciding;
const isDeciding = (name: string): name is Deciding => Object.hasOwn(deciding, name);
const decidingNames = Object.keys(deciding).filter(isDeciding);

const context = contextWith({
  columns: [
    ...decidingNames.map((name) => {
      const { show, hide, use } = deciding[name];
      return listing(name, [show], [hide, '(blank)'], use);
    }),
    ...[other('First name', 'firstName'), other('Last name', 'lastName'), other('Zip', 'zip')],
    ...[other('Email', 'email'), other('Phone', 'phone'), other('City', 'city')],
    other('Chapter', 'notUsed'),
  ],
});

const cellsOf = (name: Deciding) => {
  const { show, hide, open } = deciding[name];
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(show, show.toUpperCase()) },
    { weight: 6, arbitrary: fc.constantFrom(hide, '') },
    { weight: 1, arbitrary: fc.constant(open) },
  );
};
const decided = fc.record(Object.fromEntries(decidingNames.map((name) => [name, cellsOf(name)])));
const people = fc.array(fc.tuple(fc.nat(20), decided), { minLength: 1, maxLength: 5 });
const plain = ['First name', 'Last name', 'Email', 'Phone', 'City', 'Zip', 'Chapter'];
const header = fc.shuffledSubarray([...plain, ...decidingNames], { minLength: 10 });

const exports = fc.tuple(header, people).map(([names, rows]) => {
  const lines = rows.map(([at, answers]) => {
    const last = `Doe${String.fromCharCode(97 + at)}`;
    const cells: Readonly<Record<string, string>> = {
      ...{ 'First name': 'Ann', 'Last name': last, Email: `${last}@example.org`, ...answers },
      ...{ Phone: '801-555-0170', City: 'Provo', Zip: '84604', Chapter: 'Salt Lake' },
    };
    return names.map((name) => cells[name] ?? '').join(',');
  });
  return { lines, text: plainExport(names.join(','), ...lines) };
});

/** The plan; undefined if the import rejects the file, in a sentence. */
async function planned(bytes: Uint8Array, list: CurrentList) {
  try {
    return planImport(await readExport('a.csv', bytes), list, context);
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
  const cell = cells[at]?.replaceAll(/[^A-Za-z?]/g, '').toLowerCase();
  return cell === deciding[column].show.toLowerCase();
}

const mayBeListed = (line: string, names: readonly string[]) =>
  says('Membership status', line, names) && says('Show in directory', line, names);

it('the deciding columns say who is listed and with which phone, or the import asks, and the list stays whole, after any mishap', () =>
  fc.assert(
    fc.asyncProperty(exports, fc.option(mutation), async ({ lines: sent, text }, mutate) => {
      const bytes = mutate?.(text) ?? Buffer.from(text);
      const plan = await planned(bytes, sampleList(12, { 3: '902', 30: 'gone' }));
      const isOpen = decidingNames.some((name) => text.includes(deciding[name].open));
      if (!mutate) expect((plan?.report.questions.length ?? 0) > 0).toBe(isOpen);
      if (!plan || plan.report.questions.length > 0) return;
      const { report, members } = plan;
      const lines = textOfBytes('', bytes).split('\n');
      const names = lines.find((line) => line.includes('Show in directory'))?.split(',') ?? [];
      if (!mutate) {
        const may = sent.filter((line) => mayBeListed(line, names));
        const lasts = new Set(may.map((line) => line.split(',')[names.indexOf('Last name')]));
        expect(report.added.length + report.rejectedRows).toBeGreaterThanOrEqual(lasts.size);
      }
      for (const { row, cells } of report.added) {
        const line = lines[row - 1] ?? '';
        expect([line, mayBeListed(line, names)]).toEqual([line, true]);
        if (!says('Who may call', line, names)) expect([line, cells.phone]).toEqual([line, '']);
      }
      // Each member of the list is unchanged, changed or removed, and all of the rows add up.
      const ids = [...report.removed, ...report.changed].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + report.unchanged).toBe(report.before);
      expect(report.added.length + report.changed.length + report.unchanged).toBe(report.after);
      const cells: string[][] = parse(members);
      expect(cells).toHaveLength(report.after + 1);
      const run = cells.flat().filter((cell) => /^[=+\-@\t\r](?![\d.]+$)/.test(cell));
      expect(run).toEqual([]);
      const shown = reportMarkdown(report, 'shown', false).replaceAll('\n', '');
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  ));
