// Rows of an export that no member comes of: refused, left aside, no one.
import { describe, expect, it } from 'vitest';
import {
  contextWith,
  exportOfAll,
  other,
  plainExport,
  plainHeader,
  plainRows,
  type planSample,
  reportOf,
  sampleContext,
  sampleList,
} from './import.fixture.ts';

/** The errors in short: `column: value`. */
const rejections = async (...args: Parameters<typeof planSample>) =>
  (await reportOf(...args)).issues.map(({ column, value }) => `${column}: ${value}`);

describe('a row has an error', () => {
  it.each([
    [
      'a ZIP of another state',
      '901,Vai,Latu,,vai.latu@example.org,Boise,83702,Active',
      'Zip: 83702',
    ],
    [
      'a name with a figure in it',
      '901,V4i,Latu,,vai.latu@example.org,Sandy,84094,Active',
      'First name: V4i',
    ],
    ['a formula', '901,=1+1,Latu,,vai.latu@example.org,Sandy,84094,Active', 'First name: =1+1'],
    ['an emoji', '901,🏠,Latu,,vai.latu@example.org,Sandy,84094,Active', 'First name: 🏠'],
    [
      'a 900 number',
      '901,Vai,Latu,900-555-0101,vai.latu@example.org,Sandy,84094,Active',
      'Phone: 900-555-0101',
    ],
    [
      'a city that is a formula',
      '901,Vai,Latu,,vai.latu@example.org,=Sandy,84094,Active',
      'City: =Sandy',
    ],
    [
      'a lost letter',
      '901,Va\uFFFD,Latu,,vai.latu@example.org,Sandy,84094,Active',
      'First name: Va\uFFFD',
    ],
    ['a NUL', '901,V\0ai,Latu,,vai.latu@example.org,Sandy,84094,Active', 'First name: V·ai'],
    [
      'a city elsewhere in the state',
      '901,Vai,Latu,,vai.latu@example.org,Provo,84094,Active',
      'City: Provo',
    ],
  ])('for %s', async (_, row, refusal) => {
    expect(await rejections(exportOfAll({ 2: row }))).toContain(refusal);
  });

  it('for each of its cells, and counts as one', async () => {
    const verdict = await reportOf(exportOfAll({ 2: '901,V4i,Latu,1,x,Sandy,84094,Active' }));
    expect(verdict.issues.map(({ column }) => column)).toEqual(['First name', 'Phone', 'Email']);
    expect(verdict.rejectedRows).toBe(1);
  });

  it('with what to do, where a rule of the edition is another way', async () => {
    const elsewhere = { 2: '901,Vai,Latu,,vai.latu@example.org,Boise,83702,Active' };
    const { issues } = await reportOf(exportOfAll(elsewhere));
    expect(issues.find(({ column }) => column === 'Zip')?.hint).toContain('`otherStatesOut: true`');
    const { excluded } = await reportOf(exportOfAll(elsewhere), {
      context: contextWith({ otherStatesOut: true }),
    });
    expect(excluded).toEqual([
      {
        row: 3,
        name: 'Vai Latu',
        reason: `has a ZIP code outside ${sampleContext.region.name} (83702)`,
      },
    ]);
  });

  it('for a quotation mark that takes in the rows after it', async () => {
    const [first = '', second = '', ...rows] = plainRows();
    const notes = [`${first},"see`, `${second},below"`, ...rows.map((row) => `${row},`)];
    const verdict = await reportOf(plainExport(`${plainHeader},Notes`, ...notes), {
      answers: { columns: [other('Notes', 'notUsed')] },
    });
    expect(verdict.issues).toEqual([
      expect.objectContaining({
        row: 2,
        reason: 'A quotation mark makes one cell of rows 2 to 3, with the people there.',
      }),
    ]);
  });

  it('for a comma too many, or one too few', async () => {
    const broken = {
      2: '901,Vai,Latu, Jr.,,vai.latu@example.org,Sandy,84094,Active',
      3: '902,Dallin',
    };
    expect(await rejections(exportOfAll(broken))).toEqual([
      '(whole row): 901,Vai,Latu, Jr.,,vai.latu@example.org,Sandy,84094,Active',
      '(whole row): 902,Dallin',
    ]);
  });
});

