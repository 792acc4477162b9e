import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCsv, tableNames, tablesOf } from './csv-tables.ts';
import { listed, sampleReport } from './report.fixture.ts';

const cellsOf = (text: string): string[][] => parse(text, { bom: true });
const table = (name: string, given: Parameters<typeof sampleReport>[0] = {}) =>
  cellsOf(tablesOf(sampleReport(given))[name] ?? '');

describe('the tables', () => {
  it('have a row for every ZIP, and the nearest member of each', () => {
    const [head, ...rows] = table(tableNames.zips);
    expect(head).toEqual([
      ...['ZIP', 'Post office', 'County', 'People', 'Members here'],
      ...['Members within 30 miles', 'Nearest member', 'City', 'Miles'],
    ]);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual([
      ...['99101', 'Northam', 'Northwest', '10000', '1', '1', 'Ruth Abernathy', 'Northam', '0.0'],
    ]);
  });

  it('leave empty what is not known', () => {
    const rows = table(tableNames.zips, { members: [] });
    expect(rows[2]).toEqual(['99102', 'Northam Boxes', 'Northwest', '', '0', '0', '', '', '']);
  });

  it('have a row for every county', () => {
    expect(table(tableNames.counties)).toEqual([
      ['County', 'People', 'Members', 'People without a member within 30 miles'],
      ['Northwest', '11500', '1', '1500'],
      ['Northeast', '500', '0', '500'],
      ['Southwest', '500', '0', '500'],
      ['Southeast', '40', '0', '40'],
    ]);
  });

  it('have a row for each thing to check of each member', () => {
    const members = [
      listed({ confirmed: '2024-05-01' }),
      listed({ id: 2, lastName: 'Zuniga', email: 'z@example.org' }),
      listed({ id: 3, lastName: 'Zygmunt', email: '', phone: '' }),
    ];
    const [, ...rows] = table(tableNames.toCheck, { members });
    expect(rows.map(([what, id]) => [what, id])).toEqual([
      ['No phone number', '3'],
      ['Shared phone number', '1'],
      ['Shared phone number', '2'],
      ['No email address', '3'],
      ['Not confirmed since 2024-05-01', '1'],
    ]);
  });

  it('are read by Excel as UTF-8', () => {
    for (const text of Object.values(tablesOf(sampleReport())))
      expect(text.startsWith('\uFEFF')).toBe(true);
  });
});

/** The start of a formula in a spreadsheet, also in full-width characters. */
const formula = /^[=+\-@\t\r＝＋－＠]/u;

describe('a formula', () => {
  it('is in no table, whatever the name of a member', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...'=+-@\t\r＝＋－＠'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(cell, cell, cell, cell, (firstName, lastName, city, email) => {
        const members = [
          listed({ firstName, lastName, city, email, phone: '' }),
          listed({ id: 2, firstName, lastName, city, email, phone: `=${city}` }),
        ];
        for (const text of Object.values(tablesOf(sampleReport({ members }))))
          expect(
            cellsOf(text)
              .flat()
              .filter((each) => formula.test(each)),
          ).toEqual([]);
      }),
    );
  });

  it('is no number below zero', () => {
    expect(cellsOf(inCsv(['a'], [[-1.5]]))).toEqual([['a'], ['-1.5']]);
  });
});
