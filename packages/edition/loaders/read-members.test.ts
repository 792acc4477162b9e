import { member } from '@appraisers/directory/members.fixture.ts';
import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { ContentError, issuesOf } from './content-error.ts';
import { readListCell } from './detail-names.ts';
import { sampleDetails, sampleGeography } from './editions.fixture.ts';
import { readMemberFile } from './read-members.ts';
import { decodeText } from './read-text.ts';

const header = memberColumns.join(',');
const count = memberColumns.length;
const ruth = member();

/** Ruth as a row of the file, with these changes. With another id, she has another phone and email address. */
const rowOf = (given: Partial<Record<keyof typeof ruth, string>> = {}) => {
  const { id = '' } = given;
  const own = id && {
    phone: `180155501${id.padStart(2, '0')}`,
    email: `ruth.abernathy.${id}@example.org`,
  };
  const cells: Record<string, string | number> = { ...ruth, ...own, ...given };
  return memberColumns.map((column) => cells[column]).join(',');
};

const file = 'edition/members.csv';
const readText = (text: string) =>
  readMemberFile(file, decodeText(file, Buffer.from(text)), sampleGeography, sampleDetails);
const withHeader = (...rows: string[]) => [header, ...rows, ''].join('\n');
const read = (...rows: string[]) => readText(withHeader(...rows));

/** The issues for which the text of a file is rejected, one line each. */
function issuesIn(text: string): string[] {
  const [, ...lines] = new ContentError(
    file,
    issuesOf(() => readText(text)),
  ).message.split('\n');
  for (const line of lines) expect(line).toContain(file);
  return lines;
}
const rowIssues = (...rows: string[]) => issuesIn(withHeader(...rows));

/** The only issue of such rows. */
function oneIssue(...rows: string[]): string {
  const [issue = '', ...others] = rowIssues(...rows);
  expect(others).toEqual([]);
  return issue;
}

describe('a members file that is read', () => {
  it('may have old line ends, blank lines, and rows and columns of commas alone', () => {
    const rows = [header, rowOf(), ',,,,,,,,', rowOf({ id: '2' })];
    const lines = ['', ...rows.flatMap((row) => [`${row},,`, '']), ''];
    for (const end of ['\n', '\r\n', '\r'])
      expect(readText(`\uFEFF${lines.join(end)}`)).toHaveLength(2);
  });

  it('may have its columns in another order and spelling, and spaces around cells', () => {
    const named = header.replace('firstName', ' First Name').replace('email', 'E-Mail');
    const turned = [named, rowOf()].map((line) => line.split(',').reverse().join(' , '));
    expect(readText(turned.join('\n'))).toEqual([ruth]);
  });

  it.each([
    ['Provo, UT', '84604'],
    ['st george', '84770'],
    ['Sugar House', '84106'],
    ['Highland', '84003'],
  ])('may be of %s in ZIP %s', (city, zip) => {
    const point = sampleGeography.pointOf(zip);
    const [found] = read(
      rowOf({ city: `"${city}"`, zip, lat: `${point?.lat}`, lng: `${point?.lng}` }),
    );
    expect(found?.city).toBe(city);
  });

  it('may leave the point out, in a row or in all: it is that of the ZIP', () => {
    const there = { ...ruth, ...sampleGeography.pointOf(ruth.zip) };
    expect(read(rowOf({ lat: '', lng: '' }))).toEqual([there]);
    const columns = memberColumns.filter((column) => !['lat', 'lng'].includes(column));
    const cells = rowOf().split(',').slice(0, -2).join(',');
    expect(readText(`${columns.join(',')}\n${cells}`)).toEqual([there]);
  });

  it('has the details of a member as they are written', () => {
    const details = {
      license: '5551234-CR00',
      credential: 'certified-residential',
      counties: 'Utah; Salt Lake; San Juan',
      work: 'estate; tax-appeal',
      homeowners: 'not now',
      languages: 'Spanish; American Sign Language; Tagalog',
      designations: 'SRA; AI-RRS',
      website: 'https://www.example.org/ruth',
    };
    expect(read(rowOf(details))).toMatchObject([details]);
  });
});

