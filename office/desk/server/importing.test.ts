import { readFileSync } from 'node:fs';
import type { ColumnAnswer } from '@appraisers/edition/schemas/membership.ts';
import { expect, it } from 'vitest';
import type { ImportResponse } from '#desk/api-types.ts';
import { filledAnswer } from '#import/columns/export-columns.ts';
import { listing, other } from '#import/import.fixture.ts';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import { sampleDesk } from './desk.fixture.ts';
import { importAtDesk } from './importing.ts';
import { saveAnswers } from './save-answers.ts';

const desk = sampleDesk();
const now = new Date(2026, 10, 22, 14, 5, 9);
const preview = { hash: undefined, save: false, leaveOut: false, fewer: false };
const input = () => readFileSync('office/import/samples/novi.csv');

/** The volunteer confirms what is filled in, and decides the rest. */
function answer(report: ImportResponse, decided: readonly ColumnAnswer[] = []): void {
  const columns = report.columns.flatMap((column) => filledAnswer(column) ?? []);
  saveAnswers(desk.edition, { columns: [...columns, ...decided] });
}

it('shows what would change, and saves only what the volunteer saw and agreed to', async () => {
  const before = desk.read('members.csv');
  const first = await importAtDesk(desk.edition, 'novi.csv', input(), preview, now);
  expect(first).toMatchObject({ questions: [{ about: 'columns' }], sections: [] });
  answer(first, [listing('Member Type', ['Appraiser'])]);
  const shown = await importAtDesk(desk.edition, 'novi.csv', input(), preview, now);
  expect(shown).toMatchObject({ kind: 'shown', never: undefined });
  expect(shown.asks.refused).toBeGreaterThan(0);
  expect(shown.asks.fewer).toMatch(
    /of 89 members would leave the list\. That is more than a fifth/,
  );
  expect(JSON.stringify(shown)).not.toContain('--');

  const half = { ...preview, save: true, hash: shown.hash, leaveOut: true };
  expect((await importAtDesk(desk.edition, 'novi.csv', input(), half, now)).kind).toBe('stopped');
  expect(desk.read('members.csv')).toBe(before);

  const agreed = { ...half, fewer: true };
  desk.write('members.csv', before.replace('Dallin', 'Dall'));
  await expect(importAtDesk(desk.edition, 'novi.csv', input(), agreed, now)).rejects.toThrow(
    'was changed elsewhere',
  );
  desk.write('members.csv', before);
  expect((await importAtDesk(desk.edition, 'novi.csv', input(), agreed, now)).kind).toBe('written');
  expect(desk.read('members.csv')).not.toBe(before);
});

const header = ['Name', 'Email', 'City', 'Zip', 'Directory wishes'];
const rowOf = (name: string, wish: string) => [
  `Ann ${name}`,
  `${name}@example.org`,
  'Provo',
  '84604',
  wish,
];
const rows = [header, rowOf('Open', 'Full entry'), rowOf('Shy', 'Name only'), rowOf('Still', '')];

it('asks everything about a workbook, and remembers the answers about its columns', async () => {
  const before = desk.read('members.csv');
  const workbook = zipOf(
    workbookOf([
      { name: 'Old', rows: inlineRows(rows) },
      { name: 'Members', rows: inlineRows(rows, { 1: 'hidden="1"' }) },
    ]),
  );
  const imported = (order = {}) =>
    importAtDesk(desk.edition, 'a.xlsx', workbook, { ...preview, ...order }, now);
  expect((await imported()).questions).toMatchObject([
    { about: 'sheet', values: [{ value: 'Old', count: 3 }, { value: 'Members' }] },
  ]);
  const choices = { sheet: 'Members' };
  const asked = await imported(choices);
  expect(asked.questions).toMatchObject([
    { about: 'columns' },
    { about: 'hidden', values: [{ value: 'hidden rows', count: 1 }] },
  ]);
  expect(asked.columns.at(-1)).toMatchObject({
    name: 'Directory wishes',
    samples: ['Full entry', 'Name only'],
    values: [{ value: 'Full entry', count: 1 }, { value: 'Name only' }, { value: '(blank)' }],
    use: undefined,
  });
  const all = { ...choices, hidden: 'include', fewer: true, leaveOut: true } as const;
  const early = await imported({ ...all, save: true });
  expect([early.kind, desk.read('members.csv')]).toEqual(['stopped', before]);
  expect(JSON.stringify([asked, early])).not.toContain('--');
  const rule = desk.read('membership.yaml');
  answer(asked, [listing('Directory wishes', ['Full entry'], ['Name only', '(blank)'])]);
  expect(desk.read('membership.yaml')).toContain(rule.slice(0, rule.indexOf('\ncolumns:')));
  expect((await imported({ ...all, save: true })).kind).toBe('written');
  expect(desk.edition.members.read().map(({ lastName }) => lastName)).toEqual(['Open']);
  // A wrong answer is corrected, and not added.
  saveAnswers(desk.edition, { columns: [other('directory WISHES', 'notUsed')] });
  expect(desk.edition.membership.read().columns.map(({ use }) => use)).toEqual([
    ...['fullName', 'email', 'city', 'zip', 'notUsed'],
  ]);
});
