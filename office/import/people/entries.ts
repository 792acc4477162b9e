// The rows of a table as entries: each row is reported once, as a person or as a line that is none.
import type { HiddenRows } from '#import/choices.ts';
import type { Table } from '#import/columns/find-table.ts';
import type { Progress } from '#import/reading/export-file.ts';
import type { SkippedRow } from '#import/report/import-report.ts';
import type { Entry } from './entry.ts';
import { entryReader } from './entry-of-row.ts';
import type { ImportContext } from './import-context.ts';

/** @throws ImportError when one of the rows cannot be read. */
export async function readEntries(
  table: Table,
  ground: ImportContext,
  hidden: HiddenRows | undefined,
  progress?: Progress,
): Promise<{ readonly entries: readonly Entry[]; readonly notes: readonly SkippedRow[] }> {
  const entryOf = entryReader(table, ground, hidden);
  const entries: Entry[] = [];
  const notes: SkippedRow[] = [];
  await table.sheet.read((row) => {
    const found = table.isBelow(row) ? entryOf(row) : undefined;
    if (found && 'aside' in found)
      notes.push({ row: row.row, name: found.aside, reason: 'names nobody' });
    else if (found) entries.push(found);
    if (row.row % 2000 === 0) progress?.(`${row.row.toLocaleString('en-US')} rows`);
  });
  return { entries, notes };
}
