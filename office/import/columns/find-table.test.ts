import { describe, expect, it } from 'vitest';
import { ImportError } from '#import/import-error.ts';
import type { Sheet, SheetRow } from '#import/reading/export-file.ts';
import { meanings, type OwnNames } from './column-map.ts';
import { findTables } from './find-table.ts';
import { missingColumns } from './table-errors.ts';

const sheetOf = (name: string, ...lines: readonly string[]): Sheet => {
  const top = lines.map(
    (line, at): SheetRow => ({ row: at + 1, lastRow: at + 1, cells: line.split(',') }),
  );
  return { name, top, rows: () => top };
};

const tablesOf = (sheets: readonly Sheet[], own: OwnNames = {}, sheet?: string) =>
  findTables({ name: 'export.csv', kind: [], sheets }, meanings(own), { sheet });

const find = (...args: Parameters<typeof tablesOf>) => tablesOf(...args)[0];

/** Which columns a header is read as, each by its field. */
const fieldsOf = (header: string, own: OwnNames = {}) => {
  const { columns } = find([sheetOf('A', header)], own);
  const names = header.split(',');
  const fields = Object.entries(columns.fields).filter(([, at]) => at.length > 0);
  return {
    ...Object.fromEntries(fields.map(([field, at]) => [field, at.map((one) => names[one])])),
    addresses: columns.addresses.map(({ city, zip, state }) =>
      [city, zip, state].map((at) => (at === undefined ? '' : names[at])),
    ),
  };
};

describe('the names of columns', () => {
  it('do not depend on case, accents, spaces and signs', () => {
    expect(fieldsOf('FIRST_NAME,last-name,E-Mail Address,ZIP/Postal Code')).toMatchObject({
      firstName: ['FIRST_NAME'],
      lastName: ['last-name'],
      email: ['E-Mail Address'],
      addresses: [['', 'ZIP/Postal Code', '']],
    });
  });

  it('come in the order in which they are meant, whatever that of the columns', () => {
    expect(fieldsOf('Name,Cell Phone,Work Phone,Phone,Work Email,Email,Zip')).toMatchObject({
      phone: ['Phone', 'Work Phone', 'Cell Phone'],
      email: ['Email', 'Work Email'],
    });
  });

  it('put work before home, and each city beside its own ZIP', () => {
    expect(
      fieldsOf(
        'Name,Email,Home City,Home Zip,Mailing Address City,Mailing Address Zip,Work City,Work State,Work Zip',
      ).addresses,
    ).toEqual([
      ['Work City', 'Work Zip', 'Work State'],
      ['Mailing Address City', 'Mailing Address Zip', ''],
      ['Home City', 'Home Zip', ''],
    ]);
  });

  it('are not those of a phone at home, which no one gave to be published', () => {
    expect(fieldsOf('Name,Email,Home Phone,Home Email,Zip')).not.toHaveProperty('phone');
  });

  it('may be those of the association', () => {
    const own = { zip: ['Office ZIP'], city: ['Office Town'], phone: ['Business line'] };
    expect(
      fieldsOf('Name,Email,Phone,Zip,Business line,Office ZIP,Office Town', own),
    ).toMatchObject({
      phone: ['Business line', 'Phone'],
      addresses: [
        ['Office Town', 'Office ZIP', ''],
        ['', 'Zip', ''],
      ],
    });
  });

  it('are reported where an import does not look at them', () => {
    const { columns } = find([sheetOf('A', 'Name,Email,Zip,Notes,,Shoe size')]);
    expect(columns.used).toEqual(['Name', 'Email', 'Zip']);
    expect(columns.unused.map((at) => columns.header[at])).toEqual(['Notes', '', 'Shoe size']);
  });
});

