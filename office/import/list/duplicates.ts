// People who are in an export twice. A row that repeats an earlier one is skipped. Any other is an error.
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { shown } from '#import/import-error.ts';
import { type Entry, personName } from '#import/people/entry.ts';

const duplicateHint =
  'Two people with one name? Add Jr. or Sr. in the membership platform. The same person twice? Delete one row there. Then export or pull again.';

/** Rows with a platform number that an earlier row has. */
function sharedNumbers(entries: readonly Entry[]) {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.platformId);
    if (earlier === undefined) first.set(entry.platformId, entry);
    if (entry.platformId === '' || earlier === undefined) return [];
    const value = entry.platformId;
    const reason = `Row ${earlier.row} already has the platform number ${shownValue(value)}.`;
    return [{ line: entry.row, field: 'platform number', value, reason }];
  });
}

/** Each row that repeats an earlier row, with that row. */
function repeatedRows(entries: readonly Entry[]): ReadonlyMap<Entry, Entry> {
  const first = new Map<string, Entry>();
  const repeated = new Map<Entry, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.platformId, entry.person]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry);
    else repeated.set(entry, earlier);
  }
  return repeated;
}

/**
 * The entries without repeated rows, in the order of their rows. Of two people with the same platform
 * number, or the same name and email address or phone, the second has issues.
 */
export function withoutDuplicates(all: readonly Entry[]) {
  const valid = all.filter(({ out, issues }) => out === undefined && issues.length === 0);
  const repeated = repeatedRows(valid);
  const rows = valid.filter((entry) => !repeated.has(entry));
  const cells = rows.map(({ row, person }) => ({ line: row, cells: { ...person, id: `${row}` } }));
  const issuesOfAll = [...sharedNumbers(rows), ...duplicateIssues(cells, 'Row')];
  const found = Map.groupBy(issuesOfAll, ({ line }) => line);
  const entries = all
    .filter((entry) => !repeated.has(entry))
    .map((entry): Entry => {
      const issues = found.get(entry.row);
      if (!issues) return entry;
      return {
        ...entry,
        issues: issues.map((issue) => ({
          row: entry.row,
          person: shown(personName(entry.person)),
          column: issue.field,
          value: shown(issue.value),
          reason: issue.reason,
          hint: duplicateHint,
        })),
      };
    });
  return { repeated, entries };
}