describe('a table is rejected', () => {
  it('for a row with a cell too many or too few', () => {
    const [more, fewer, ...others] = rowIssues(rowOf({ city: 'Provo, Utah' }), '2,Ann', rowOf());
    expect(others).toEqual([]);
    expect(more).toContain(`line 2: This row has ${count + 1} cells, and the header has ${count}`);
    expect(more).toContain('needs quotes');
    expect(fewer).toContain(`line 3: This row has 2 cells, and the header has ${count}: "2,Ann".`);
  });

  it.each([
    ['"Provo', 'line 3: A quotation mark in this row never closes, or is inside a cell.'],
    ['"Pro"vo', 'line 3: A quotation mark in this row never closes, or is inside a cell. Remove'],
    ['"Provo\n2,Ann"', 'line 3, city: "Provo\\n2,Ann" isn\'t valid. Remove the line break'],
  ])('for the quotation mark in %j', (city, expected) =>
    expect(rowIssues(rowOf(), rowOf({ id: '2', city })).join()).toContain(expected),
  );

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [rowOf({ city: '"Provo\n"' }), ',,,,,,,,', rowOf({ id: '2', zip: '1' })];
    expect(oneIssue(...lines)).toContain('line 5, zip: ');
  });

  it.each([
    ['a missing column', header.replace(',zip', ''), 'The header lacks zip.'],
    ['a column of its own', `${header},homeAddress`, 'The header has "homeAddress", unknown or'],
    ['a column that comes twice', `${header},City`, 'The header has "city", unknown or'],
    ['a cell below no name', `${header},\n${rowOf()},Lapsed`, 'The header has "", unk'],
    ['semicolons', header.replaceAll(',', ';'), 'The header lacks id, firstName'],
    ['nothing', ' \n\n', 'The header lacks id, firstName'],
  ])('for %s', (_, text, found) => {
    const [issue] = issuesIn(`${text}\n`);
    expect(issue).toContain(`line 1: ${found}`);
    expect(issue).toContain(
      `The header is ${header}. In Excel, save the file as "CSV UTF-8 (Comma delimited)".`,
    );
  });
});

