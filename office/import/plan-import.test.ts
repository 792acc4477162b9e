import type { ColumnAnswer } from '@appraisers/edition/schemas/membership.ts';
import { describe, expect, it } from 'vitest';
import { parseList } from '#import/list/current-list.ts';
import {
  exportOfAll,
  listing,
  listText,
  other,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  reportOf,
  sampleBytes,
  sampleContext,
  sampleList,
} from './import.fixture.ts';

/** The line of the new list that has a text in it. */
const lineWith = (text: string, part: string) =>
  text.split('\n').find((line) => line.includes(part)) ?? '';

const newcomer = '950,Maeve,Smith,801-555-0170,maeve@example.org,Provo,84604,Active';

describe('the new list', () => {
  it('is the old one where the export says the same', async () => {
    const { report, members } = await planSample(exportOfAll());
    const nothing = { added: [], removed: [], changed: [], issues: [] };
    expect(report).toMatchObject({ ...nothing, unchanged: 12 });
    expect(members).toBe(listText(12));
  });

  it('keeps the order, the ids and the points of those who stay', async () => {
    const { members } = await planSample(exportOfAll({ 2: '', 5: newcomer }));
    const ids = members.split('\n').map((line) => line.split(',')[0]);
    expect(ids).toEqual(['id', '1', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '']);
    expect(lineWith(members, 'Abernathy')).toContain(',84020,40.5247,-111.8638');
  });

  it('has no point for who is new or has moved: it is that of the ZIP', async () => {
    const moved = '901,Vai,Latu,13855550187,vai.latu@example.org,Provo,84604,Active';
    const { members } = await planSample(exportOfAll({ 2: moved }, newcomer));
    expect(lineWith(members, 'Latu')).toBe(
      '2,Vai,Latu,13855550187,vai.latu@example.org,Provo,84604,,',
    );
    expect(lineWith(members, 'Maeve')).toMatch(/,84604,,$/);
  });

  it('never gives a number that someone had', async () => {
    const { members } = await planSample(exportOfAll({}, newcomer), {
      list: sampleList(12, { 40: 'gone' }),
    });
    expect(lineWith(members, 'Maeve')).toMatch(/^41,/);
  });

  it('gives someone who returns the number they had', async () => {
    const list = sampleList(12, { 40: '950', 41: '' });
    const { members, report } = await planSample(exportOfAll({}, newcomer), { list });
    expect(lineWith(members, 'Maeve')).toMatch(/^40,/);
    expect(report.added).toEqual([expect.objectContaining({ id: 40, status: 'returns' })]);
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
    const empty = exportOfAll({
      1: '900,Ruth,Abernathy,,ruth.abernathy@example.org,Draper,84020,Active',
    });
    expect((await reportOf(empty)).changed[0]?.changes).toEqual([
      { field: 'phone', from: '13855550151', to: '' },
    ]);
  });

  it('writes a name and a place as the list does, where the export has only capitals', async () => {
    const typed =
      '902,DALLIN,SORENSEN,13855550138,DALLIN.SORENSEN@EXAMPLE.ORG,HERRIMAN,84096,Active';
    const { report } = await planSample(exportOfAll({ 3: typed }));
    expect(report).toMatchObject({ unchanged: 12, corrections: [] });
  });

  it('is empty where the export lists no one', async () => {
    const { report } = await planSample(exportOfAll().replaceAll('Active', 'Lapsed'));
    expect(report).toMatchObject({ after: 0, unchanged: 0 });
  });

  it('is begun where there is none yet', async () => {
    const none = { ...sampleList(), bytes: undefined, members: [], numbers: new Map() };
    const { report, members } = await planSample(exportOfAll(), { list: none });
    expect(report).toMatchObject({ before: 0, after: 12 });
    expect(members.split('\n')[12]).toMatch(/^12,Yuki,/);
  });
});

/** What all of the samples say, each in the shape of another platform, of the same dozen members. */
const samples = [
  ['wild-apricot.csv', 'CSV, UTF-8, separated by commas', 'Zip', '8410'],
  ['memberclicks.txt', 'CSV, UTF-16 LE, separated by tabs', '[Address | Primary | Zip]', '84l06'],
  ['growthzone.xlsx', 'XLSX', 'City', 'Salt Lake Cty'],
  ['novi.csv', 'CSV, Windows-1252, separated by semicolons', 'Email', 'yuki.tanabe@example'],
  ['plain-english.csv', 'CSV, UTF-8, separated by commas', 'Telephone', '555-0161'],
] as const;

