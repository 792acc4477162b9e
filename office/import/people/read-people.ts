// The rows of a table as entries: members, people who are not listed, and rows with errors. Rows without a
// person's name are notes.
import { type MemberField, memberFieldNames } from '@appraisers/directory/member-fields.ts';
import type { ColumnMap } from '#import/columns/columns.ts';
import { valueKey } from '#import/columns/deciding-values.ts';
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import type { ImportContext, Person } from '#import/list/member-list.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { isElsewhere } from './place-cell.ts';
import { cleanText } from './read-cell.ts';
import { isCorrected, readPerson } from './read-person.ts';
import {
  brokenRow,
  type CellNote,
  doubtAbout,
  filled,
  isNote,
  type RowNote,
  validatePerson,
} from './row-issues.ts';

/** A row of an export: a person, and what the import decided. */
export type Entry = {
  readonly row: number;
  readonly name: string;
  readonly cells: readonly string[];
  /** The person's number on the platform, if the export has it. */
  readonly platformId: string;
  readonly person: Person;
  /** Why the person is not listed. */
  readonly out?: string;
  /** What the columns of the export keep off the list. The person's field is empty. */
  readonly hides: readonly ('phone' | 'email')[];
  /** Whether the workbook hides the row, which would be listed otherwise. */
  readonly isHidden?: true;
  /** Why the row may not be a person, and whether the volunteer lists it; undefined before the answer. */
  readonly doubt?: { readonly reason: string; readonly list: boolean | undefined };
  /** With issues, the person is not added, and a member stays as before. */
  readonly issues: readonly CellNote[];
  /** Whether the cells of the row are mixed up, so that they say nothing about the person. */
  readonly broken?: true;
  /** The reason is what became of the cell. */
  readonly corrections: readonly CellNote[];
  /** Details that the import did not understand. They are left out, and the person is listed. */
  readonly unread: readonly CellNote[];
};

/** What to do about a detail that the import did not understand. */
const nextTime = 'Correct it in the membership platform. The next import adds it.';

const platformNumber = /^[A-Za-z0-9][\w.:-]{0,63}$/;

/**
 * Who is listed, and with which details: the answers of the volunteer about the cells of a row. A value that no
 * answer names keeps the person off the list; the import asks about it before anyone is listed.
 */
function publishing({ deciding }: ColumnMap, cells: readonly string[]) {
  const hides = new Set<'phone' | 'email'>();
  for (const { name, use, decide } of deciding) {
    const { decided, value } = decide(cells);
    if (decided === 'show') continue;
    if (use === 'decidesListing') return { out: `"${name}" is "${value}"`, hides: [] };
    hides.add(use === 'decidesPhone' ? 'phone' : 'email');
  }
  return { out: undefined, hides: [...hides] };
}

function readRow(
  row: SheetRow,
  { sheet, header }: Table,
  columns: ColumnMap,
  context: ImportContext,
): Entry {
  const { rule, geography } = context;
  const { cells } = row;
  const { person: all, fields, state } = readPerson(cells, columns, context);
  const name = shown(`${all.firstName} ${all.lastName}`.trim() || all.email || '(no name)');
  const [numberAt = -1] = columns.at('platformId');
  const number = cleanText(cells[numberAt] ?? '');
  const { out, hides } = publishing(columns, cells);
  const person = { ...all, ...Object.fromEntries(hides.map((field) => [field, ''])) };
  const entry: Entry = {
    ...{ row: row.row, name, cells, person, hides },
    platformId: platformNumber.test(number) ? number : '',
    ...{ issues: [], corrections: [], unread: [] },
  };
  const broken = brokenRow(row, header, sheet.separator);
  if (broken) return { ...entry, broken: true, issues: [{ ...broken, name }] };
  if (out) return { ...entry, out };
  if (rule.otherStatesOut && isElsewhere(person.zip, state, context))
    return { ...entry, out: `has a ZIP code outside ${geography.region.name} (${person.zip})` };
  const isHidden = row.hidden ? { isHidden: true as const } : {};
  if (row.hidden && rule.hidden === 'leave-out')
    return { ...entry, ...isHidden, out: 'is in a hidden row of the workbook' };
  const reason = doubtAbout(all);
  const answer = rule.people.findLast((one) => valueKey(one.name) === valueKey(name));
  const doubt = reason && { reason, list: answer?.list };
  if (doubt && doubt.list === false)
    return { ...entry, doubt, out: `${reason}, and you left it out` };
  const noteOf = (field: MemberField, why: string, hint: string): CellNote => {
    const { column, cell } = fields[field];
    return { row: row.row, name, field, column, value: shown(cell), reason: why, hint };
  };
  return {
    ...entry,
    ...isHidden,
    ...(doubt && { doubt }),
    issues: validatePerson(person, context).map(({ field, reason: why, hint }) => {
      const note = noteOf(field, why, hint);
      return { ...note, column: note.column || field };
    }),
    corrections: memberFieldNames
      .filter((field) => person[field] !== '' && isCorrected(field, fields[field], context))
      .map((field) => noteOf(field, person[field], '')),
    unread: memberFieldNames.flatMap((field) => {
      const { unread } = fields[field];
      return unread === undefined ? [] : [noteOf(field, unread, nextTime)];
    }),
  };
}

/** @throws ImportError when a row can't be read. */
export function readPeople(table: Table, columns: ColumnMap, context: ImportContext) {
  const names = (['firstName', 'lastName', 'lastFirst', 'fullName'] as const).flatMap(columns.at);
  const entries: Entry[] = [];
  const notes: RowNote[] = [];
  for (const row of table.rows) {
    const entry = readRow(row, table, columns, context);
    const hasName = names.some((at) => row.cells[at]?.trim());
    if (!isNote(row.cells, table.header) && (entry.broken || hasName)) entries.push(entry);
    else {
      const name = shown(filled(row.cells).join(' '));
      notes.push({ row: row.row, name, reason: 'has no name' });
    }
  }
  return { entries, notes };
}
