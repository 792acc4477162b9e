// The table of columns: what known platforms fill in, what the volunteer decides, and that nothing else
// decides who is listed.
import { describe, expect, it } from 'vitest';
import { needsAnswer } from '#import/columns/columns.ts';
import {
  contextWith,
  exportOfAll,
  latu,
  listing,
  newcomer,
  other,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  reportOf,
} from './import.fixture.ts';

const person = (header: string, cells: string) =>
  plainExport(`${plainHeader},${header}`, `${newcomer()},${cells}`);

/** The columns that a first import asks about, and what is filled in for each. */
const table = async (text: string) =>
  Object.fromEntries(
    (await reportOf(text, { unanswered: true })).columns.map((column) => [
      column.name,
      [column.use, ...column.show, ...column.hide.map((value) => `not ${value}`)],
    ]),
  );

describe('a first import fills in the columns of', () => {
  it.each([
    ['Wild Apricot', 'Membership enabled', 'no', ['decidesListing', 'not no']],
    ['Wild Apricot', 'Phone - Who can see', 'Members', ['decidesPhone', 'not Members']],
    ['MemberClicks', '[Name | Suffix]', 'Jr.', ['suffix']],
    ['Novi', 'Hide on Website', 'Yes', ['decidesListing', 'not Yes']],
    ['YourMembership', 'Public profile', '0', ['decidesListing', 'not 0']],
    ['GrowthZone', 'Do Not Phone', '1', ['decidesPhone', 'not 1']],
    ['GrowthZone', 'Do Not Email', '1', ['decidesEmail', 'not 1']],
    ['ClubExpress', 'Include in online directory', '', ['decidesListing', 'not (blank)']],
    ['Mailchimp', 'UNSUB_TIME', '2026-01-02 03:04:05', ['decidesListing', 'not (past date)']],
    ['Google Contacts', 'E-mail 1 - Value', 'b@example.org', ['email']],
    ['Excel', 'Open balance', '$0.00', ['decidesListing', '(nothing owed)']],
    ['Excel', 'Paid until', 'thru Dec 2027', ['decidesListing', '(future date)']],
    ['Excel', 'Member type', 'Affiliate', ['decidesListing']],
    // Nothing is filled in for these.
    ['nobody', 'Phone - Who can see: Members', 'yes', [undefined]],
    ['nobody', 'Date of adoption', '2026-01-02', [undefined]],
    ['nobody', 'Remarks', 'Please remove me', [undefined]],
  ])('%s: %s "%s"', async (_, header, cell, expected) => {
    expect((await table(person(header, cell)))[header]).toEqual(expected);
  });

  it('asks about each, with up to five values, and lists no one', async () => {
    const rows = plainRows().map((row, at) => `${row},wish ${at}`);
    const text = plainExport(`${plainHeader},Wishes`, ...rows);
    const report = await reportOf(text, { unanswered: true });
    expect(report.columns.filter(needsAnswer)).toHaveLength(9);
    expect(report.columns.at(-1)?.samples).toEqual([0, 1, 2, 3, 4].map((at) => `wish ${at}`));
    expect(report).toMatchObject({ added: [], removed: [] });
  });

  it('takes the best address, and gives a name to columns without one', async () => {
    const text = plainExport(
      'Name,Email,Home City,Home Zip,Work City,Work Zip,,,Email',
      'Ann Open,a@example.org,Orem,84057,Provo,84604,x,,b@example.org',
    );
    expect(await table(text)).toMatchObject({
      ...{ 'Home Zip': ['notUsed'], 'Work City': ['city'], 'Work Zip': ['zip'] },
      ...{ 'No name, after Work Zip': [undefined], 'Email (2)': ['email'] },
    });
  });
});

describe('each column is decided once', () => {
  /** The names of those who are listed, and the columns that are asked about. */
  async function listed(cell: string, show: readonly string[], hide: readonly string[] = []) {
    const answers = { columns: [listing('Wishes', show, hide)] };
    const { added, questions, excluded } = await reportOf(person('Wishes', cell), { answers });
    const asked = questions.flatMap(({ values }) => values.map(({ value }) => value));
    return [...added.map(({ name }) => name), ...asked, ...excluded.map(({ reason }) => reason)];
  }

  it.each([
    ['a value in any case', 'Full entry', ['full ENTRY'], [], 'Maeve Smith'],
    ['a value that is hidden', 'Full entry', [], ['Full entry'], '"Wishes" is "Full entry"'],
    ['one that is shown, too', 'Name', ['Name'], ['name'], '"Wishes" is "Name"'],
    ['a long text', 'x'.repeat(300), ['(long text)'], [], 'Maeve Smith'],
    ['a date', '11/21/2026', ['(past date)'], [], 'Maeve Smith'],
    ['a new value', 'Full entry', ['Name only'], [], 'Wishes'],
    ['a value with a question mark', 'Full entry?', ['Full entry'], [], 'Wishes'],
    ['a date with other words', '12/31/2027 lapsed', ['(future date)'], [], 'Wishes'],
  ])('by %s, or it stops and asks', async (_, cell, show, hide, expected) => {
    expect(await listed(cell, show, hide)).toEqual([expected]);
  });

  it('and stops if a column that decided is gone', async () => {
    const context = contextWith({ columns: [listing('Show me', ['yes'])] });
    const { questions } = await reportOf(exportOfAll(), { context });
    expect(questions).toMatchObject([{ about: 'gone', values: [{ value: 'Show me' }] }]);
    const answers = { columns: [other('show ME', 'notUsed')] };
    const report = await reportOf(exportOfAll(), { context, answers });
    expect(report).toMatchObject({ questions: [], unchanged: 12 });
  });

  it('with one of three answers for a person', async () => {
    const doe = newcomer({ number: '951', last: 'Doe', email: 'doe@example.org' });
    const rows = [...plainRows({ 2: latu({ zip: '8409' }) }), doe].map((row) => `${row},Members`);
    const all = [`${plainHeader},Who may call`, ...rows, `${newcomer()},Everyone`, ''];
    const answer = listing('Who may call', ['Everyone'], ['Members'], 'decidesPhone');
    const answers = { columns: [answer] };
    const { report, members } = await planSample(all.join('\n'), { answers });
    expect(members.match(/,1\d{10},/g)).toEqual([',18015550170,']);
    // A member whose row has an error stays as before, except for the phone.
    expect(report.issues).toMatchObject([{ name: 'Vai Latu' }]);
    expect(members).toContain('\n2,Vai,Latu,,vai.latu@example.org,');
    expect(report.partial).toHaveLength(13);
    // The column decides also in an export without phones.
    const without = all.map((line) => line.split(',').toSpliced(3, 1).join(','));
    const { members: later } = await planSample(without.join('\n'), { answers });
    expect(later).not.toMatch(/,1\d{10},/);
  });

  it('or the list has no emails', async () => {
    const lines = exportOfAll().split('\n');
    const text = lines.map((line) => line.split(',').toSpliced(4, 1).join(',')).join('\n');
    const values = [{ value: 'email addresses' }];
    expect((await reportOf(text)).questions).toEqual([{ about: 'needs', values }]);
    const answers = { withoutEmail: true };
    expect(await reportOf(text, { answers })).toMatchObject({ questions: [], unchanged: 12 });
  });
});
