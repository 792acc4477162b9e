import { describe, expect, it } from 'vitest';
import { ImportStop } from './import-stop.ts';
import type { EachRow } from './reading/export-file.ts';
import {
  groundWith,
  listText,
  plainExport,
  plainHeader,
  plainRows,
  sampleGround,
  sampleList,
  weigh,
} from './sample-import.ts';
import { weighTable } from './weigh.ts';

const everybody = (given?: Readonly<Record<number, string>>, ...more: readonly string[]) =>
  plainExport(plainHeader, ...plainRows(given), ...more);

const verdictOf = async (...args: Parameters<typeof weigh>) => (await weigh(...args)).verdict;

/** The line of the new list that has a text in it. */
const lineWith = (text: string, part: string) =>
  text.split('\n').find((line) => line.includes(part)) ?? '';

const newcomer = '950,Maeve,Smith,801-555-0170,maeve@example.org,Provo,84604,Active';

describe('the new list', () => {
  it('is the old one where the export says the same', async () => {
    const { verdict, members } = await weigh(everybody());
    expect(verdict).toMatchObject({
      added: [],
      removed: [],
      changed: [],
      unchanged: 12,
      refused: [],
    });
    expect(members).toBe(listText(12));
  });

  it('keeps the order, the ids and the points of those who stay', async () => {
    const { members } = await weigh(everybody({ 2: '', 5: newcomer }));
    const ids = members.split('\n').map((line) => line.split(',')[0]);
    expect(ids).toEqual(['id', '1', '3', '4', '6', '7', '8', '9', '10', '11', '12', '13', '']);
    expect(lineWith(members, 'Abernathy')).toContain(',84020,40.4977,-111.8661');
  });

  it('has no point for who is new or has moved: it is that of the ZIP', async () => {
    const moved = '901,Vai,Latu,13855550187,vai.latu@example.org,Provo,84604,Active';
    const { members } = await weigh(everybody({ 2: moved }, newcomer));
    expect(lineWith(members, 'Latu')).toBe(
      '2,Vai,Latu,13855550187,vai.latu@example.org,Provo,84604,,',
    );
    expect(lineWith(members, 'Maeve')).toMatch(/,84604,,$/);
  });

  it('never gives a number that somebody had', async () => {
    const { members } = await weigh(everybody({}, newcomer), sampleList(12, { 40: 'gone' }));
    expect(lineWith(members, 'Maeve')).toMatch(/^41,/);
  });

  it('gives somebody who returns the number they had', async () => {
    const list = sampleList(12, { 40: '950', 41: '' });
    const { members, verdict } = await weigh(everybody({}, newcomer), list);
    expect(lineWith(members, 'Maeve')).toMatch(/^40,/);
    expect(verdict.added).toEqual([expect.objectContaining({ id: 40, returns: true })]);
  });

  it('remembers the numbers of the platform, and those of members who left', async () => {
    const { numbers } = await weigh(everybody({ 2: '' }), sampleList(12, { 2: '901', 40: 'gone' }));
    expect(numbers.split('\n').slice(0, 4)).toEqual(['id,platformId', '1,900', '2,901', '3,902']);
    expect(numbers).toContain('\n40,gone\n');
  });

  it('keeps a telephone number that the export has no column for, and not one it leaves empty', async () => {
    const rows = plainRows().map((row) => row.split(',').toSpliced(3, 1).join(','));
    const without = plainExport(plainHeader.replace('Phone,', ''), ...rows);
    expect(await verdictOf(without)).toMatchObject({ unchanged: 12 });
    const empty = everybody({
      1: '900,Ruth,Abernathy,,ruth.abernathy@example.org,Draper,84020,Active',
    });
    expect((await verdictOf(empty)).changed[0]?.fields).toEqual([
      { field: 'phone', from: '13855550151', to: '' },
    ]);
  });

  it('writes a name and a place as the list does, where the export has only capitals', async () => {
    const typed =
      '902,DALLIN,SORENSEN,13855550138,DALLIN.SORENSEN@EXAMPLE.ORG,HERRIMAN,84096,Active';
    const { verdict } = await weigh(everybody({ 3: typed }));
    expect(verdict).toMatchObject({ unchanged: 12, putRight: [] });
  });

  it('is begun where there is none yet', async () => {
    const none = {
      bytes: undefined,
      columns: sampleList().columns,
      members: [],
      numbers: new Map(),
    };
    const { verdict, members } = await weigh(everybody(), none);
    expect(verdict).toMatchObject({ before: 0, after: 12 });
    expect(members.split('\n')[12]).toMatch(/^12,Yuki,/);
  });
});

/** What is refused, in short: `column: value`. */
const refusals = async (...args: Parameters<typeof weigh>) =>
  (await verdictOf(...args)).refused.map(({ column, value }) => `${column}: ${value}`);

