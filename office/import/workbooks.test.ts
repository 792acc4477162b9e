// Workbooks with several sheets of people, and with rows and columns that no one sees.
import { describe, expect, it } from 'vitest';
import type { ImportAnswers } from '#import/answers.ts';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import { other, planSample } from './import.fixture.ts';

const header = ['First name', 'Last name', 'Email', 'Phone', 'City', 'Zip', 'Status'];
const person = (last: string) => [
  ...['Ann', last, `${last.toLowerCase()}@example.org`],
  ...['801-555-0170', 'Provo', '84604', 'Active'],
];
const people = [header, person('One'), person('Two'), person('Three')];

type Sheets = Parameters<typeof workbookOf>[0];

const plan = (sheets: Sheets, answers: ImportAnswers = {}) =>
  planSample(zipOf(workbookOf(sheets)), { answers });
const reportFrom = async (...given: Parameters<typeof plan>) => (await plan(...given)).report;
const added = async (...given: Parameters<typeof plan>) =>
  (await reportFrom(...given)).added.map(({ name }) => name);

describe('a workbook with several sheets of people', () => {
  const former = { name: 'Former members', rows: inlineRows(people) };
  const current = { name: 'Members 2026', rows: inlineRows(people.slice(0, 3)) };
  const sheets = [former, current, { name: 'Dues', rows: inlineRows([['Year', 'Dues']]) }];

  it('asks which one is meant, with how many people each has, and changes nothing', async () => {
    const report = await reportFrom(sheets);
    const values = [
      { value: 'Former members', count: 3 },
      { value: 'Members 2026', count: 2 },
    ];
    expect(report.questions).toEqual([{ about: 'sheet', values }]);
    expect([report.before, report.after, report.removed]).toEqual([12, 12, []]);
  });

  it('takes the one that is chosen, and shows the choice', async () => {
    const answers = { sheet: 'members 2026' };
    expect(await added(sheets, answers)).toEqual(['Ann One', 'Ann Two']);
    expect((await reportFrom(sheets, answers)).sheets).toHaveLength(2);
    // Without that sheet, it asks again.
    expect((await reportFrom(sheets, { sheet: 'Members 2027' })).questions).toHaveLength(1);
  });

  it('asks about a hidden sheet, and reads it only if it is chosen', async () => {
    const hidden = [former, { ...current, state: 'hidden' }];
    const [question] = (await reportFrom(hidden)).questions;
    expect(question?.values.map(({ note }) => note)).toEqual([undefined, 'hidden']);
    expect(await added(hidden, { sheet: 'Members 2026' })).toHaveLength(2);
    const onlyHidden = await reportFrom([{ ...current, state: 'veryHidden' }]);
    expect(onlyHidden.questions).toMatchObject([{ about: 'sheet' }]);
  });
});

describe('a row that no one sees', () => {
  it.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"'])(
    'is not published unasked: %s',
    async (attributes) => {
      const sheets = [{ name: 'A', rows: inlineRows(people, { 2: attributes }) }];
      const { questions, after } = await reportFrom(sheets);
      const values = [{ value: 'hidden rows', count: 1 }];
      expect([questions, after]).toEqual([[{ about: 'hidden', values }], 12]);
      expect(await added(sheets, { hidden: 'include' })).toHaveLength(3);
      const left = await reportFrom(sheets, { hidden: 'leave-out' });
      expect(left.added.map(({ name }) => name)).toEqual(['Ann One', 'Ann Three']);
      expect(left.excluded).toMatchObject([
        { row: 3, reason: 'is in a hidden row of the workbook' },
      ]);
    },
  );

  it('is no question if its person stays out', async () => {
    const lapsed = people.with(2, person('Two').with(6, 'Lapsed'));
    const sheets = [{ name: 'A', rows: inlineRows(lapsed, { 2: 'hidden="1"' }) }];
    expect(await reportFrom(sheets)).toMatchObject({ questions: [] });
  });
});

describe('a column that no one sees', () => {
  const sheets = (at: number, rows = people) => [
    {
      ...{ name: 'A', rows: inlineRows(rows) },
      columns: `<cols><col min="${at}" max="${at}" hidden="1"/></cols>`,
    },
  ];

  it('is filled in by no name, so that the volunteer decides', async () => {
    const { questions, columns } = await reportFrom(sheets(4));
    expect(questions).toEqual([{ about: 'columns', values: [{ value: 'Phone' }] }]);
    expect(columns[3]).toMatchObject({ isHidden: true, use: undefined });
    const answer = (use: 'phone' | 'notUsed') => ({ columns: [other('Phone', use)] });
    expect((await plan(sheets(4), answer('phone'))).members).toContain('18015550170');
    expect((await plan(sheets(4), answer('notUsed'))).members).not.toContain('18015550170');
  });

  it('still keeps people out if it says so', async () => {
    const rows = people.with(1, person('One').with(6, 'Lapsed'));
    expect(await added(sheets(7, rows))).toEqual(['Ann Two', 'Ann Three']);
  });
});
