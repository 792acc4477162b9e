// Texts of members.csv and a member for them, for the tests of the reader.
import { member } from '@appraisers/directory/members.fixture.ts';
import { expect } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { ContentError, issuesOf } from './content-error.ts';
import { sampleDetails, sampleGeography } from './editions.fixture.ts';
import { readMemberFile } from './read-members.ts';
import { decodeText } from './read-text.ts';

export const memberHeader = memberColumns.join(',');
export const ruth = member();
/** With another id, Ruth is another person: she gets a different phone and email address. */
const ownOf = (id: string) => ({
  phone: `180155501${id.padStart(2, '0')}`,
  email: `ruth.abernathy.${id}@example.org`,
});

/** Ruth as a row of the file, with these changes. */
export const memberRow = (given: Partial<Record<keyof typeof ruth, string>> = {}) => {
  const cells: Record<string, string | number> = {
    ...ruth,
    ...(given.id && ownOf(given.id)),
    ...given,
  };
  return memberColumns.map((column) => cells[column]).join(',');
};

/** The text of a file with these rows. */
export const withHeader = (...rows: string[]) => [memberHeader, ...rows, ''].join('\n');

const file = 'edition/members.csv';

/** The members in the text of a file. */
export const readMembers = (text: string) =>
  readMemberFile(file, decodeText(file, Buffer.from(text)), sampleGeography, sampleDetails);

/** The issues for which the text of a file is rejected, one line each. */
export function memberFileIssues(text: string): string[] {
  const issues = issuesOf(() => readMembers(text));
  const [, ...lines] = new ContentError(file, issues).message.split('\n');
  for (const line of lines) expect(line).toContain(file);
  return lines;
}

export const memberRowIssues = (...rows: string[]) => memberFileIssues(withHeader(...rows));

/** The only issue of such rows. */
export function oneIssue(...rows: string[]): string {
  const [issue = '', ...others] = memberRowIssues(...rows);
  expect(others).toEqual([]);
  return issue;
}
