// Workbooks with several sheets of people, and with rows that no one sees.
import { describe, expect, it } from 'vitest';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import type { ImportAnswers } from '#import/report/questions.ts';
import { reportOf } from './import.fixture.ts';

const header = ['First name', 'Last name', 'Email', 'Phone', 'City', 'Zip', 'Status'];
const person = (last: string) => [
  ...['Ann', last, `${last.toLowerCase()}@example.org`],
  ...['801-555-0170', 'Provo', '84604', 'Active'],
];
const people = [header, person('One'), person('Two'), person('Three')];

type Sheets = Parameters<typeof workbookOf>[0];

const reportFrom = (sheets: Sheets, answers: ImportAnswers = {}) =>
  reportOf(zipOf(workbookOf(sheets)), { answers });
const added = async (...given: Parameters<typeof reportFrom>) =>
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
    expect([report.added, report.removed]).toEqual([[], []]);
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
      const { questions, added: some } = await reportFrom(sheets);
      const values = [{ value: 'hidden rows', count: 1 }];
      expect([questions, some]).toEqual([[{ about: 'hidden', values }], []]);
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

it.each([
  ['is filled in by no name, so that the volunteer decides', 4, undefined],
  ['still keeps people out if it says so', 7, 'decidesListing'],
])('a column that no one sees %s', async (_, at, use) => {
  const columns = `<cols><col min="${at}" max="${at}" hidden="1"/></cols>`;
  const report = await reportFrom([{ name: 'A', rows: inlineRows(people), columns }]);
  expect(report.columns[at - 1]).toMatchObject({ isHidden: true, use });
});
