// Members files in a folder of their own, and a member for them, for the tests of the reader.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { member } from '@appraisers/directory/members.fixture.ts';
import { afterAll, expect } from 'vitest';
import { memberColumns } from '#schemas/member.ts';
import { ContentError } from './content-error.ts';
import { sampleGeography } from './geography.fixture.ts';
import { readMemberFile } from './read-members.ts';
import { readText } from './read-text.ts';

export const memberHeader = memberColumns.join(',');
export const ruth = member();
/** Ruth under another number is another person: with a phone and a email address of her own. */
const ownOf = (id: string) => ({
  phone: `180155501${id.padStart(2, '0')}`,
  email: `ruth.abernathy.${id}@example.org`,
});

/** Ruth as a row of the file, but for the cells that are given. */
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

/** The members of a file. */
export const readMembers = (file: string) => readMemberFile(file, readText(file), sampleGeography);

/** A folder for the files of one test file. It is removed after its tests. */
export function membersFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'members-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  let files = 0;
  function written(text: string): string {
    files += 1;
    const file = join(folder, `members-${files}.csv`);
    writeFileSync(file, text);
    return file;
  }

  /** The faults that a file of this text is refused for, a line each. */
  function issues(text: string): string[] {
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
  const issuesOfRows = (...rows: string[]) => issues(withHeader(...rows));

  return { folder, written, faults: issues, faultsOfRows: issuesOfRows };
}
