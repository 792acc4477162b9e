import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membersText, numbersText, writeList } from './member-list.ts';

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

it('numbers are in order, with the days of confirmation beside their person', () => {
  const numbers = new Map([
    [12, 'b'],
    [1, ''],
  ]);
  expect(numbersText(numbers, [{ id: 1, cells }], new Map())).toBe('id,platformId\n1,\n12,b\n');
  expect(numbersText(numbers, [{ id: 1, cells }], new Map([[1, '2026-11-20']]))).toBe(
    'id,platformId,person,confirmed\n1,,Ruth Abernathy,2026-11-20\n12,b,,\n',
  );
});

it.each(['', 'id,platformId\n1,700\n'])(
  'the numbers stay as they were if the list cannot be written: %j',
  (before) => {
    const folder = mkdtempSync(join(tmpdir(), 'list-'));
    const [membersFile, numbersFile] = [join(folder, 'members.csv'), join(folder, 'numbers.csv')];
    if (before) writeFileSync(numbersFile, before);
    // A folder is in the way.
    mkdirSync(membersFile);
    const text = { members: 'id\n1\n', numbers: 'id,platformId\n1,900\n' };
    expect(() => writeList({ membersFile, numbersFile }, text)).toThrow();
    expect(existsSync(numbersFile) ? readFileSync(numbersFile, 'utf8') : '').toBe(before);
    expect(readdirSync(folder)).toEqual(before ? ['members.csv', 'numbers.csv'] : ['members.csv']);
    rmSync(folder, { recursive: true });
  },
);
