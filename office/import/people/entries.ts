// The rows of a table as entries: members, people who are not listed, and rows with errors. Rows without a
// person's name are notes.
import type { MemberField } from '@appraisers/directory/member-fields.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import type { ColumnMap } from '#import/columns/column-map.ts';
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import type { HiddenRows, SheetRow } from '#import/reading/export-file.ts';
import { valueKey } from './cell-values.ts';
import { type Entry, personName } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { publishing } from './listing-decision.ts';
import { cleanText } from './read-cell.ts';
import { personReader } from './read-person.ts';
import { brokenRow, doubtAbout, isNote } from './row-shape.ts';
import { validatePerson } from './validate-person.ts';

/** A row of the export that isn't listed, and why. */
export type SkippedRow = { readonly row: number; readonly name: string; readonly reason: string };

/** Shared by all entries that have nothing to report. */
const none: readonly never[] = [];

/** What to do about a detail that the import did not understand. */
const nextTime = 'Correct it in the membership platform. The next import adds it.';

const platformNumber = /^[A-Za-z0-9][\w.:-]{0,63}$/;

/** Whether the ZIP or the state is another state's. */
function isElsewhere(zip: string, state: string, { region, geography }: ImportContext): boolean {
  if (!/^\d{5}$/.test(zip) || geography.pointOf(zip)) return false;
  const own = [region.postalCode, region.name].map((name) => name.toLowerCase());
  const saysOther = state !== '' && !own.includes(state.toLowerCase());
  return saysOther || !region.zipPrefixes.some((prefix) => zip.startsWith(prefix));
}

function entryReader(
  { sheet, header }: Table,
  columns: ColumnMap,
  rows: readonly SheetRow[],
  context: ImportContext,
  hidden: HiddenRows | undefined,
): (row: SheetRow) => Entry {
  const { rule, region, today } = context;
  const readPerson = personReader(columns, context);
  const all = rows.map(({ cells }) => cells);
  const publishingOf = publishing(columns, all, today);
  const known = new Map(rule.people.map(({ name, list }) => [valueKey(name), list]));
  const cellsOf = (cells: readonly string[], use: ColumnUse) =>
    columns.fields[use].map((at) => cleanText(cells[at] ?? ''));
  return (row) => {
    const { cells } = row;
    const { person: all, sources, state, corrections, unread } = readPerson(cells);
    const name = shown(personName(all));
    const [number = ''] = cellsOf(cells, 'platformId');
    const { out, hides } = publishingOf(cells);
    const person = { ...all, ...Object.fromEntries(hides.map((field) => [field, ''])) };
    const entry: Entry = {
      row: row.row,
      platformId: platformNumber.test(number) ? number : '',
      person,
      hides,
      issues: none,
      corrections: none,
      unread: none,
    };
    const broken = brokenRow(row, header, sheet.separator);
    if (broken) return { ...entry, broken: true, issues: [{ ...broken, person: name }] };
    if (out) return { ...entry, out };
    if (rule.otherStatesOut && isElsewhere(person.zip, state, context))
      return { ...entry, out: `has a ZIP code outside ${region.name} (${person.zip})` };
    if (row.hidden && hidden === 'leave-out')
      return { ...entry, out: 'is in a hidden row of the workbook' };
    const reason = doubtAbout(all);
    const doubt = reason && { reason, list: known.get(valueKey(name)) };
    if (doubt && doubt.list === false)
      return { ...entry, doubt, out: `${reason}, and you left it out` };
    const open = {
      ...(row.hidden && hidden === undefined && { isHidden: true as const }),
      ...(doubt && { doubt }),
    };
    const issues = validatePerson(row.row, person, sources, context);
    const cellOf = (field: MemberField) => {
      const { column, value } = sources[field];
      return { row: row.row, person: name, field, column, value: shown(value) };
    };
    return {
      ...entry,
      ...open,
      issues,
      corrections: corrections.flatMap(([field, became]) =>
        person[field] === '' ? [] : [{ ...cellOf(field), became }],
      ),
      unread: unread.map(([field, reason]) => ({ ...cellOf(field), reason, hint: nextTime })),
    };
  };
}

/** @throws ImportError when a row can't be read. */
export function readEntries(
  table: Table,
  columns: ColumnMap,
  context: ImportContext,
  hidden: HiddenRows | undefined,
): { readonly entries: readonly Entry[]; readonly notes: readonly SkippedRow[] } {
  const rows = table.sheet.rows().filter(table.isBelow);
  const entryOf = entryReader(table, columns, rows, context, hidden);
  const { firstName, lastName, lastFirst, fullName } = columns.fields;
  const names = [...firstName, ...lastName, ...lastFirst, ...fullName];
  const entries: Entry[] = [];
  const notes: SkippedRow[] = [];
  for (const row of rows) {
    const texts = row.cells.filter((cell) => cell.trim() !== '');
    if (texts.length === 0) continue;
    const entry = entryOf(row);
    const hasName = names.some((at) => row.cells[at]?.trim());
    if (isNote(row.cells, names) || (!entry.broken && !hasName))
      notes.push({ row: row.row, name: shown(texts.join(' ')), reason: 'has no name' });
    else entries.push(entry);
  }
  return { entries, notes };
}
