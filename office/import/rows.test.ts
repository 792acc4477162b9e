// Rows of an export: those with errors, people who are there twice, and rows that are no one.
import { describe, expect, it } from 'vitest';
import {
  contextWith,
  exportOfAll,
  latu,
  newcomer,
  other,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  reportOf,
  sampleContext,
  sampleList,
} from './import.fixture.ts';

/** The errors in short: `column: value`. */
const rejections = async (text: string) =>
  (await reportOf(text)).issues.map(({ column, value }) => `${column}: ${value}`);

describe('a row has an error', () => {
  it.each([
    ['a ZIP of another state', { city: 'Boise', zip: '83702' }, 'Zip: 83702'],
    ['a name with a figure in it', { first: 'V4i' }, 'First name: V4i'],
    ['a NUL', { first: 'V\0ai' }, 'First name: V·ai'],
    ['a city elsewhere in the state', { city: 'Provo' }, 'City: Provo'],
    ['two people', { first: 'John & Mary' }, 'First name: John & Mary'],
    ['nothing but a name', { phone: '', email: '', city: '', zip: '' }, 'Zip: '],
  ])('for %s', async (_, cells, error) => {
    expect(await rejections(exportOfAll({ 2: latu(cells) }))).toContain(error);
  });

  it('with what to do, if an answer of the edition is another way', async () => {
    const text = exportOfAll({ 2: latu({ city: 'Boise', zip: '83702' }) });
    const { issues } = await reportOf(text);
    expect(issues.find(({ column }) => column === 'Zip')?.hint).toContain('`otherStatesOut: true`');
    const context = contextWith({ otherStatesOut: true });
    const reason = `has a ZIP code outside ${sampleContext.geography.region.name} (83702)`;
    const { excluded } = await reportOf(text, { context });
    expect(excluded).toEqual([{ row: 3, name: 'Vai Latu', reason }]);
  });

  it('for a quotation mark that takes in the rows after it', async () => {
    const [first = '', second = '', ...rows] = plainRows();
    const notes = [`${first},"see`, `${second},below"`, ...rows.map((row) => `${row},`)];
    const answers = { columns: [other('Notes', 'notUsed')] };
    const report = await reportOf(plainExport(`${plainHeader},Notes`, ...notes), { answers });
    const reason = 'A quotation mark makes one cell of rows 2 to 3, with the people there.';
    expect(report.issues).toEqual([expect.objectContaining({ row: 2, reason })]);
  });

  it('for a name of 300,000 letters, at once', async () => {
    const [error] = await rejections(exportOfAll({ 2: latu({ first: 'ab '.repeat(100_000) }) }));
    expect(error).toMatch(/^First name: ab ab /);
  });

  it('for a comma too many, or one too few', async () => {
    const broken = { 2: latu({ last: 'Latu, Jr.' }), 3: '902,Dallin' };
    const errors = Object.values(broken).map((row) => `(whole row): ${row}`);
    expect(await rejections(exportOfAll(broken))).toEqual(errors);
  });
});

describe('a person who is in an export twice', () => {
  it('is skipped if both rows are the same', async () => {
    const { skipped, unchanged } = await reportOf(exportOfAll({}, plainRows()[2] ?? ''));
    expect(skipped).toEqual([{ row: 14, name: 'Dallin Sorensen', reason: 'repeats row 4' }]);
    expect(unchanged).toBe(12);
  });

  const dallin = { first: 'Dallin', last: 'Sorensen' };
  it.each([
    [{ ...dallin, email: 'dallin.sorensen@example.org' }, 'firstName, lastName, email'],
    [{ ...dallin, phone: '385-555-0138' }, 'firstName, lastName, phone'],
    [{ number: '902' }, 'platform number'],
  ])('has an error the second time: %j', async (cells, column) => {
    const { issues, unchanged } = await reportOf(exportOfAll({}, newcomer(cells)));
    expect(issues).toMatchObject([{ row: 14, column }]);
    expect(issues[0]?.hint).toMatch(/^Two people with one name\? Add Jr\./);
    expect(issues[0]?.reason).toContain('Row 4 already has ');
    expect(unchanged).toBe(12);
  });

  it('has an error if only a column that is not used tells the two apart', async () => {
    const rows = ['A.', 'B.'].map((middle) => `${newcomer({ number: '' })},${middle}`);
    const report = await reportOf(plainExport(`${plainHeader},Middle name`, ...rows));
    expect(report).toMatchObject({ skipped: [], rejectedRows: 1 });
  });

  it('is two people by the suffixes', async () => {
    const rows = [`${newcomer({ last: 'Smith Sr.' })},Senior`, `${newcomer({ number: '951' })},JR`];
    const { added, issues } = await reportOf(plainExport(`${plainHeader},Suffix`, ...rows));
    expect(issues).toEqual([]);
    expect(added.map(({ name }) => name)).toEqual(['Maeve Smith Sr.', 'Maeve Smith Jr.']);
  });
});