describe('a row is refused', () => {
  it.each([
    [
      'a ZIP of another state',
      '901,Vai,Latu,,vai.latu@example.org,Boise,83702,Active',
      'Zip: 83702',
    ],
    ['no mail address', '901,Vai,Latu,,,Sandy,84094,Active', 'Email: '],
    [
      'a name with a figure in it',
      '901,V4i,Latu,,vai.latu@example.org,Sandy,84094,Active',
      'First name: V4i',
    ],
    ['a formula', '901,=1+1,Latu,,vai.latu@example.org,Sandy,84094,Active', 'First name: =1+1'],
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
    [
      'a status that nobody knows',
      '901,Vai,Latu,,vai.latu@example.org,Sandy,84094,Paused',
      'Membership status: Paused',
    ],
  ])('for %s', async (_, row, refusal) => {
    expect(await refusals(everybody({ 2: row }))).toContain(refusal);
  });

  it('for each of its cells, and counts as one', async () => {
    const verdict = await verdictOf(everybody({ 2: '901,V4i,Latu,1,x,Sandy,84094,Active' }));
    expect(verdict.refused.map(({ column }) => column)).toEqual(['First name', 'Phone', 'Email']);
    expect(verdict.refusedRows).toBe(1);
  });

  it('with what to do, where a rule of the edition is another way', async () => {
    const elsewhere = { 2: '901,Vai,Latu,,vai.latu@example.org,Boise,83702,Active' };
    const { refused } = await verdictOf(everybody(elsewhere));
    expect(refused.find(({ column }) => column === 'Zip')?.remedy).toContain(
      '`otherStatesOut: true`',
    );
    const { out } = await verdictOf(
      everybody(elsewhere),
      sampleList(),
      groundWith({ otherStatesOut: true }),
    );
    expect(out).toEqual([
      { row: 3, name: 'Vai Latu', reason: `the ZIP 83702 is not of ${sampleGround.region.name}` },
    ]);
  });

  it('for a quotation mark that takes in the rows after it', async () => {
    const [first = '', second = '', ...rows] = plainRows();
    const notes = [`${first},"see`, `${second},below"`, ...rows.map((row) => `${row},`)];
    const verdict = await verdictOf(plainExport(`${plainHeader},Notes`, ...notes));
    expect(verdict.refused).toEqual([
      expect.objectContaining({
        row: 2,
        reason: 'a quotation mark in this cell takes in rows 2 to 3, and the people in them',
      }),
    ]);
  });

  it('for a comma too many, or one too few', async () => {
    const broken = {
      2: '901,Vai,Latu, Jr.,,vai.latu@example.org,Sandy,84094,Active',
      3: '902,Dallin',
    };
    expect(await refusals(everybody(broken))).toEqual([
      '(the whole row): 901,Vai,Latu, Jr.,,vai.latu@example.org,Sandy,84094,Active',
      '(the whole row): 902,Dallin',
    ]);
  });
});

describe('who is in an export twice', () => {
  it('is left aside where both rows say the same', async () => {
    const { aside, unchanged } = await verdictOf(everybody({}, plainRows()[2] ?? ''));
    expect(aside).toEqual([{ row: 14, name: 'Dallin Sorensen', reason: 'says what row 4 says' }]);
    expect(unchanged).toBe(12);
  });

  it.each([
    ['a mail address', '951,Other,Person,,dallin.sorensen@example.org,Provo,84604,Active', 'email'],
    [
      'a number of the platform',
      '902,Other,Person,,other@example.org,Provo,84604,Active',
      'platform number',
    ],
    [
      'name and telephone',
      '951,Dallin,Sorensen,385-555-0138,other@example.org,Provo,84604,Active',
      'firstName, lastName, phone',
    ],
  ])('is refused the second time, by %s', async (_, row, column) => {
    const { refused, unchanged } = await verdictOf(everybody({}, row));
    expect(refused).toEqual([expect.objectContaining({ row: 14, column })]);
    expect(refused[0]?.reason).toContain('row 4 has it');
    expect(unchanged).toBe(12);
  });
});

describe('rows that are nobody', () => {
  it('are told of: totals, notes, the header once more on the next page', async () => {
    const { aside, unchanged, refused } = await verdictOf(
      everybody({}, 'Total: 12,,,,,,,', '', plainHeader, ',,,,,,,', 'as of 11/22/2026'),
    );
    expect(aside.map(({ name }) => name)).toEqual(['Total: 12', 'as of 11/22/2026']);
    expect([unchanged, refused]).toEqual([12, []]);
  });

  it('are not people with nothing but a name', async () => {
    expect(await refusals(everybody({ 2: '901,Vai,Latu,,,,,Active' }))).toContain('Email: ');
    const { out } = await verdictOf(everybody({ 2: ',Vai,Latu,,,,,' }));
    expect(out).toEqual([{ row: 3, name: 'Vai Latu', reason: 'has no status of membership' }]);
  });
});

describe('people who come from elsewhere than a file', () => {
  it('are weighed as rows under the names of their columns', async () => {
    const [header = '', ...people] = everybody({ 2: newcomer }).trim().split('\n');
    const rows = [header, ...people].map((line, at) => ({
      row: at + 1,
      lastRow: at + 1,
      cells: line.split(','),
    }));
    const sheet = { top: rows.slice(0, 1), read: async (each: EachRow) => rows.forEach(each) };
    const file = { name: 'the platform', kind: ['its interface'], sheets: [sheet] };
    const { verdict } = await weighTable(file, sampleList(), sampleGround);
    expect(verdict.read[0]).toBe('its interface');
    expect(verdict.added.map(({ name }) => name)).toEqual(['Maeve Smith']);
    expect(verdict.removed.map(({ name }) => name)).toEqual(['Vai Latu']);
  });
});

describe('the columns of an association', () => {
  it('are those that its membership.yaml names', async () => {
    const rule = { ...sampleGround.rule.columns, zip: ['Desk'] };
    const text = everybody().replace('Zip', 'Desk');
    await expect(weigh(text)).rejects.toThrow(ImportStop);
    expect(await verdictOf(text, sampleList(), groundWith({ columns: rule }))).toMatchObject({
      unchanged: 12,
    });
  });
});
