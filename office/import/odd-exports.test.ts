// Files that associations have, each with something odd.
import { describe, expect, it } from 'vitest';
import { readExport } from '#import/reading/read-export.ts';
import { workbookOf, zipOf } from '#import/reading/workbook.fixture.ts';
import { exportOfAll, plainExport, plainHeader, planSample, reportOf } from './import.fixture.ts';

const row = (last: string, zip = '84604') =>
  `95${last.length},Ann,${last},801-555-0170,${last.toLowerCase()}@example.org,Provo,${zip},Active`;
/** The new list's lines about these people. */
const newLines = async (...rows: readonly string[]) => {
  const { members, report } = await planSample(plainExport(plainHeader, ...rows));
  return { lines: members.trim().split('\n').slice(1), issues: report.issues, report };
};

describe('numbers that a platform writes as formulas', () => {
  it.each(['="84604"', '"=""84604"""', '=84604', "'84604", ' = "84604"'])(
    '%s is 84604',
    async (zip) => {
      expect((await newLines(row('Open', zip))).lines).toEqual([
        expect.stringContaining(',Provo,84604,'),
      ]);
    },
  );

  it.each(['=1+1', '"=HYPERLINK(""http://x.example.org"")"', '"=SUM(A1)"', '="=1+1"'])(
    '%s is still none',
    async (name) => {
      const text = plainExport(plainHeader, row('Open').replace('Ann', name));
      await expect(planSample(text).then(({ report }) => report.added)).resolves.toEqual([]);
    },
  );
});

describe('a ZIP code', () => {
  it.each(['8015550142', '84321 or maybe 84101-0001', '801-555-0142', '84604x', '846041'])(
    'is none of %s, whatever the rule for other states is',
    async (zip) => {
      const { issues, lines } = await newLines(row('Open', zip));
      expect([issues.map(({ column }) => column), lines]).toEqual([['Zip'], []]);
    },
  );
  it.each(['84604-1234', '84604 – 1234', '846041234'])('is in %s', async (zip) => {
    expect((await newLines(row('Open', zip))).lines).toHaveLength(1);
  });
});

describe('people with one name', () => {
  const line = (number: number, suffix: string) =>
    `${number},Harlan,Moffat,801-555-0121,office@example.org,Provo,84604,Active,${suffix}`;
  const header = `${plainHeader},Suffix`;

  it('are two by their suffixes', async () => {
    const { added, issues } = await reportOf(plainExport(header, line(1, 'Sr.'), line(2, 'JR')));
    expect([added.map(({ name }) => name), issues]).toEqual([
      ['Harlan Moffat Sr.', 'Harlan Moffat Jr.'],
      [],
    ]);
  });

  it('without one, are reported with what to do', async () => {
    const { issues } = await reportOf(plainExport(header, line(1, ''), line(2, 'SRA')));
    expect(issues[0]?.hint).toMatch(/^Two people with one name\? Add Jr\. or Sr\./);
  });
});

describe('rows that may not be people', () => {
  it.each([
    ...[
      'Test,Test',
      'TEST MEMBER,DO NOT DELETE',
      'Admin,Account',
      'xxxxx,xxxxx',
      'Ann (deceased),Doe',
    ],
    ...['Ridgeline,Lending', 'Summit Valley,Mortgage Inc.'],
  ])('are asked about: %s', async (name) => {
    const text = exportOfAll({}, `950,${name},,a@example.org,Provo,84604,Active`);
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

  it('are none of these', async () => {
    const names = ['Adam,Minton', 'Testa,Rossa', 'Ida,Banks', 'Eve,Groupner', 'Ann,Smith III'];
    const rows = names.map((name, at) => `96${at},${name},,p${at}@example.org,Provo,84604,Active`);
    expect((await reportOf(exportOfAll({}, ...rows))).questions).toEqual([]);
  });
});

describe('towns', () => {
  it.each(['Sandy City', 'City of Sandy', 'SANDY CITY', 'Sandy'])('%s is Sandy', async (town) => {
    const { lines } = await newLines(row('Open', '84070').replace('Provo', town));
    expect(lines).toEqual([expect.stringContaining(',Sandy,84070,')]);
  });
  it('Heber is Heber City', async () => {
    const { lines } = await newLines(row('Open', '84032').replace('Provo', 'Heber'));
    expect(lines).toEqual([expect.stringContaining(',Heber City,84032,')]);
  });
  it.each(['Salt Lake City,84106', 'Brigham City,84302'])('%s keeps its name', async (town) => {
    expect((await newLines(row('Open').replace('Provo,84604', town))).lines[0]).toContain(town);
  });
});

describe('lists of people who left', () => {
  it.each([
    ...['unsubscribed_members_export_8c1f.csv', 'cleaned_members_export_8c1f.csv'],
    ...['Members who opted out.csv', 'former-members.csv', 'Do not contact.csv', 'DNC list.csv'],
  ])('are rejected by their name: %s', async (name) => {
    const text = exportOfAll().replaceAll(',Membership status', ',Chapter');
    await expect(planSample(text, { name })).rejects.toThrow("people who aren't members");
  });
  it('are not rejected by these names', async () => {
    for (const name of ['subscribed_members_export.csv', 'Active and lapsed members.csv'])
      expect((await planSample(exportOfAll(), { name })).report.questions).toEqual([]);
  });
});

describe('files of other programs', () => {
  it.each([
    ['Apple Numbers', zipOf({ 'Index/Document.iwa': 'x' }), /In Numbers, select File, Export To/],
    [
      'a ZIP file',
      zipOf({ 'subscribed.csv': 'x', 'cleaned.csv': 'x' }),
      /ZIP file with "subscribed\.csv", "cleaned\.csv"\. Unpack it/,
    ],
    ['a binary workbook', zipOf({ 'xl/workbook.bin': 'x' }), /\(\.xlsb\).* In Excel, save it/],
    ['OpenDocument', zipOf({ 'content.xml': 'x' }), /In LibreOffice, save it/],
    ['a document', zipOf({ 'word/document.xml': 'x' }), /Copy its table into Excel/],
    ['contact cards', Buffer.from('BEGIN:VCARD\nVERSION:3.0'), /In Google Contacts, select Export/],
    [
      'a link',
      Buffer.from('{"url": "https://docs.google.com/x"}'),
      /In Google Sheets, select File/,
    ],
    ['JSON', Buffer.from('[{"name": "Ann"}]'), /is a JSON file/],
    ['a photo of a phone', Buffer.from('\0\0\0\x18ftypheic'), /is a picture/],
  ])('are named, with what to do: %s', async (_, bytes, message) => {
    await expect(readExport('members.x', bytes)).rejects.toThrow(message);
  });
});

it('days of a workbook that counts from 1904 are those that Excel shows', async () => {
  const styles =
    '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Paid until</t></is></c></row><row r="2"><c r="A2" s="1"><v>45290</v></c></row>`;
  const read = async (properties: string) => {
    const parts = workbookOf([{ name: 'A', rows }], '', properties, styles);
    const { sheets } = await readExport('a.xlsx', zipOf(parts));
    return sheets[0]?.rows()[1]?.cells[0];
  };
  expect(await read('')).toBe('2023-12-30');
  expect(await read('date1904="1"')).toBe('2027-12-31');
  expect(await read('date1904="true"')).toBe('2027-12-31');
});