describe('a member is rejected', () => {
  it.each([
    ['zip', '8460', '"8460" isn\'t a ZIP code. Enter 5 digits.'],
    ['zip', '43215', '"43215" isn\'t a ZIP code we know in Utah.'],
    ['lat', '43.2', '43.2 is outside Utah. Enter degrees from 36.9 to 42.1.'],
    ['phone', '(801) 555-0101', "isn't a phone number. Enter 1 and then"],
    ['phone', '1.80156E+10', 'format the column as Text'],
    ['phone', '19005550101', 'a number without extra cost'],
    ['phone', '18019760101', 'a number without extra cost'],
    ['email', 'ruth@', '"ruth@" isn\'t an email address.'],
    ['firstName', 'Ruth 2', '"Ruth 2" isn\'t a name.'],
    ['lastName', '+SUM(A:A)', '"+SUM(A:A)" isn\'t a name. Use letters'],
    ['lastName', 'A'.repeat(61), 'has 61 characters. Shorten it to 60'],
    ['city', 'Prvo', '"Prvo" isn\'t a place we know in Utah.'],
    ['city', 'Lehi', '"Lehi" isn\'t at ZIP code 84604, which is Provo.'],
    ['id', '0', 'Enter a whole number from 1.'],
    ['counties', 'Utah; Salt Lake Co.', '"Salt Lake Co." isn\'t a county of Utah. Enter Salt'],
    ['counties', 'Kane; Iron; Kane', '"Kane" is in the list twice. Remove one of the two.'],
    ['counties', '"Utah, Kane"', "isn't a county of Utah. Enter Utah; Kane, or leave it out."],
    ['work', 'A divorce', '"A divorce" isn\'t a kind of work in reasons.yaml. Enter divorce,'],
    ['work', 'farms', 'Enter estate, divorce, tax-appeal'],
    ['languages', 'spanish', '"spanish" isn\'t the English name of a language. Enter Spanish,'],
    ['credential', 'trainee', 'Enter one of these: licensed, certified-residential,'],
  ])('for the %s "%s"', (field, value, expected) => {
    const issue = oneIssue(rowOf({ id: '7' }), rowOf({ id: '2', [field]: value }));
    expect(issue).toContain(`members.csv, line 3, ${field}: `);
    expect(issue).toContain(expected);
  });

  it('for a longitude without a latitude', () =>
    expect(oneIssue(rowOf({ lat: '' }))).toContain(
      'line 2, lat, lng: Only one has a value. Leave',
    ));

  const name = { firstName: ' RUTH', lastName: 'Abernathy ' };
  const [phone, email] = ['18015550101', 'ruth.abernathy@example.org'];
  it.each([
    [{ phone: '', email: 'Ruth.Abernathy@Example.org' }, 'firstName, lastName, email'],
    [{ phone, email: 'ruth@example.org' }, 'firstName, lastName, phone'],
    [{ ...name, phone, email: '' }, 'firstName, lastName, phone'],
  ])('for %j of an earlier row with another id, and says where', (given, field) => {
    const issue = oneIssue(rowOf(), rowOf({ id: '9' }), rowOf({ id: '2', ...given }));
    expect(issue).toContain(`line 4, ${field}: Line 2 already has "`);
    expect(issue).toContain('Delete one of the two rows.');
  });

  it('not for the phone of an office that two share, nor for two of a name', () => {
    const colleague = rowOf({ id: '2', firstName: 'Ann', phone, email });
    expect(rowIssues(rowOf(), colleague, rowOf({ id: '3' }))).toEqual([]);
    const without = { phone: '', email: '' };
    expect(rowIssues(rowOf({ id: '4', ...without }), rowOf({ id: '5', ...without }))).toEqual([]);
  });

  it('for a point 41 miles from its ZIP, not for one 39 miles from it', () => {
    const milesOfLatitude = (3959 * Math.PI) / 180;
    const { lat = 0, lng = 0 } = sampleGeography.pointOf('84604') ?? {};
    const north = (miles: number) =>
      rowOf({ lat: (lat + miles / milesOfLatitude).toFixed(4), lng: `${lng}` });
    expect(rowIssues(north(39))).toEqual([]);
    expect(oneIssue(north(41))).toContain('This point is 41 miles from ZIP code 84604.');
  });

  it('for an id used before, and says where', () => {
    const issue = oneIssue(rowOf(), rowOf({ id: '2' }), rowOf({ firstName: 'Ann' }));
    expect(issue).toContain('line 4, id: Line 2 already has "1". Give one of the two');
  });

  it('with all its issues at once, those of one row together', () => {
    const found = rowIssues(
      rowOf(),
      rowOf({ phone: '5', email: 'x' }),
      rowOf({ id: '2', zip: '1' }),
      '3,Ann',
      rowOf({ id: '4', zip: '43215' }),
    );
    const places = found.map((sentence) => /line \d+[^:]*/.exec(sentence)?.[0]);
    expect(places.join('; ')).toBe(
      'line 3, phone; line 3, email; line 3, id; line 4, zip; line 5; line 6, zip',
    );
  });
});

const { counties, work } = sampleDetails;
it.each([
  ['Utah;Salt Lake County', counties, ['Utah', 'Salt Lake'], []],
  ['Utah, salt lake co, UTAH', counties, ['Utah', 'Salt Lake'], []],
  ['Utah\nCounty of Kane | Box Elder County, UT', counties, ['Utah', 'Kane', 'Box Elder'], []],
  ['Utah, Coock', counties, ['Utah'], ['Coock']],
  ['An estate; Removing mortgage insurance (PMI)', work, ['estate', 'mortgage-insurance'], []],
])('the cell %j has entries, in whatever spelling', (text, names, known, unknown) =>
  expect(readListCell(text, names?.valueFor)).toEqual({ known, unknown }),
);
