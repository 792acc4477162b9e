import { describe, expect, it } from 'vitest';
import { parseList } from '#import/list/current-list.ts';
import { planSample, sampleBytes, sampleContext } from './import.fixture.ts';

/** What all of the samples say, each in the shape of another platform, of the same dozen members. */
const samples = [
  ['wild-apricot.csv', 'CSV, commas between the cells, UTF-8', 'Zip', '8410'],
  [
    'memberclicks.txt',
    'CSV, tabs between the cells, UTF-16 LE',
    '[Address | Primary | Zip]',
    '84l06',
  ],
  ['growthzone.xlsx', 'XLSX', 'City', 'Salt Lake Cty'],
  ['novi.csv', 'CSV, semicolons between the cells, Windows-1252', 'Email', 'yuki.tanabe@example'],
  ['plain-english.csv', 'CSV, commas between the cells, UTF-8', 'Telephone', '555-0161'],
] as const;

describe.each(samples)('the export %s', (file, kind, column, value) => {
  const plan = planSample(sampleBytes(file));

  it('is told what it is', async () => {
    expect((await plan).report.read[0]).toBe(kind);
  });

  it('adds three, with names as their people write them', async () => {
    const { added } = (await plan).report;
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
    expect(changed.map(({ id, fields }) => [id, fields])).toEqual([
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

  it('removes those who stay out by the rule, those who are gone and who is refused', async () => {
    const { removed, unchanged, before, after } = (await plan).report;
    expect(removed.map(({ id }) => id)).toEqual([5, 6, 8, 11, 12]);
    expect(removed.map(({ reason }) => reason.replace(/\d+/g, '0'))).toEqual([
      expect.stringMatching(/^the (status is "\w+"|dues were paid until .*) \(row 0\)$/),
      expect.stringMatching(/^(is archived|is not to be shown|the .*) \(row 0\)$/),
      expect.stringMatching(/^the .* \(row 0\)$/),
      'is not in the export',
      'row 0 is refused',
    ]);
    expect([unchanged, before, after]).toEqual([3, 12, 10]);
  });

  it('refuses one, with the column, the value and what to do', async () => {
    const { issues } = (await plan).report;
    expect(issues).toEqual([expect.objectContaining({ person: 'Yuki Tanabe', column, value })]);
    expect(issues[0]?.reason).toMatch(/^expected /);
    expect(issues[0]?.hint).toMatch(/^Correct it in the membership platform/);
  });

  it('has everyone found again when it comes a second time', async () => {
    const { members, numbers } = await plan;
    const kept = numbers
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(','))
      .map(([id, number = '']) => [Number(id), number] as const);
    const list = parseList(
      sampleContext.membersFile,
      new TextEncoder().encode(members),
      new Map(kept),
      sampleContext.geography,
    );
    const { report } = await planSample(sampleBytes(file), list);
    expect(report).toMatchObject({ added: [], removed: [], changed: [], unchanged: 10 });
  });
});
