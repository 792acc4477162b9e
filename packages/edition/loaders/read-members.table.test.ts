import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import {
  memberFileIssues,
  memberHeader,
  memberRow,
  memberRowIssues,
  oneIssue,
} from './members-file.fixture.ts';

const count = memberColumns.length;

describe('a table is rejected', () => {
  it('for a row with a cell too many or too few', () => {
    const [more, fewer, ...others] = memberRowIssues(
      memberRow({ city: 'Provo, Utah' }),
      '2,Ann',
      memberRow(),
    );
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
    expect(memberRowIssues(memberRow(), memberRow({ id: '2', city })).join()).toContain(expected),
  );

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [memberRow({ city: '"Provo\n"' }), ',,,,,,,,', memberRow({ id: '2', zip: '1' })];
    const issue = oneIssue(...lines);
    expect(issue).toContain('line 5, zip: ');
  });

  it('but not for a header alone, which is the list of a new association', () =>
    expect(memberFileIssues(`${memberHeader}\n\n,,,\n`)).toEqual([]));

  const excel = 'In Excel, save the file as "CSV UTF-8 (Comma delimited)".';
  it.each([
    ['a missing column', memberHeader.replace(',zip', ''), 'The header lacks zip.'],
    ['a column of its own', `${memberHeader},Status`, 'The header has "Status", unknown or twice.'],
    ['a column that comes twice', `${memberHeader},City`, 'The header has "city", unknown or'],
    ['a cell below no name', `${memberHeader},\n${memberRow()},Lapsed`, 'The header has "", unk'],
    ['semicolons', memberHeader.replaceAll(',', ';'), 'The header lacks id, firstName'],
    ['nothing', ' \n\n', 'The header lacks id, firstName'],
  ])('for %s', (_, text, found) => {
    const [issue] = memberFileIssues(`${text}\n`);
    expect(issue).toContain(`line 1: ${found}`);
    expect(issue).toContain(`The header is ${memberHeader}. ${excel}`);
  });
});