/** What a volunteer decides about the columns that aren't filled in. */
const decided: Readonly<Record<string, readonly ColumnAnswer[]>> = {
  'wild-apricot.csv': [
    listing('Membership level', ['Certified Residential'], ['(blank)']),
    other('Notes', 'notUsed'),
  ],
  'memberclicks.txt': [listing('[Member Type]', ['Appraiser'])],
  'growthzone.xlsx': [listing('Membership Type', ['Appraiser'])],
  'novi.csv': [listing('Member Type', ['Appraiser'])],
  'plain-english.csv': [listing('Paid through', ['(future date)'], ['(past date)'])],
};
const answersFor = (file: string) => ({ columns: decided[file] ?? [] });

describe.each(samples)('the export %s', (file, kind, column, value) => {
  const plan = planSample(sampleBytes(file), { answers: answersFor(file) });

  it('is described by its type, and adds three, with names as their people write them', async () => {
    const { added, read } = (await plan).report;
    expect(read[0]).toBe(kind);
    expect(added.map(({ id }) => id)).toEqual([13, 14, 15]);
    expect(added.map(({ name }) => name.replace('’', "'"))).toEqual([
      "Maeve O'Brien-Smith",
      'Pieter van der Berg',
      'Fiona McDonald',
    ]);
    expect(added.map(({ city }) => city.replace(/^(Saint|St) /, 'St. '))).toEqual([
      'Salt Lake City',
      'Provo',
      'St. George',
    ]);
  });

  it('changes four, field by field, under their ids', async () => {
    const { changed } = (await plan).report;
    expect(changed.map(({ id, changes }) => [id, changes])).toEqual([
      [2, [{ field: 'phone', from: '13855550187', to: '13855550188' }]],
      [4, [{ field: 'lastName', from: 'Lindqvist', to: 'Berg' }]],
      [
        9,
        [
          { field: 'city', from: 'Sandy', to: 'Provo' },
          { field: 'zip', from: '84092', to: '84604' },
        ],
      ],
      [10, [{ field: 'email', from: 'daniel.kim@example.org', to: 'd.kim@example.org' }]],
    ]);
  });

  it('removes people whom the rules leave out, and people who are gone', async () => {
    const { removed, unchanged, before, after } = (await plan).report;
    expect(removed.map(({ id }) => id)).toEqual([5, 6, 8, 11]);
    expect(removed.map(({ reason }) => reason.replace(/\d+/g, '0'))).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^".+" is ".+" \(row 0\)$/)),
      'is not in the export',
    ]);
    expect([unchanged, before, after]).toEqual([4, 12, 11]);
  });

  it('reports one error, with the column, the value and what to do, and leaves the entry as it was', async () => {
    const { report, members } = await plan;
    const { issues, kept } = report;
    expect(kept).toMatchObject([{ id: 12, name: 'Yuki Tanabe' }]);
    expect(lineWith(members, 'Yuki')).toBe(lineWith(listText(12), 'Yuki'));
    expect(issues).toEqual([expect.objectContaining({ name: 'Yuki Tanabe', column, value })]);
    expect(issues[0]?.reason).toMatch(/^".+" (isn't|has) .+\.$/);
    expect(issues[0]?.hint).toMatch(/^Fix it in the membership platform/);
  });

  it('has everyone found again when it comes a second time', async () => {
    const { members, numbers } = await plan;
    const kept = numbers
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(','))
      .map(([id, platformId = '']) => {
        return { id: Number(id), platformId, person: '', confirmed: '' };
      });
    const list = parseList(
      sampleContext.membersFile,
      new TextEncoder().encode(members),
      kept,
      sampleContext,
    );
    const { report } = await planSample(sampleBytes(file), { list, answers: answersFor(file) });
    expect(report).toMatchObject({ added: [], removed: [], changed: [], unchanged: 11 });
  });
});
