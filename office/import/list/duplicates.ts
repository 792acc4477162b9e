// People who are in an export twice: the second row is left out where it says the same, else refused.
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { shown } from '#import/import-error.ts';
import { type CellIssue, type Entry, personName } from '#import/people/entry.ts';

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

/** Rows that say once more what an earlier row says, by that row. */
function sameRows(entries: readonly Entry[]): ReadonlyMap<Entry, Entry> {
  const first = new Map<string, Entry>();
  const same = new Map<Entry, Entry>();
  for (const entry of entries) {
    const mail = entry.person.email.toLowerCase();
    const earlier = first.get(mail);
    if (earlier === undefined) first.set(mail, entry);
    else if (areEqual(entry, earlier)) same.set(entry, earlier);
  }
  return same;
}

export type Duplicates = {
  /** Rows that say what an earlier one says. */
  readonly same: ReadonlyMap<Entry, Entry>;
  readonly issues: ReadonlyMap<Entry, readonly CellIssue[]>;
};

/** Looks for those who are there twice, among entries in the order of their rows. */
export function findDuplicates(entries: readonly Entry[]): Duplicates {
  const same = sameRows(entries);
  const others = entries.filter((entry) => !same.has(entry));
  const byRow = new Map(others.map((entry) => [entry.row, entry]));
  const rows = others.map(({ row, person }) => ({
    row,
    cells: { ...person, id: `${row}` },
  }));
  const refused = new Map<Entry, CellIssue[]>();
  for (const { row = 0, field, found, expected } of [
    ...sharedNumbers(others),
    ...duplicateIssues(rows),
  ]) {
    const entry = byRow.get(row);
    if (!entry) continue;
    const refusal = {
      row,
      person: shown(personName(entry.person)),
      column: field,
      value: shown(String(found)),
      reason: `expected ${expected}`,
      hint: 'Keep one of the two in the membership platform, then export or pull again.',
    };
    refused.set(entry, [...(refused.get(entry) ?? []), refusal]);
  }
  return { same, issues: refused };
}
