import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { ContentError } from './content-error.ts';
import { readMembers } from './read-members.ts';
import { header, membersFolder, row, underHeader } from './sample-members-file.ts';

const { folder, written } = membersFolder();

/** The faults that the file is refused for, a line each. */
function faults(text: string): string[] {
  const file = written(text);
  try {
    readMembers(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [, ...lines] = error.message.split('\n');
    for (const line of lines) expect(line).toContain(file);
    return lines;
  }
  return [];
}
const faultsOfRows = (...rows: string[]) => faults(underHeader(...rows));

describe('a members file that is refused', () => {
  it.each([
    ['a short ZIP', { zip: '8460' }, 'zip', '"8460"', 'five digits'],
    ['a ZIP with letters', { zip: '84G04' }, 'zip', '"84G04"', 'five digits'],
    ['a ZIP of Ohio', { zip: '43215' }, 'zip', '"43215"', 'a ZIP code of Utah'],
    ['a ZIP that is nowhere', { zip: '84999' }, 'zip', '"84999"', 'a ZIP code of Utah'],
    ['a point north of Utah', { lat: '43.2' }, 'lat', '43.2', 'inside Utah, between 36.9 and 42.1'],
    ['a longitude without its sign', { lng: '111.577' }, 'lng', '111.577', 'between -114.1 and'],
    ['a latitude that is no number', { lat: '40°19' }, 'lat', '"40°19"', 'such as'],
    ['no latitude', { lat: '' }, 'lat', '""', 'degrees between 36.9 and 42.1'],
    [
      'a point in St. George',
      { lat: '37.1', lng: '-113.58' },
      'lat, lng',
      '37.1, -113.58',
      '40 mi',
    ],
    ['a telephone with signs', { phone: '(801) 555-0101' }, 'phone', '"(801) 5', 'eleven digits'],
    [
      'a telephone of ten digits',
      { phone: '8015550101' },
      'phone',
      '"8015550101"',
      'eleven digits',
    ],
    ['an area code from 1', { phone: '11015550101' }, 'phone', '"11015550101"', 'eleven digits'],
    ['a mail address without a host', { email: 'ruth@' }, 'email', '"ruth@"', 'a mail address'],
    ['no mail address', { email: '' }, 'email', '""', 'a mail address such as'],
    ['no first name', { firstName: ' ' }, 'firstName', '" "', 'a name'],
    ['no city', { city: '' }, 'city', '""', 'the name of a city'],
    ['an id from 0', { id: '0' }, 'id', '"0"', 'a whole number from 1'],
    ['no id', { id: '' }, 'id', '""', 'a whole number from 1'],
    [
      'a number in the name',
      { firstName: 'Ruth 2' },
      'firstName',
      '"Ruth 2"',
      'a name, of letters',
    ],
    ['an endless name', { lastName: 'A'.repeat(61) }, 'lastName', '"AAA', 'at most 60 characters'],
    ['an endless city', { city: 'P'.repeat(70) }, 'city', '"PPP', 'at most 60 characters'],
    ['an endless number', { lat: `40.${'1'.repeat(16)}` }, 'lat', '"40.1', 'degrees between'],
    ['a telephone of a spreadsheet', { phone: '1.80156E+10' }, 'phone', '"1.80156E+10"', 'as Text'],
    ['a city of Ohio', { city: 'Columbus' }, 'city', '"Columbus"', 'such as Provo for ZIP 84604'],
    ['a city with a slip', { city: 'Prvo' }, 'city', '"Prvo"', 'a city or place of Utah'],
    [
      'a city far from its ZIP',
      { city: 'Lehi' },
      'city',
      '"Lehi"',
      'a place at ZIP 84604, such as Provo',
    ],
    [
      'a city beyond the mountains',
      { city: 'Heber City' },
      'city',
      '"Heber City"',
      'or another ZIP',
    ],
  ])('for %s', (_, slip, field, found, expected) => {
    const [fault, ...others] = faultsOfRows(row({ id: '7' }), row({ id: '2', ...slip }));
    expect(others).toEqual([]);
    expect(fault).toContain('row 3');
    expect(fault).toContain(`field "${field}"`);
    expect(fault).toMatch(/: found .+; expected /);
    expect(fault?.split('; expected ')[0]).toContain(found);
    expect(fault?.split('; expected ')[1]).toContain(expected);
  });

  it.each([
    [
      'the mail address',
      { email: 'Ruth.Abernathy@Example.org' },
      'email',
      'a mail address of its own',
    ],
    [
      'the name and telephone',
      { phone: '18015550101' },
      'firstName, lastName, phone',
      'the person once',
    ],
    [
      'the name and telephone, otherwise written',
      { firstName: ' RUTH', lastName: 'Abernathy ', phone: '18015550101' },
      'firstName, lastName, phone',
      'the person once',
    ],
  ])('for %s of an earlier row under another id, and says where', (_, slip, field, expected) => {
    const [fault, ...others] = faultsOfRows(row(), row({ id: '9' }), row({ id: '2', ...slip }));
    expect(others).toEqual([]);
    expect(fault).toContain(`row 4, field "${field}": found "`);
    expect(fault).toContain(`; expected ${expected}`);
    expect(fault).toContain('; row 2 has it.');
  });

  it('not for the telephone of an office that two share, nor for two of a name', () => {
    const colleague = { firstName: 'Ann', phone: '18015550101' };
    expect(faultsOfRows(row(), row({ id: '2', ...colleague }), row({ id: '3' }))).toEqual([]);
    const without = { phone: '' };
    expect(faultsOfRows(row({ id: '4', ...without }), row({ id: '5', ...without }))).toEqual([]);
  });

  it('for a point 41 miles from its ZIP, not for one 39 miles from it', () => {
    const milesOfLatitude = (3959 * Math.PI) / 180;
    const north = (miles: number) => ({ lat: (40.3187 + miles / milesOfLatitude).toFixed(4) });
    expect(faultsOfRows(row(north(39)))).toEqual([]);
    const [fault] = faultsOfRows(row(north(41)));
    expect(fault).toContain('within 40 miles of ZIP 84604 (40.3187, -111.577)');
  });

  it('for an id used before, and says where', () => {
    const [fault, ...others] = faultsOfRows(row(), row({ id: '2' }), row({ firstName: 'Ann' }));
    expect(others).toEqual([]);
    expect(fault).toContain(
      'row 4, field "id": found "1"; expected an id of its own; row 2 has it',
    );
  });

  it.each(memberColumns)('for a header without %s', (column) => {
    const short = memberColumns.filter((name) => name !== column).join(',');
    const [fault, ...others] = faults(`${short}\n1,2,3\n`);
    expect(others).toEqual([]);
    expect(fault).toContain(`row 1, field "${column}": found "${short}"`);
    expect(fault).toContain(`expected the header ${header}`);
  });

  it('for a row with a cell too many or too few', () => {
    const [more, fewer, ...others] = faultsOfRows(row({ city: 'Provo, Utah' }), '2,Ann', row());
    expect(others).toEqual([]);
    expect(more).toContain(`row 2: found "${row({ city: 'Provo, Utah' })}"; expected 9 cells`);
    expect(more).toContain('needs quotes');
    expect(fewer).toContain('row 3: found "2,Ann"; expected 9 cells');
  });

  it('for a quotation mark that takes in the rows after it, and says where it opens', () => {
    const [open] = faultsOfRows(row(), row({ id: '2', city: '"Provo' }), row({ id: '3' }));
    expect(open).toContain('row 3: found "2,Ruth');
    expect(open).toContain('the one that opens in row 3 takes in all rows below it');
    // Closed by a second slip, the rows between would stand in one cell.
    const last = row({ id: '4' }).replace('Provo', 'Provo"');
    const [closed] = faultsOfRows(row({ id: '2', firstName: '"Ann' }), row({ id: '3' }), last);
    expect(closed).toContain('row 2, field "firstName": found "Ann,');
    expect(closed).toContain('the quotation mark that opens in row 2 takes in the rows up to 4');
    const [early] = faultsOfRows(row({ city: '"Pro"vo' }));
    expect(early).toContain('row 2: found');
    expect(early).toContain('quotation marks around a whole cell');
  });

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [row({ city: '"Provo\n"' }), '', ',,,,,,,,', row({ id: '2', zip: '1' })];
    const [fault, ...others] = faultsOfRows(...lines);
    expect(others).toEqual([]);
    expect(fault).toContain('row 6, field "zip"');
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'upright strokes'],
  ])('for "%s" between its cells, and says how to save it', (sign, name) => {
    const [fault, ...others] = faults(underHeader(row()).replaceAll(',', sign));
    expect(others).toEqual([]);
    expect(fault).toContain(`row 1: found ${name} between the cells; expected commas`);
    expect(fault).toContain('"CSV UTF-8 (Comma delimited)"');
    const [inRow] = faultsOfRows(row(), row({ id: '2' }).replaceAll(',', sign));
    expect(inRow).toContain(`row 3: found ${name} between the cells`);
  });

  it('for a column of its own, and says which there are', () => {
    const [fault, ...others] = faults(`${header},Status\n${row()},Lapsed\n`);
    expect(others).toEqual([]);
    expect(fault).toContain('row 1, field "Status": found "Status" as column 10; expected the');
    expect(fault).toContain(memberColumns.join(', '));
  });

  it('for a column that comes twice, or has no name', () => {
    expect(faults(`${header},City\n${row()},Lehi\n`)[0]).toContain(
      'field "city": found "city" as column 10',
    );
    expect(faults(`${header},\n${row()},Lapsed\n`)[0]).toContain('found "" as column 10');
  });

  it.each([
    ['a header alone', `${header}\n\n,,,\n`, 'row 1: found no row below the header'],
    ['rows alone', `${row()}\n`, `row 1: found "1,Ruth`],
    ['nothing', ' \n\n', 'found an empty file; expected the header id,firstName'],
  ])('for %s', (_, text, found) => {
    const [fault, ...others] = faults(text);
    expect(others).toEqual([]);
    expect(fault).toContain(found);
  });

  it('when it is not there', () => {
    const missing = join(folder, 'none.csv');
    expect(() => readMembers(missing)).toThrow(`${missing}: found nothing; expected a readable`);
  });

  it('with all its faults at once, those of one row together', () => {
    const found = faultsOfRows(
      row(),
      row({ phone: '5', email: 'x' }),
      row({ id: '2', zip: '1' }),
      '3,Ann',
      row({ id: '4', zip: '43215' }),
    );
    const places = found.map((line) => /row \d+(, field "[^"]+")?/.exec(line)?.[0]);
    expect(places).toEqual([
      'row 3, field "phone"',
      'row 3, field "email"',
      'row 3, field "id"',
      'row 4, field "zip"',
      'row 5',
      'row 6, field "zip"',
    ]);
  });
});
