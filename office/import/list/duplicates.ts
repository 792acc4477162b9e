// People who are in an export twice. A row that repeats an earlier one is skipped. Any other is an error.
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { shown } from '#import/import-error.ts';
import { type Entry, personName } from '#import/people/entry.ts';

const hint =
  'Two people with one name? Add Jr. or Sr. in the membership platform. The same person twice? Delete one row there. Then export or pull again.';

/** Each entry that has the same key as an earlier one, with that one. */
function repeats(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = Map.groupBy(entries, keyOf);
  groups.delete('');
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((entry) => [entry, first] as const) : [],
  );
}

/**
 * The entries without repeated rows, in the order of their rows. Of two people with the same platform
 * number, or the same name and email address or phone, the second has issues.
 */
export function withoutDuplicates(all: readonly Entry[]) {
  const valid = all.filter(({ out, issues }) => out === undefined && issues.length === 0);
  const repeated = new Map(repeats(valid, ({ cells }) => cells.join('\n')));
  const different = valid.filter((entry) => !repeated.has(entry));
  const numbers = repeats(different, ({ platformId }) => platformId).map(([entry, earlier]) => ({
    ...{ line: entry.row, field: 'platform number', value: entry.platformId },
    reason: `Row ${earlier.row} already has the platform number ${shownValue(entry.platformId)}.`,
  }));
  const cells = different.map(({ row, person }) => ({
    line: row,
    cells: { ...person, id: `${row}` },
  }));
  const found = Map.groupBy([...numbers, ...duplicateIssues(cells, 'Row')], ({ line }) => line);
  const entries = all.flatMap((entry): Entry[] => {
    if (repeated.has(entry)) return [];
    const issues = (found.get(entry.row) ?? []).map(({ line, field, value, reason }) => {
      const name = shown(personName(entry.person));
      return { row: line, name, column: field, value: shown(value), reason, hint };
    });
    return [issues.length > 0 ? { ...entry, issues } : entry];
  });
  return { repeated, entries };
}
