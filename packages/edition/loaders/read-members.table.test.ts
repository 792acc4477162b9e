import { describe, expect, it } from 'vitest';
import { memberColumns, optionalColumns } from '#schemas/member.ts';
import {
  memberFileIssues,
  memberHeader,
  memberRow,
  memberRowIssues,
  withHeader,
} from './members-file.fixture.ts';

const required = memberColumns.filter((column) => !optionalColumns.includes(column));

describe('a table is rejected', () => {
  it.each(required)('for a header without %s', (column) => {
    const short = memberColumns.filter((name) => name !== column).join(',');
    const [issue, ...others] = memberFileIssues(`${short}\n1,2,3\n`);
    expect(others).toEqual([]);
    expect(issue).toContain(`row 1, field "${column}": found "${short}"`);
    expect(issue).toContain(`expected the header ${memberHeader}`);
  });

  it('for a row with a cell too many or too few', () => {
    const [more, fewer, ...others] = memberRowIssues(
      memberRow({ city: 'Provo, Utah' }),
      '2,Ann',
      memberRow(),
    );
    expect(others).toEqual([]);
    expect(more).toContain(
      `row 2: found "${memberRow({ city: 'Provo, Utah' })}"; expected 9 cells`,
    );
    expect(more).toContain('needs quotes');
    expect(fewer).toContain('row 3: found "2,Ann"; expected 9 cells');
  });

  it('for a quotation mark that takes in the rows after it, and says where it opens', () => {
    const [open] = memberRowIssues(
      memberRow(),
      memberRow({ id: '2', city: '"Provo' }),
      memberRow({ id: '3' }),
    );
    expect(open).toContain('row 3: found "2,Ruth');
    expect(open).toContain('the one that opens in row 3 takes in all rows below it');
    // Closed by a second mark, the rows between would stand in one cell.
    const last = memberRow({ id: '4' }).replace('Provo', 'Provo"');
    const [closed] = memberRowIssues(
      memberRow({ id: '2', firstName: '"Ann' }),
      memberRow({ id: '3' }),
      last,
    );
    expect(closed).toContain('row 2, field "firstName": found "Ann,');
    expect(closed).toContain('the quotation mark that opens in row 2 takes in the rows up to 4');
    const [early] = memberRowIssues(memberRow({ city: '"Pro"vo' }));
    expect(early).toContain('row 2: found');
    expect(early).toContain('quotation marks around a whole cell');
  });

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [
      memberRow({ city: '"Provo\n"' }),
      '',
      ',,,,,,,,',
      memberRow({ id: '2', zip: '1' }),
    ];
    const [issue, ...others] = memberRowIssues(...lines);
    expect(others).toEqual([]);
    expect(issue).toContain('row 6, field "zip"');
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'upright strokes'],
  ])('for "%s" between its cells, and says how to save it', (char, name) => {
    const [issue, ...others] = memberFileIssues(withHeader(memberRow()).replaceAll(',', char));
    expect(others).toEqual([]);
    expect(issue).toContain(`row 1: found ${name} between the cells; expected commas`);
    expect(issue).toContain('"CSV UTF-8 (Comma delimited)"');
    const [inRow] = memberRowIssues(memberRow(), memberRow({ id: '2' }).replaceAll(',', char));
    expect(inRow).toContain(`row 3: found ${name} between the cells`);
  });

  it('for a column of its own, and says which there are', () => {
    const [issue, ...others] = memberFileIssues(`${memberHeader},Status\n${memberRow()},Lapsed\n`);
    expect(others).toEqual([]);
    expect(issue).toContain('row 1, field "Status": found "Status" as column 10; expected the');
    expect(issue).toContain(memberColumns.join(', '));
  });

  it('for a column that comes twice, or has no name', () => {
    expect(memberFileIssues(`${memberHeader},City\n${memberRow()},Lehi\n`)[0]).toContain(
      'field "city": found "city" as column 10',
    );
    expect(memberFileIssues(`${memberHeader},\n${memberRow()},Lapsed\n`)[0]).toContain(
      'found "" as column 10',
    );
  });

  it.each([
    ['a header alone', `${memberHeader}\n\n,,,\n`, 'row 1: found no row below the header'],
    ['rows alone', `${memberRow()}\n`, `row 1: found "1,Ruth`],
    ['nothing', ' \n\n', 'found an empty file; expected the header id,firstName'],
  ])('for %s', (_, text, found) => {
    const [issue, ...others] = memberFileIssues(text);
    expect(others).toEqual([]);
    expect(issue).toContain(found);
  });
});