describe('members', () => {
  it('do not become each other when one leaves of a couple, who share an email address', async () => {
    const rory = latu({ number: '', first: 'Rory', phone: '' });
    const vai = latu({ number: '', phone: '', status: 'Lapsed' });
    const { added, removed } = await reportOf(exportOfAll({ 2: vai }, rory));
    expect(added).toMatchObject([{ name: 'Rory Latu', id: 13 }]);
    expect(removed).toMatchObject([{ id: 2 }]);
  });

  it('with errors stay as they were, but not by a broken row or as another person', async () => {
    const list = sampleList(12, { 3: '902', 4: '903' });
    const rows = {
      2: latu({ zip: '8409' }),
      3: '902,Dallin',
      4: newcomer({ number: '903', email: 'x' }),
      5: plainRows()[4]?.replace('Active', 'Lapsed') ?? '',
    };
    const { removed, issues } = await reportOf(exportOfAll(rows), { list });
    expect(removed.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(issues.map(({ row }) => row)).toEqual([3, 4, 5]);
  });

  it('with errors do not stay if another person has their name and phone', async () => {
    const namesake = latu({ number: '951', email: 'o@example.org' });
    const list = sampleList(12, { 2: '901' });
    const report = await reportOf(exportOfAll({ 2: latu({ phone: '1' }) }, namesake), { list });
    expect(report).toMatchObject({ rejectedRows: 1, after: 12 });
  });
});

it('rows that are no one are reported: totals, notes, the header once more on the next page', async () => {
  const notes = ['Total: 12,,,,,,,', '', plainHeader, ',,,,,,,', 'as of 11/22/2026'];
  const { skipped, unchanged, issues } = await reportOf(exportOfAll({}, ...notes));
  expect(skipped.map(({ name }) => name)).toEqual(['Total: 12', 'as of 11/22/2026']);
  expect([unchanged, issues]).toEqual([12, []]);
});

/** The new list's lines about this row. */
async function newLines(row: string) {
  const { members } = await planSample(plainExport(plainHeader, row));
  return members.trim().split('\n').slice(1);
}

describe('numbers that a platform writes as formulas', () => {
  it.each([
    ...['="84604"', '"=""84604"""', '=84604', "'84604", ' = "84604"', '=T("84604")', '=("84604")'],
    '"=TEXT(84604,""00000"")"',
  ])('%s is 84604', async (zip) => {
    expect(await newLines(newcomer({ zip }))).toEqual([expect.stringContaining(',Provo,84604,')]);
  });

  it.each(['=1+1', '"=HYPERLINK(""http://x.example.org"")"', '"=SUM(A1)"', '="=1+1"'])(
    '%s is still none',
    async (first) => expect(await newLines(newcomer({ first }))).toEqual([]),
  );
});

describe('rows that may not be people', () => {
  const withName = (name: string) => exportOfAll({}, newcomer().replace('Maeve,Smith', name));

  it.each([
    ...['Test,Test', 'TEST MEMBER,DO NOT DELETE', 'Admin,Account', 'xxxxx,xxxxx'],
    ...['Ann (deceased),Doe', 'Ridgeline,Lending', 'Summit Valley,Mortgage Inc.'],
    ...['Test2,Member', 'No,Name', 'IT,Support', 'abc,def', 'New,User'],
  ])('are asked about: %s', async (name) => {
    const text = withName(name);
    const { questions, people, added } = await reportOf(text);
    expect([questions.map(({ about }) => about), added]).toEqual([['people'], []]);
    const answer = (list: boolean) => ({
      answers: { people: people.map((one) => ({ name: one.name.toUpperCase(), list })) },
    });
    const out = await reportOf(text, answer(false));
    expect([out.questions, out.excluded.length, out.added]).toEqual([[], 1, []]);
    // The answer can be corrected: the report has the row again.
    expect(out.people).toMatchObject([{ list: false }]);
    expect((await reportOf(text, answer(true))).questions).toEqual([]);
  });

  it.each(['Adam,Minton', 'Testa,Rossa', 'Ida,Banks', 'Eve,Groupner'])(
    'are none of these: %s',
    async (name) => expect((await reportOf(withName(name))).questions).toEqual([]),
  );
});

it.each([
  ['SANDY CITY', '84070', 'Sandy'],
  ['City of Sandy', '84070', 'Sandy'],
  ['Heber', '84032', 'Heber City'],
  ['W. Jordan', '84084', 'West Jordan'],
  ['Brigham City', '84302', 'Brigham City'],
])('the town of %s, %s, is %s', async (city, zip, town) => {
  const place = expect.stringContaining(`,${town},${zip},`);
  expect(await newLines(newcomer({ city, zip }))).toEqual([place]);
});
