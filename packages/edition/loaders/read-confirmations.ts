// Reads member-confirmations.csv: the day when each member last said that the entry is right.
import { shownValue } from '#schemas/issue-message.ts';
import { confirmationColumns, confirmationSchema } from '#schemas/member.ts';
import { withFile } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { readTable } from './read-table.ts';
import { schemaIssues } from './schema-issues.ts';

/**
 * The days by the member's id, from the text of the file. `file` is only for messages.
 * @throws ContentError with every issue of the file.
 */
export const confirmationsOf = (file: string, text: string): ReadonlyMap<number, string> =>
  withFile(file, () => {
    const { rows, issues } = readTable(file, text, confirmationColumns);
    const all: ContentIssue[] = [...issues];
    const days = new Map<number, string>();
    for (const { line, cells } of rows) {
      const { data, error } = confirmationSchema.safeParse(cells);
      if (error)
        all.push(...schemaIssues(error, cells, (path) => ({ line, field: path.join('.') })));
      else if (days.has(data.id)) {
        const reason = `The member ${shownValue(cells.id)} is in the file twice.`;
        all.push({ line, field: 'id', reason, hint: 'Remove one of the two lines.' });
      } else days.set(data.id, data.confirmed);
    }
    if (all.length === 0) return days;
    throw new ContentError(file, all);
  });
