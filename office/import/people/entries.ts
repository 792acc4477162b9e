// The rows of a table as entries: members, people who are not listed, and rows with errors. Rows without a
// person's name are notes.
import type { MemberField } from '@appraisers/directory/member-fields.ts';
import type { ColumnMap } from '#import/columns/column-map.ts';
import type { Table } from '#import/columns/find-table.ts';
import type { Field } from '#import/columns/header-names.ts';
import { shown } from '#import/import-error.ts';
import type { HiddenRows, Progress, SheetRow } from '#import/reading/export-file.ts';
import type { SkippedRow } from '#import/report/import-report.ts';
import { publishing } from './deciding-columns.ts';
import { type Entry, personName } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { cleanText } from './read-cell.ts';
import { personReader } from './read-person.ts';
import { brokenRow, companyOf, isNote } from './row-shape.ts';
import { validatePerson } from './validate-person.ts';

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
  { columns, sheet }: Table,
  deciding: ColumnMap,
  context: ImportContext,
  hidden: HiddenRows | undefined,
): (row: SheetRow) => Entry {
  const { header, fields } = columns;
  const { rule, region, today } = context;
  const readPerson = personReader(columns, context);
  const publishingOf = publishing(deciding, rule, today);

  return (row) => {
    const { cells } = row;
    const cellsOf = (field: Field) => fields[field].map((at) => cleanText(cells[at] ?? ''));
    const { person, sources, state, corrections, unread } = readPerson(cells);
    const name = shown(personName(person));
    const [number = ''] = cellsOf('platformId');
    const entry: Entry = {
      row: row.row,
      platformId: platformNumber.test(number) ? number : '',
      person,
      issues: none,
      corrections: none,
      unread: none,
    };

    const broken = brokenRow(row, header, sheet.separator);
    if (broken) return { ...entry, broken: true, issues: [{ ...broken, person: name }] };
    const company = rule.firmsOut ? companyOf(person, cellsOf('company')) : undefined;
    if (company) return { ...entry, out: company };
    const { out, unclear } = publishingOf(cells);
    if (out) return { ...entry, out };
    if (rule.otherStatesOut && isElsewhere(person.zip, state, context))
      return { ...entry, out: `has a ZIP code outside ${region.name} (${person.zip})` };
    if (row.hidden && hidden === 'leave-out')
      return { ...entry, out: 'is in a hidden row of the workbook' };
    if (row.hidden && hidden === undefined) return { ...entry, unclear, hidden: true };
    if (unclear.length > 0) return { ...entry, unclear };
    const issues = validatePerson(row.row, person, sources, context);
    if (issues.length + corrections.length + unread.length === 0) return entry;
    const cellOf = (field: MemberField) => {
      const { column, value } = sources[field];
      return { row: row.row, person: name, field, column, value: shown(value) };
    };
    return {
      ...entry,
      issues,
      corrections: corrections.map(([field, became]) => ({ ...cellOf(field), became })),
      unread: unread.map(([field, reason]) => ({ ...cellOf(field), reason, hint: nextTime })),
    };
  };
}

/**
 * @param deciding the columns, with those that decide who is listed
 * @throws ImportError when a row can't be read.
 */
export function readEntries(
  table: Table,
  deciding: ColumnMap,
  context: ImportContext,
  hidden: HiddenRows | undefined,
  progress?: Progress,
): { readonly entries: readonly Entry[]; readonly notes: readonly SkippedRow[] } {
  const entryOf = entryReader(table, deciding, context, hidden);
  const entries: Entry[] = [];
  const notes: SkippedRow[] = [];
  for (const row of table.sheet.rows()) {
    const texts = row.cells.filter((cell) => cell.trim() !== '');
    if (table.isBelow(row) && texts.length > 0) {
      if (isNote(row.cells, table.columns.names))
        notes.push({ row: row.row, name: shown(texts.join(' ')), reason: 'has no name' });
      else entries.push(entryOf(row));
    }
    if (row.row % 2000 === 0) progress?.(`${row.row.toLocaleString('en-US')} rows`);
  }
  return { entries, notes };
}
