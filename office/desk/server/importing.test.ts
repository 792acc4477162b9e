import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import { sampleDesk } from './desk.fixture.ts';
import { saveAnswers } from './form-saving.ts';
import { importAtDesk } from './importing.ts';

const desk = sampleDesk({ recorded: false });
const now = new Date(2026, 10, 22, 14, 5, 9);
const at = () => ({ now, backups: join(desk.folder, 'backups') });
const preview = { hash: undefined, save: false, leaveOut: false, fewer: false };
const input = () => readFileSync('office/import/samples/novi.csv');

it('shows what would change, and saves only what the volunteer saw and agreed to', async () => {
  const before = desk.read('members.csv');
  const shown = await importAtDesk(desk.edition, 'novi.csv', input(), preview, at());
  expect(shown).toMatchObject({ kind: 'shown', never: undefined });
  expect(shown.asks.refused).toBeGreaterThan(0);
  expect(shown.asks.fewer).toMatch(
    /of 89 members would leave the list\. That is more than a fifth/,
  );
  expect(JSON.stringify(shown)).not.toContain('--');

  const half = { ...preview, save: true, hash: shown.hash, leaveOut: true };
  expect((await importAtDesk(desk.edition, 'novi.csv', input(), half, at())).kind).toBe('stopped');
  expect(desk.read('members.csv')).toBe(before);

  const agreed = { ...half, fewer: true };
  desk.write('members.csv', before.replace('Dallin', 'Dall'));
  await expect(importAtDesk(desk.edition, 'novi.csv', input(), agreed, at())).rejects.toThrow(
    'was changed elsewhere',
  );
  desk.write('members.csv', before);
  expect((await importAtDesk(desk.edition, 'novi.csv', input(), agreed, at())).kind).toBe(
    'written',
  );
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
const workbook = zipOf(
  workbookOf([
    { name: 'Former members', rows: inlineRows(rows) },
    { name: 'Members', rows: inlineRows(rows, { 1: 'hidden="1"' }) },
  ]),
);
const imported = (order = {}) =>
  importAtDesk(desk.edition, 'a.xlsx', workbook, { ...preview, ...order }, at());

it('asks about sheets, hidden rows and columns, and remembers the answers', async () => {
  const before = desk.read('members.csv');
  const sheets = await imported();
  expect(sheets).toMatchObject({ never: undefined, sections: [] });
  expect(sheets.questions).toMatchObject([
    { about: 'sheet', values: [{ count: 3 }, { count: 3 }] },
  ]);
  const choices = { sheet: 'Members' };
  const hidden = await imported(choices);
  expect(hidden.questions).toMatchObject([
    { about: 'hidden', values: [{ value: 'hidden rows', count: 1 }] },
    { about: 'column', column: 'Directory wishes', values: [{}, {}, {}] },
  ]);
  const all = { ...choices, hidden: 'include', fewer: true, leaveOut: true } as const;
  const early = await imported({ ...all, save: true });
  expect([early.kind, desk.read('members.csv')]).toEqual(['stopped', before]);
  expect(JSON.stringify([sheets, hidden, early])).not.toContain('--');

  const rule = desk.read('membership.yaml');
  saveAnswers(desk.edition, [
    {
      column: 'Directory wishes',
      ignore: false,
      publish: ['Full entry'],
      keepOut: ['Name only', '(blank)'],
    },
  ]);
  expect(desk.read('membership.yaml')).toContain(rule.slice(0, rule.indexOf('\nanswers:')));
  expect((await imported({ ...all, save: true })).kind).toBe('written');
  expect(desk.edition.members.read().map(({ lastName }) => lastName)).toEqual(['Open']);

  saveAnswers(desk.edition, [{ column: 'Office type', ignore: true, publish: [], keepOut: [] }]);
  expect(desk.edition.membership.read().answers).toHaveLength(2);
});

it('shows the columns with three values, and remembers what the volunteer chose', async () => {
  const rows = [
    ['Contact person', 'City/State/Zip', 'E-mail', 'Status', ''],
    ['Ann Open', '12 Elm Street Provo UT 84604', 'open@example.org', 'Active', 'x'],
    ['Ben Gone', 'Provo, UT 84604', 'gone@example.org', 'Lapsed', ''],
  ];
  const bytes = Buffer.from(rows.map((cells) => cells.map((one) => `"${one}"`).join()).join('\n'));
  const importCsv = () => importAtDesk(desk.edition, 'a.csv', bytes, preview, at());
  const asked = await importCsv();
  expect(asked.questions).toMatchObject([{ about: 'columns', values: [{ value: 'names' }] }]);
  expect(asked.columns).toMatchObject([
    { name: 'Contact person', samples: ['Ann Open', 'Ben Gone'], use: 'notUsed' },
    { name: 'City/State/Zip', use: 'cityStateZip', isCombined: true },
    { name: 'E-mail', use: 'email', isFixed: false },
    { name: 'Status', use: 'status', isFixed: true },
  ]);
  saveAnswers(desk.edition, [], [{ column: 'Contact person', use: 'firstName' }]);
  saveAnswers(desk.edition, [], [{ column: 'Contact person', use: 'fullName' }]);
  const { columns } = desk.edition.membership.read();
  expect([columns.fullName, columns.firstName]).toEqual([['Contact person'], []]);
  const shown = await importCsv();
  expect(shown.read).toContain(
    'We read "Contact person" as: Name, such as Desta Haile (your choice)',
  );
  expect(JSON.stringify(shown.sections)).toContain('Ann Open');
  expect(JSON.stringify(shown.sections)).not.toMatch(/Elm Street/);
});
