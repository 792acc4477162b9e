import { readFileSync } from 'node:fs';
import type { ColumnAnswer } from '@appraisers/edition/schemas/membership.ts';
import { describe, expect, it } from 'vitest';
import {
  exportOfAll,
  latu,
  listFrom,
  listing,
  listText,
  newcomer,
  other,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  reportOf,
  sampleList,
} from './import.fixture.ts';

/** The line of the new list that has a text in it. */
const lineWith = (text: string, part: string) =>
  text.split('\n').find((line) => line.includes(part)) ?? '';

describe('the new list', () => {
  it('keeps the order, the ids and the points of those who stay', async () => {
    const { members } = await planSample(exportOfAll({ 2: '', 5: newcomer() }));
    const ids = members.split('\n').map((line) => line.split(',')[0]);
    expect(ids).toEqual(['id', '1', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '']);
    expect(lineWith(members, 'Abernathy')).toContain(',84020,40.5247,-111.8638');
  });

  it('has no point for who is new or has moved: it is that of the ZIP', async () => {
    const moved = latu({ city: 'Provo', zip: '84604' });
    const { members } = await planSample(exportOfAll({ 2: moved }, newcomer()));
    const line = '2,Vai,Latu,13855550187,vai.latu@example.org,Provo,84604,,';
    expect(lineWith(members, 'Latu')).toBe(line);
    expect(lineWith(members, 'Maeve')).toMatch(/,84604,,$/);
  });

  it.each([
    ['has the next number, and never one that someone had', 'gone', 41],
    ['has the number from before', '950', 40],
  ])('%s', async (_, platformId, id) => {
    const list = sampleList(12, { 40: platformId });
    const { members, report } = await planSample(exportOfAll({}, newcomer()), { list });
    expect(lineWith(members, 'Maeve')).toMatch(new RegExp(`^${id},`));
    expect(report.added).toMatchObject([{ id, status: 'new' }]);
  });

  it('remembers the numbers of the platform, and those of members who left', async () => {
    const { numbers } = await planSample(exportOfAll({ 2: '' }), {
      list: sampleList(12, { 2: '901', 40: 'gone' }),
    });
    expect(numbers.split('\n').slice(0, 4)).toEqual(['id,platformId', '1,900', '2,901', '3,902']);
    expect(numbers).toContain('\n40,gone\n');
  });

  it('keeps a phone number that the export has no column for, and not one it leaves empty', async () => {
    const rows = plainRows().map((row) => row.split(',').toSpliced(3, 1).join(','));
    const without = plainExport(plainHeader.replace('Phone,', ''), ...rows);
    expect(await reportOf(without)).toMatchObject({ unchanged: 12 });
    const empty = exportOfAll({ 1: plainRows()[0]?.replace('13855550151', '') ?? '' });
    expect((await reportOf(empty)).changed[0]?.changes).toEqual([
      { field: 'phone', from: '13855550151', to: '' },
    ]);
  });
});

const level = listing('Membership level', ['Certified Residential'], ['(blank)']);
const paid = listing('Paid through', ['(future date)'], ['(past date)']);
const appraisers = (column: string) => listing(column, ['Appraiser']);

/** What each sample has an error in, and what a volunteer decides about the columns that aren't filled in. */
const samples: readonly (readonly [string, string, string, ColumnAnswer[]])[] = [
  ['wild-apricot.csv', 'Zip', '8410', [level, other('Notes', 'notUsed')]],
  ['memberclicks.txt', '[Address | Primary | Zip]', '84l06', [appraisers('[Member Type]')]],
  ['growthzone.xlsx', 'City', 'Salt Lake Cty', [appraisers('Membership Type')]],
  ['novi.csv', 'Email', 'yuki.tanabe@example', [appraisers('Member Type')]],
  ['plain-english.csv', 'Telephone', '555-0161', [paid]],
];

// All samples say the same of the same dozen members, each in the shape of another platform.
describe.each(samples)('the export %s', (file, column, value, columns) => {
  const answers = { columns };
  const bytes = readFileSync(new URL(`samples/${file}`, import.meta.url));
  const plan = planSample(bytes, { answers });

  it('adds three, changes four under their ids, and removes four', async () => {
    const { added, changed, removed, unchanged, before, after } = (await plan).report;
    expect(added.map(({ id, name, city }) => [id, name.replace('’', "'"), city])).toEqual([
      [13, "Maeve O'Brien-Smith", 'Salt Lake City'],
      [14, 'Pieter van der Berg', 'Provo'],
      [15, 'Fiona McDonald', expect.stringMatching(/^(Saint|St\.?) George$/)],
    ]);
    expect(changed.map(({ id, changes }) => [id, ...changes.map(({ to }) => to)])).toEqual([
      [2, '13855550188'],
      [4, 'Berg'],
      [9, 'Provo', '84604'],
      [10, 'd.kim@example.org'],
    ]);
    expect(removed.map(({ id }) => id)).toEqual([5, 6, 8, 11]);
    expect(removed.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^".+" is ".+" \(row \d+\)$/)),
      'is not in the export',
    ]);
    expect([unchanged, before, after]).toEqual([4, 12, 11]);
  });

  it('has one error, which leaves the entry as it was', async () => {
    const { report, members } = await plan;
    expect(lineWith(members, 'Yuki')).toBe(lineWith(listText(12), 'Yuki'));
    expect(report.issues).toMatchObject([{ name: 'Yuki Tanabe', column, value }]);
    expect(report.issues[0]?.reason).toMatch(/^".+" (isn't|has) .+\.$/);
    expect(report.issues[0]?.hint).toMatch(/^Fix it in the membership platform/);
  });

  it('has everyone found again when it comes a second time', async () => {
    const { members, numbers } = await plan;
    const [, ...lines] = numbers.trim().split('\n');
    const list = listFrom(members, Object.fromEntries(lines.map((line) => line.split(','))));
    const { added, removed, changed, ...report } = await reportOf(bytes, { list, answers });
    expect([...added, ...removed, ...changed]).toEqual([]);
    expect(report).toMatchObject({ unchanged: 11, corrections: [] });
  });
});
