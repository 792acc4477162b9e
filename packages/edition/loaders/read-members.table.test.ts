import { describe, expect, it } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import {
  memberFileIssues,
  memberHeader,
  memberRow,
  memberRowIssues,
  oneFileIssue,
  oneIssue,
} from './members-file.fixture.ts';

const count = memberColumns.length;

describe('a table is rejected', () => {
  it('for a header without a column', () => {
    const issue = oneFileIssue(`${memberHeader.replace(',zip', '')}\n`);
    expect(issue).toContain(
      `line 1, zip: This column is missing. Add it. The header is ${memberHeader}.`,
    );
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

  it.each([
    ['"Provo', 'line 3: A quotation mark opens in this row and never closes.'],
    ['"Pro"vo', 'line 3: A cell of this row has a quotation mark inside it. Remove the quotation'],
    ['"Provo\n2,Ann"', 'line 3, city: "Provo\\n2,Ann" isn\'t valid. Remove the line break'],
  ])('for the quotation mark in %j', (city, expected) =>
    expect(memberRowIssues(memberRow(), memberRow({ id: '2', city })).join()).toContain(expected),
  );

  it('and its rows are lines of the file, though a cell has a line break', () => {
    const lines = [memberRow({ city: '"Provo\n"' }), ',,,,,,,,', memberRow({ id: '2', zip: '1' })];
    const issue = oneIssue(...lines);
    expect(issue).toContain('line 5, zip: ');
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
    ['rows alone', `${memberRow()}\n`, 'line 1: This row has no known column name between commas.'],
    [
      'semicolons',
      memberHeader.replaceAll(',', ';'),
      'In Excel, save the file as "CSV UTF-8 (Comma',
    ],
    ['nothing', ' \n\n', 'This file is empty. Start it with the header id,firstName'],
  ])('for %s', (_, text, found) => {
    const issue = oneFileIssue(text);
    expect(issue).toContain(found);
  });
});
