// The table of columns: what known platforms fill in, what the volunteer decides, and that nothing else
// decides who is listed.
import { describe, expect, it } from 'vitest';
import { needsAnswer } from '#import/columns/columns.ts';
import { withAnswers } from './answers.ts';
import {
  contextWith,
  exportOfAll,
  listing,
  other,
  plainExport,
  plainHeader,
  plainRows,
  planSample,
  reportOf,
  sampleContext,
} from './import.fixture.ts';

const person = (header: string, cells: string) =>
  plainExport(
    `First name,Last name,Email,Phone,City,Zip,${header}`,
    `Ann,Open,ann@example.org,801-555-0170,Provo,84604,${cells}`,
  );

/** The columns that a first import asks about, and what is filled in for each. */
const table = async (text: string) =>
  Object.fromEntries(
    (await planSample(text, { unanswered: true })).report.columns.map((column) => [
      column.name,
      [column.use, ...column.show, ...column.hide.map((value) => `not ${value}`)],
    ]),
  );

describe('a first import fills in the columns of', () => {
  it.each([
    ['Wild Apricot', 'Membership enabled', 'no', ['decidesListing', 'not no']],
    ['Wild Apricot', 'Renewal due', '2027-01-31', ['decidesListing', '(future date)']],
    ['Wild Apricot', 'Phone - Who can see', 'Members', ['decidesPhone', 'not Members']],
    ['MemberClicks', '[Member Status]', 'Active', ['decidesListing', 'Active']],
    ['MemberClicks', '[Name | Suffix]', 'Jr.', ['suffix']],
    ['Novi', 'Hide on Website', 'Yes', ['decidesListing', 'not Yes']],
    ['YourMembership', 'Public profile', '0', ['decidesListing', 'not 0']],
    ['GrowthZone', 'Do Not Phone', '1', ['decidesPhone', 'not 1']],
    ['GrowthZone', 'Unlisted Phone', '0', ['decidesPhone', '0']],
    ['GrowthZone', 'Do Not Email', '1', ['decidesEmail', 'not 1']],
    ['ClubExpress', 'Include in online directory', '', ['decidesListing', 'not (blank)']],
    ['Mailchimp', 'UNSUB_TIME', '2026-01-02 03:04:05', ['decidesListing', 'not (past date)']],
    ['Mailchimp', 'OPTIN_IP', '192.0.2.1', ['notUsed']],
    ['Google Contacts', 'E-mail 1 - Value', 'b@example.org', ['email']],
    ['Excel', 'Open balance', '$0.00', ['decidesListing', '(nothing owed)']],
    ['Excel', 'Counties served', 'Utah', ['counties']],
    ['Excel', 'Paid until', 'thru Dec 2027', ['decidesListing', '(future date)']],
    ['Excel', 'Paid until', '12/2024', ['decidesListing']],
    ['Excel', 'Member type', 'Affiliate', ['decidesListing']],
    // Nothing is filled in for these.
    ['nobody', 'OK to put me on the web site?', 'Rather not', [undefined]],
    ['nobody', 'Phone - Who can see: Members', 'yes', [undefined]],
    ['nobody', 'Home phone', '801-555-0171', [undefined]],
    ['nobody', 'Date of adoption', '2026-01-02', [undefined]],
    ['nobody', 'Remarks', 'Please remove me', [undefined]],
  ])('%s: %s "%s"', async (_, header, cell, expected) => {
    expect((await table(person(header, cell)))[header]).toEqual(expected);
  });

  it('asks about each, with up to five values, and lists no one', async () => {
    const rows = plainRows().map((row, at) => `${row},wish ${at}`);
    const { report } = await planSample(plainExport(`${plainHeader},Wishes`, ...rows), {
      unanswered: true,
    });
    expect(report.columns.filter(needsAnswer)).toHaveLength(9);
    expect(report.columns.at(-1)).toMatchObject({
      samples: ['wish 0', 'wish 1', 'wish 2', 'wish 3', 'wish 4'],
      use: undefined,
    });
    expect(report).toMatchObject({ added: [], removed: [], after: 12 });
  });

  it('takes the best address, and gives a name to columns without one', async () => {
    const text = plainExport(
      'Name,Email,Home City,Home Zip,Work City,Work Zip,,,Email',
      'Ann Open,a@example.org,Orem,84057,Provo,84604,x,,b@example.org',
    );
    expect(await table(text)).toMatchObject({
      'Home Zip': ['notUsed'],
      'Work City': ['city'],
      'Work Zip': ['zip'],
      'No name, after Work Zip': [undefined],
      'Email (2)': ['email'],
    });
  });
});

/** The whole of an import after these answers: the lines of new members, and the reasons against others. */
async function listed(text: string, ...columns: Parameters<typeof listing>[]) {
  const { report, members } = await planSample(text, {
    answers: { columns: columns.map((answer) => listing(...answer)) },
  });
  const asked = report.questions.flatMap(({ about, values }) =>
    values.map(({ value }) => `${about}: ${value}`),
  );
  const added = report.added.map(({ name }) => name);
  return { added, asked, out: report.excluded.map(({ reason }) => reason), members, report };
}

