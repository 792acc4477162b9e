// People who are in an export twice. A row that repeats an earlier one is left out, any other is rejected.
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { shown } from '#import/import-error.ts';
import { type Entry, personName } from '#import/people/entry.ts';

const areEqual = (a: Entry, b: Entry) =>
  JSON.stringify([a.platformId, a.person]) === JSON.stringify([b.platformId, b.person]);

/** The second row with a number of the platform that another has. */
function sharedNumbers(entries: readonly Entry[]) {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.platformId);
    if (earlier === undefined) first.set(entry.platformId, entry);
    if (entry.platformId === '' || earlier === undefined) return [];
    const expected = `a number of the platform of its own; row ${earlier.row} has it`;
    return [{ row: entry.row, field: 'platform number', found: entry.platformId, expected }];
  });
}

/** The rows that repeat an earlier row, each with that row. */
function repeatedRows(entries: readonly Entry[]): ReadonlyMap<Entry, Entry> {
  const first = new Map<string, Entry>();
  const repeated = new Map<Entry, Entry>();
  for (const entry of entries) {
    const email = entry.person.email.toLowerCase();
    const earlier = first.get(email);
    if (earlier === undefined) first.set(email, entry);
    else if (areEqual(entry, earlier)) repeated.set(entry, earlier);
  }
  return repeated;
}

/**
 * The entries without the rows that repeat another. Of two people with the same email address, platform
 * number, or name and phone, the second has issues. The entries come in the order of their rows.
 */
export function withoutDuplicates(all: readonly Entry[]) {
  const valid = all.filter(({ out, issues }) => out === undefined && issues.length === 0);
  const repeated = repeatedRows(valid);
  const rows = valid.filter((entry) => !repeated.has(entry));
  const cells = rows.map(({ row, person }) => ({ row, cells: { ...person, id: `${row}` } }));
  const found = Map.groupBy([...sharedNumbers(rows), ...duplicateIssues(cells)], ({ row }) => row);
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
          value: shown(String(issue.found)),
          reason: `expected ${issue.expected}`,
          hint: 'Keep one of the two in the membership platform, then export or pull again.',
        })),
      };
    });
  return { repeated, entries };
}
