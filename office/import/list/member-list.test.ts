import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membersText } from './member-list.ts';

const cells = {
  ...{ id: '1', firstName: 'Ruth', lastName: 'Abernathy', phone: '18015550101' },
  ...{ email: 'ruth@example.org', city: 'Provo', zip: '84604', lat: '40.3187', lng: '-111.577' },
};

it('a list has no cell that a spreadsheet executes, whatever is in it', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '=', '+', '@', '-', '\t'), fc.string(), (sign, lastName) => {
      const city = `${sign}${lastName}`;
      const text = membersText(memberColumns, [{ id: 1, cells: { ...cells, city, lastName } }]);
      const rows: string[][] = parse(text, { record_delimiter: '\n' });
      const risky = rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell));
      expect(risky.filter((cell) => !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
    }),
  );
});