describe('the table', () => {
  it('is found below titles and empty rows', () => {
    const { headerRow, isBelow } = find([
      sheetOf(
        'A',
        'Members of the association',
        '',
        'as of today, by name',
        'Name,Email,Zip',
        'a,b,c',
      ),
    ]);
    expect(headerRow).toBe(4);
    expect(isBelow({ row: 5, lastRow: 5, cells: ['a', 'b', 'c'] })).toBe(true);
    expect(isBelow({ row: 3, lastRow: 3, cells: ['a'] })).toBe(false);
    expect(isBelow({ row: 44, lastRow: 44, cells: ['Name', 'Email', 'Zip', ''] })).toBe(false);
  });

  const workbook = [
    sheetOf('Summary', 'Status,Members', 'Active,12'),
    sheetOf('Lapsed', 'Name,Email,Zip'),
    sheetOf('Members', 'Name,Email,Phone,City,Zip'),
    sheetOf('Board', 'Name,Email,Office'),
  ];

  it('is not guessed among sheets that have people', () => {
    const names = tablesOf(workbook).map(({ sheet }) => sheet.name);
    expect(names).toEqual(['Members', 'Lapsed', 'Board']);
  });

  it('is that of the sheet that is chosen', () => {
    expect(tablesOf(workbook, {}, ' board ').map(({ sheet }) => sheet.name)).toEqual(['Board']);
    expect(() => tablesOf(workbook, {}, 'Membres')).toThrow(
      'no visible sheet "Membres". Choose one of these: "Summary", "Lapsed", "Members", "Board".',
    );
  });
});

describe('a list of people who are no members', () => {
  const named = (sheet: string, ...lines: readonly string[]) => find([sheetOf(sheet, ...lines)]);

  it.each([
    ['a sheet', 'Lapsed 2025', ['Name,Email,Zip']],
    ['a title', 'A', ['Former members of the association', 'Name,Email,Zip', 'a,b,c']],
    ['a title without spaces', 'A', ['non-members_2025', 'Name,Email,Zip']],
  ])('is rejected by the name of %s', (_, sheet, lines) => {
    expect(() => named(sheet, ...lines)).toThrow("people who aren't members. If they are members");
  });

  it('is rejected by the name of the file, and in a chosen sheet', () => {
    const file = { name: 'former-members.csv', kind: [], sheets: [sheetOf('', 'Name,Email,Zip')] };
    expect(() => findTables(file, meanings({}))).toThrow('"former-members.csv" seems to be');
    const sheets = [sheetOf('Past members', 'Name,Email'), sheetOf('Members', 'Name,Email,Zip')];
    expect(() => tablesOf(sheets, {}, 'past members')).toThrow('"Past members" seems to be');
    expect(tablesOf(sheets)).toHaveLength(2);
  });

  it('is read when it has a status, or only a cell says so', () => {
    expect(named('Active and lapsed', 'Name,Email,Zip,Status').headerRow).toBe(1);
    expect(named('Members', 'Name,Email,Zip,Notes', 'a,b,c,former member').headerRow).toBe(1);
  });
});

describe('an export without a table of people', () => {
  const refusal = (...lines: readonly string[]) => {
    try {
      find([sheetOf('A', ...lines)]);
    } catch (error) {
      if (error instanceof ImportError) return error.message;
    }
    return '';
  };

  it('is rejected with its first row', () => {
    expect(refusal('', 'Ruth,Abernathy,84604')).toMatch(
      /We found no column names\. The first row is "Ruth, Abernathy, 84604"\./,
    );
  });

  it('is rejected when it is empty', () => {
    expect(refusal('', ',,')).toContain('export.csv is empty. Export the members again.');
  });

  it.each([
    ['First name,Email,Zip', ['names']],
    ['Name,Zip,Phone', ['email addresses']],
    ['Name,Email,City', ['ZIP codes']],
    ['Contact person,Where,How', ['names', 'email addresses', 'ZIP codes']],
  ])('has the columns %s, and says what they lack', (header, needs) => {
    const { columns, headerRow } = find([sheetOf('A', 'Title', header, 'x,y,a@example.org')]);
    expect([headerRow, missingColumns(columns)]).toEqual([2, needs]);
  });
});
