// The new list read once more as a build reads it, before anything is written.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import { ImportError } from '#import/import-error.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { CurrentMember } from './current-list.ts';
import { membersText } from './list-text.ts';

/** So many at once: a list of 100,000 need not be in memory three times. */
const piece = 5000;

function sentenceOf(error: ContentError): ImportError {
  const [, first = ''] = error.message.split('\n');
  return new ImportError(
    `The new list would not be one that the site can be built from:${first} This is a mistake of the import; please tell whoever looks after the site.`,
  );
}

/** @throws ImportError when a build would refuse the list. */
export function validateList(
  columns: readonly string[],
  members: readonly CurrentMember[],
  { geography, membersFile: file }: Pick<ImportContext, 'geography' | 'membersFile'>,
): void {
  try {
    for (let at = 0; at < members.length; at += piece) {
      const text = membersText(columns, members.slice(at, at + piece));
      const read = readMemberFile(
        file,
        decodeText(file, new TextEncoder().encode(text)),
        geography,
      );
      if (read.length !== Math.min(piece, members.length - at)) throw new ContentError(file, []);
    }
    const rows = members.map(({ cells }, at) => ({ row: at + 2, cells }));
    const duplicates = duplicateIssues(rows);
    if (duplicates.length > 0) throw new ContentError(file, duplicates);
  } catch (error) {
    throw error instanceof ContentError ? sentenceOf(error) : error;
  }
}