describe('who is in an export twice', () => {
  it('is skipped where both rows are the same', async () => {
    const { skipped, unchanged } = await reportOf(exportOfAll({}, plainRows()[2] ?? ''));
    expect(skipped).toEqual([{ row: 14, name: 'Dallin Sorensen', reason: 'repeats row 4' }]);
    expect(unchanged).toBe(12);
  });

  it.each([
    [
      'name and email address',
      '951,Dallin,SORENSEN,,dallin.sorensen@example.org,Provo,84604,Active',
      'firstName, lastName, email',
    ],
    [
      'a platform number',
      '902,Other,Person,,other@example.org,Provo,84604,Active',
      'platform number',
    ],
    [
      'name and phone',
      '951,Dallin,Sorensen,385-555-0138,other@example.org,Provo,84604,Active',
      'firstName, lastName, phone',
    ],
  ])('has an error the second time, by %s', async (_, row, column) => {
    const { issues, unchanged } = await reportOf(exportOfAll({}, row));
    expect(issues).toEqual([expect.objectContaining({ row: 14, column })]);
    expect(issues[0]?.reason).toContain('Row 4 already has ');
    expect(unchanged).toBe(12);
  });
});

describe('people', () => {
  it('may share an email address and a phone, and may have neither', async () => {
    const couple = [
      '951,Ada,Quist,801-555-0170,quists@example.org,Provo,84604,Active',
      '952,Otto,Quist,801-555-0170,quists@example.org,Provo,84604,Active',
      '953,Ida,Quist,,,Provo,84604,Active',
    ];
    const { added, issues } = await reportOf(exportOfAll({}, ...couple));
    expect([added.map(({ name }) => name), issues]).toEqual([
      ['Ada Quist', 'Otto Quist', 'Ida Quist'],
      [],
    ]);
  });

  it.each([
    ['John & Mary', 'Smith'],
    ['Tom', 'Reed and Amy Cole'],
  ])('have a row each: %s %s', async (first, last) => {
    const { added, issues } = await reportOf(
      exportOfAll({}, `951,${first},${last},,both@example.org,Provo,84604,Active`),
    );
    expect([added, issues.map(({ reason }) => reason.includes('names two people'))]).toEqual([
      [],
      [true],
    ]);
  });

  it('with "and" inside a name are one person', async () => {
    const row = '951,Amanda,Sandoval-Landers,,both@example.org,Provo,84604,Active';
    expect((await reportOf(exportOfAll({}, row))).issues).toEqual([]);
  });

  it('do not become each other when one of a couple leaves', async () => {
    const other = ',Rory,Latu,,vai.latu@example.org,Sandy,84094,Active';
    const { added, removed } = await reportOf(
      exportOfAll({ 2: ',Vai,Latu,,vai.latu@example.org,Sandy,84094,Lapsed' }, other),
    );
    expect(added).toMatchObject([{ name: 'Rory Latu', id: 13 }]);
    expect(removed).toMatchObject([{ id: 2 }]);
  });

  it('with errors stay as they were, but not by a broken row or as another person', async () => {
    const list = sampleList(12, { 4: '903' });
    const { kept, removed, issues } = await reportOf(
      exportOfAll({
        2: '901,Vai,Latu,801-555-0170,vai.latu@example.org,Sandy,8409,Active',
        3: '902,Dallin',
        4: '903,Xavier,Zed,,x,Sandy,84094,Active',
        5: ',Rosa,Villanueva,,rosa.villanueva@example.org,Syracuse,8407,Lapsed',
      }),
      { list },
    );
    expect(kept).toMatchObject([{ id: 2, row: 3 }]);
    expect(removed.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(issues.map(({ row }) => row)).toEqual([3, 4, 5]);
  });

  it('with errors do not stay as they were where another person has their name and phone', async () => {
    const { kept, members } = await reportOf(
      exportOfAll(
        { 2: '901,Vai,Latu,1,vai.latu@example.org,Sandy,84094,Active' },
        '951,Vai,Latu,13855550187,other@example.org,Provo,84604,Active',
      ),
    ).then(async (report) => ({ kept: report.kept, members: report.after }));
    expect([kept, members]).toEqual([[], 12]);
  });
});

describe('rows that are no one', () => {
  it('are reported: totals, notes, the header once more on the next page', async () => {
    const { skipped, unchanged, issues } = await reportOf(
      exportOfAll({}, 'Total: 12,,,,,,,', '', plainHeader, ',,,,,,,', 'as of 11/22/2026'),
    );
    expect(skipped.map(({ name }) => name)).toEqual(['Total: 12', 'as of 11/22/2026']);
    expect([unchanged, issues]).toEqual([12, []]);
  });

  it('are not people with nothing but a name', async () => {
    expect(await rejections(exportOfAll({ 2: '901,Vai,Latu,,,,,Active' }))).toContain('Zip: ');
    const { excluded } = await reportOf(exportOfAll({ 2: ',Vai,Latu,,,,,' }));
    const reason = '"Membership status" is "(blank)"';
    expect(excluded).toEqual([{ row: 3, name: 'Vai Latu', reason }]);
  });
});
