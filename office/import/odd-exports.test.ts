// Files that associations have, each with something odd.
import { describe, expect, it } from 'vitest';
import { readExport } from '#import/reading/read-export.ts';
import { workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import {
  exportOfAll,
  newcomer,
  plainExport,
  plainHeader,
  planSample,
  reportOf,
} from './import.fixture.ts';

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
  it.each([
    ...['Test,Test', 'TEST MEMBER,DO NOT DELETE', 'Admin,Account', 'xxxxx,xxxxx'],
    ...['Ann (deceased),Doe', 'Ridgeline,Lending', 'Summit Valley,Mortgage Inc.'],
    ...['Test2,Member', 'No,Name', 'IT,Support', 'abc,def', 'New,User'],
  ])('are asked about: %s', async (name) => {
    const [first, last] = name.split(',');
    const text = exportOfAll({}, newcomer({ first: `${first}`, last: `${last}` }));
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

  it.each(['Adam Minton', 'Testa Rossa', 'Ida Banks', 'Eve Groupner'])(
    'are none of these: %s',
    async (name) => {
      const [first = '', last = ''] = name.split(' ');
      expect((await reportOf(exportOfAll({}, newcomer({ first, last })))).questions).toEqual([]);
    },
  );
});

it.each([
  ['Sandy City,84070', 'Sandy'],
  ['City of Sandy,84070', 'Sandy'],
  ['SANDY CITY,84070', 'Sandy'],
  ['Heber,84032', 'Heber City'],
  ['W. Jordan,84084', 'West Jordan'],
  ['Salt Lake City,84106', 'Salt Lake City'],
  ['Brigham City,84302', 'Brigham City'],
])('the town of %s is %s', async (place, town) => {
  const [city = '', zip = ''] = place.split(',');
  expect(await newLines(newcomer({ city, zip }))).toEqual([
    expect.stringContaining(`,${town},${zip},`),
  ]);
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
    const styles =
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const text = (cell: string, text: string) =>
      `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="1">${text('A1', 'Email')}${text('B1', 'Paid until')}${text('C1', 'Expires')}</row>
    <row r="2">${text('A2', 'a@example.org')}<c r="B2" s="1"><v>45290</v></c><c r="C2"><v>45290</v></c></row>`;
    const workbook = zipOf(workbookOf([{ name: 'A', rows }], '', properties, styles));
    const { columns } = await reportOf(workbook, { unanswered: true });
    expect(columns[1]?.samples).toEqual([day]);
    expect(columns.slice(1).map(({ values }) => values[0]?.value)).toEqual([value, value]);
  },
);
