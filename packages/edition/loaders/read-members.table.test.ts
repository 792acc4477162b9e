import { describe, expect, it } from 'vitest';
import { memberColumns, optionalColumns } from '#schemas/member.ts';
import {
  memberFileIssues,
  memberHeader,
  memberRow,
  memberRowIssues,
  oneFileIssue,
  oneIssue,
  withHeader,
} from './members-file.fixture.ts';

const count = memberColumns.length;
const required = memberColumns.filter((column) => !optionalColumns.includes(column));

describe('a table is rejected', () => {
  it.each(required)('for a header without %s', (column) => {
    const short = memberColumns.filter((name) => name !== column).join(',');
    const issue = oneFileIssue(`${short}\n1,2,3\n`);
    expect(issue).toContain(`line 1, ${column}: This column is missing.`);
    expect(issue).toContain(`The header is ${memberHeader}.`);
  });

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

  it('for a quotation mark that takes in the rows after it, and says where it opens', () => {
    const [open] = memberRowIssues(
      memberRow(),
      memberRow({ id: '2', city: '"Provo' }),
      memberRow({ id: '3' }),
    );
    expect(open).toContain('line 3: A quotation mark opens here and never closes.');
    // A second mark would make one cell of the rows in between.
    const last = memberRow({ id: '4' }).replace('Provo', 'Provo"');
    const [closed] = memberRowIssues(
      memberRow({ id: '2', firstName: '"Ann' }),
      memberRow({ id: '3' }),
      last,
    );
    expect(closed).toContain('line 2, firstName: A quotation mark opens here and closes on line 4');
    const [early] = memberRowIssues(memberRow({ city: '"Pro"vo' }));
    expect(early).toContain('line 2: A cell has a quotation mark inside it');
  });

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [memberRow({ city: '"Provo\n"' }), ',,,,,,,,', memberRow({ id: '2', zip: '1' })];
    const issue = oneIssue(...lines);
    expect(issue).toContain('line 5, zip: ');
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical bars'],
  ])('for "%s" between its cells, and says how to save it', (char, name) => {
    const issue = oneFileIssue(withHeader(memberRow()).replaceAll(',', char));
    expect(issue).toContain(`line 1: The cells are separated by ${name}. Use commas.`);
    expect(issue).toContain('"CSV UTF-8 (Comma delimited)"');
    const [inRow] = memberRowIssues(memberRow(), memberRow({ id: '2' }).replaceAll(',', char));
    expect(inRow).toContain(`line 3: The cells are separated by ${name}.`);
  });

  it('for a column of its own, and says which there are', () => {
    const issue = oneFileIssue(`${memberHeader},Status\n${memberRow()},Lapsed\n`);
    expect(issue).toContain(`line 1, Status: Column ${count + 1}, "Status", is unknown.`);
    expect(issue).toContain(memberHeader);
  });

  it('for a column that comes twice, or has no name', () => {
    expect(memberFileIssues(`${memberHeader},City\n${memberRow()},Lehi\n`)[0]).toContain(
      `line 1, city: Column ${count + 1}, "city", repeats another column.`,
    );
    expect(memberFileIssues(`${memberHeader},\n${memberRow()},Lapsed\n`)[0]).toContain(
      `Column ${count + 1}, "", is unknown.`,
    );
  });

  it('but not for a header alone, which is the list of a new association', () =>
    expect(memberFileIssues(`${memberHeader}\n\n,,,\n`)).toEqual([]));

  it.each([
    ['rows alone', `${memberRow()}\n`, 'line 1: This row has no known column name.'],
    ['nothing', ' \n\n', 'This file is empty. Start it with the header id,firstName'],
  ])('for %s', (_, text, found) => {
    const issue = oneFileIssue(text);
    expect(issue).toContain(found);
  });
});