describe('each column is decided once', () => {
  const wishes = person('Wishes', 'Full entry');

  it('by its values, in any case', async () => {
    expect((await listed(wishes, ['Wishes', ['full ENTRY']])).added).toEqual(['Ann Open']);
    const hidden = await listed(wishes, ['Wishes', [], ['Full entry']]);
    expect([hidden.added, hidden.out]).toEqual([[], ['"Wishes" is "Full entry"']]);
    // A value that an answer both lists and leaves out is left out.
    expect((await listed(wishes, ['Wishes', ['Full entry'], ['full entry']])).added).toEqual([]);
  });

  it.each([
    ['a new value', ['Wishes', ['Name only']] as const],
    ['a value with a question mark', ['Wishes', ['Full entry?']] as const],
    ['no answer', ['Chapter', ['Full entry']] as const],
  ])('and stops at %s', async (_, [column, show]) => {
    const { asked, added } = await listed(wishes, [column, show]);
    expect(asked).toContain('columns: Wishes');
    expect(added).toEqual([]);
  });

  it('and stops where a column that decided is gone', async () => {
    const columns = [listing('Show me', ['yes'])];
    const context = contextWith({ columns });
    const { questions } = await reportOf(exportOfAll(), { context });
    expect(questions).toMatchObject([{ about: 'gone', values: [{ value: 'Show me' }] }]);
    const forget = [other('show ME', 'notUsed')];
    expect(await reportOf(exportOfAll(), { context, answers: { columns: forget } })).toMatchObject({
      questions: [],
      unchanged: 12,
    });
  });

  it('so that long texts and dates are one value each', async () => {
    const long = 'x'.repeat(300);
    expect((await listed(person('Wishes', long), ['Wishes', ['(long text)']])).added).toHaveLength(
      1,
    );
    const day = person('Wishes', '11/21/2026');
    expect((await listed(day, ['Wishes', ['(past date)']])).added).toHaveLength(1);
    // A date with other words isn't one.
    const { asked } = await listed(person('Wishes', '12/31/2027 lapsed'), [
      'Wishes',
      ['(future date)'],
    ]);
    expect(asked).toEqual(['columns: Wishes']);
  });

  it('with one of three answers for a person', async () => {
    const rows = ['Everyone', 'Members', 'No access'].map(
      (who, at) =>
        `95${at},Ann,Open${'abc'[at]},801-555-017${at},a${at}@example.org,Provo,84604,Active,${who}`,
    );
    const text = exportOfAll({
      2: '901,Vai,Latu,801-555-0170,vai.latu@example.org,Sandy,8409,Active',
    });
    const withWho = (line: string, at: number) =>
      `${line},${at === 0 ? 'Who may call' : 'Members'}`;
    const all = [...text.trim().split('\n').map(withWho), ...rows, ''].join('\n');
    const who = { column: 'Who may call', use: 'decidesPhone' } as const;
    const { report, members } = await planSample(all, {
      answers: { columns: [{ ...who, show: ['Everyone'], hide: ['Members', 'No access'] }] },
    });
    expect(members.match(/1801555017\d/g)).toEqual(['18015550170']);
    // A member whose row has an error stays as before, except for the phone.
    expect(report.kept).toMatchObject([{ name: 'Vai Latu' }]);
    expect(members).toContain('\n2,Vai,Latu,,vai.latu@example.org,');
    expect(report.partial).toHaveLength(14);
    // The column decides also in an export without phones.
    const without = all.split('\n').map((line) => line.split(',').toSpliced(3, 1).join(','));
    const { members: later } = await planSample(without.join('\n'), {
      answers: { columns: [{ ...who, show: ['Everyone'], hide: ['Members', 'No access'] }] },
    });
    expect(later).not.toMatch(/,1\d{10},/);
  });

  it('or the list has no emails', async () => {
    const text = exportOfAll()
      .split('\n')
      .map((line) => line.split(',').toSpliced(4, 1).join(','))
      .join('\n');
    const asked = await reportOf(text);
    expect(asked.questions).toMatchObject([
      { about: 'needs', values: [{ value: 'email addresses' }] },
    ]);
    expect(await reportOf(text, { answers: { withoutEmail: true } })).toMatchObject({
      unchanged: 12,
    });
  });
});

describe('answers', () => {
  it('replace earlier ones of the same name, and keep their order', () => {
    const before = { ...sampleContext.rule, columns: [other('A', 'phone'), other('B', 'email')] };
    const { columns, people } = withAnswers(before, {
      columns: [{ ...listing('a', ['x']), use: 'notUsed' }],
      people: [{ name: 'Test', list: false }],
    });
    expect(columns).toEqual([other('a', 'notUsed'), other('B', 'email')]);
    expect(people).toEqual([{ name: 'Test', list: false }]);
  });
});
