// Files that associations have: workbooks with several sheets of people or with rows that no one sees, and others.
import { describe, expect, it } from 'vitest';
import { readExport } from '#import/reading/read-export.ts';
import { inlineRows, workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import type { ImportAnswers } from '#import/report/questions.ts';
import { exportOfAll, newcomer, plainHeader, planSample, reportOf } from './import.fixture.ts';

const person = (last: string, status = 'Active') =>
  newcomer({ number: '', last, email: `${last}@example.org`, status }).split(',');
const people = [plainHeader.split(','), person('One'), person('Two'), person('Three')];

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
    expect(report.questions).toEqual([{ about: 'sheet', values: report.sheets }]);
    const counts = report.sheets.map(({ value, count }) => `${value}: ${count}`);
    expect(counts).toEqual(['Former members: 3', 'Members 2026: 2']);
    expect([report.added, report.removed]).toEqual([[], []]);
  });

  it('takes the one that is chosen, and shows the choice', async () => {
    const answers = { sheet: 'members 2026' };
    expect(await added(sheets, answers)).toEqual(['Maeve One', 'Maeve Two']);
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
  it('is not published unasked, however the workbook hides it', async () => {
    const hidden = { 1: 'hidden="1"', 2: 'hidden="true"', 4: 'ht="0" customHeight="1"' };
    const rows = inlineRows([...people, person('Four')], hidden);
    const sheets = [{ name: 'A', rows }];
    const { questions, added: some } = await reportFrom(sheets);
    const values = [{ value: 'hidden rows', count: 3 }];
    expect([questions, some]).toEqual([[{ about: 'hidden', values }], []]);
    expect(await added(sheets, { hidden: 'include' })).toHaveLength(4);
    const left = await reportFrom(sheets, { hidden: 'leave-out' });
    expect(left.added.map(({ name }) => name)).toEqual(['Maeve Three']);
    const reason = 'is in a hidden row of the workbook';
    expect(left.excluded).toMatchObject(
      ['One', 'Two', 'Four'].map((last) => ({ name: `Maeve ${last}`, reason })),
    );
  });

  it('is no question if its person stays out', async () => {
    const lapsed = people.with(2, person('Two', 'Lapsed'));
    const sheets = [{ name: 'A', rows: inlineRows(lapsed, { 2: 'hidden="1"' }) }];
    expect(await reportFrom(sheets)).toMatchObject({ questions: [] });
  });
});

it.each([
  ['is filled in by no name, so that the volunteer decides', 4, undefined],
  ['still keeps people out if it says so', 8, 'decidesListing'],
])('a column that no one sees %s', async (_, at, use) => {
  const columns = `<cols><col min="${at}" max="${at}" hidden="1"/></cols>`;
  const report = await reportFrom([{ name: 'A', rows: inlineRows(people), columns }]);
  expect(report.columns[at - 1]).toMatchObject({ isHidden: true, use });
});

describe('a list of people who left', () => {
  it.each([
    ...['unsubscribed_members_export_8c1f.csv', 'cleaned_members_export_8c1f.csv'],
    ...['Members who opted out.csv', 'former-members.csv', 'Do not contact.csv', 'DNC list.csv'],
    ...['nonsubscribed_segment_export.csv', 'Unsubscribes 2026.csv', 'Members (not renewed).csv'],
  ])('is rejected by its name: %s', async (name) => {
    const text = exportOfAll().replaceAll(',Membership status', ',Chapter');
    await expect(planSample(text, { name })).rejects.toThrow("people who aren't members");
  });
  it.each(['subscribed_members_export.csv', 'Active and lapsed members.csv'])(
    'is not %s',
    async (name) => expect((await reportOf(exportOfAll(), { name })).questions).toEqual([]),
  );
});

it.each([
  ['Apple Numbers', zipOf({ 'Index/Document.iwa': 'x' }), /In Numbers, select File, Export To/],
  [
    'a ZIP file',
    zipOf({ 'subscribed.csv': 'x', 'cleaned.csv': 'x' }),
    /ZIP file with "subscribed\.csv", "cleaned\.csv", not a workbook\. Unpack it/,
  ],
  ['a binary workbook', zipOf({ 'xl/workbook.bin': 'x' }), /\(\.xlsb\).* In Excel, save it/],
  ['OpenDocument', zipOf({ 'content.xml': 'x' }), /In LibreOffice, save it/],
  ['a document', zipOf({ 'word/document.xml': 'x' }), /Copy its table into Excel/],
  ['contact cards', Buffer.from('BEGIN:VCARD\nVERSION:3.0'), /In Google Contacts, select Export/],
  ['a link', Buffer.from('{"url": "https://docs.google.com/x"}'), /In Google Sheets, select File/],
  ['JSON', Buffer.from('[{"name": "Ann"}]'), /XML or JSON/],
  ['a photo of a phone', Buffer.from('\0\0\0\x18ftypheic'), /or a picture/],
  ['an old spreadsheet', Buffer.from('d0cf11e0', 'hex'), /is an old spreadsheet \(\.xls\)/],
  ['a PDF', Buffer.from('%PDF-1.7'), /is a document/],
  ['a compressed file', Buffer.from('1f8b08', 'hex'), /isn't text that the import can read/],
  ['a ZIP file that ends', Buffer.from('PK\x03\x04'), /is damaged/],
  ['nothing', Buffer.from(''), /is empty/],
  ['a web page', Buffer.from('\n <!doctype html><table>'), /is a web page/],
])('a file of another program is named, with what to do: %s', async (_, bytes, message) => {
  await expect(readExport('members.x', bytes)).rejects.toThrow(message);
});

it.each([
  ['', '2023-12-30', '(past date)'],
  ['date1904="1"', '2027-12-31', '(future date)'],
  ['date1904="true"', '2027-12-31', '(future date)'],
])(
  'days of a workbook are those that Excel shows, also without a format: %s',
  async (properties, day, value) => {
    const names = inlineRows([['Email', 'Paid until', 'Expires']]);
    const days = '<row r="2"><c r="B2" s="1"><v>45290</v></c><c r="C2"><v>45290</v></c></row>';
    const workbook = zipOf(workbookOf([{ name: 'A', rows: names + days }], '', properties));
    const { columns } = await reportOf(workbook, { unanswered: true });
    expect(columns[1]?.samples).toEqual([day]);
    expect(columns.slice(1).map(({ values }) => values[0]?.value)).toEqual([value, value]);
  },
);
