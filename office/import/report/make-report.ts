// The report on an export: what the import read, and how the list changes.
import type { ExportColumn } from '#import/columns/column-uses.ts';
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import { type CurrentList, type CurrentMember, columnsFor } from '#import/list/current-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Match } from '#import/list/same-person.ts';
import { type Entry, personName } from '#import/people/entry.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import type { ImportQuestion } from './import-questions.ts';
import type { ImportReport, NamedMember, SkippedRow } from './import-report.ts';

const named = ({ id, cells }: CurrentMember): NamedMember => ({
  id,
  name: shown(`${cells.firstName} ${cells.lastName}`),
  city: shown(cells.city ?? ''),
  zip: shown(cells.zip ?? ''),
});

const sourceOf = ({ called }: ExportFile) => called ?? 'the export';

const shownNames = (names: readonly string[]) => names.map(shown).join(', ');

/** A line with names; none without names. */
const line = (begin: string, names: readonly string[]) =>
  names.length > 0 ? [`${begin} ${shownNames(names)}`] : [];

const addedColumns = ({ columns }: CurrentList, members: readonly NewMember[]) =>
  columnsFor(columns, members).filter((name) => !columns.includes(name));

/** What the import read, one line each. */
function whatWasRead(
  file: ExportFile,
  { sheet, headerRow, columns }: Table,
  deciding: readonly string[],
): string[] {
  const { header, used, unused, fields } = columns;
  const notUsed = unused
    .map((at) => header[at] ?? '')
    .filter((name) => name !== '' && !deciding.includes(name));
  const others = file.sheets.flatMap(({ name }) => (name && name !== sheet.name ? [name] : []));
  const members =
    fields.renewalDue.length > 0
      ? 'people with paid dues count as members'
      : `everyone in ${sourceOf(file)} counts as a member`;
  return [
    file.kind.join(', '),
    ...(sheet.name === undefined ? [] : [`Sheet "${shown(sheet.name)}"`]),
    ...others.map((name) => `Skipped sheet "${shown(name)}"`),
    `Column names in row ${headerRow}`,
    `Columns we used: ${shownNames(used)}`,
    ...line('Columns that decide who is listed:', deciding),
    ...line('Columns we ignored:', notUsed),
    ...(fields.status.length > 0 ? [] : [`No membership status, so ${members}`]),
  ];
}

/** Columns that the volunteer chose, and those with several values in a cell. */
const chosenLines = (columns: readonly ExportColumn[]) =>
  columns.flatMap(({ name, title, isChosen, isCombined }) =>
    isChosen || isCombined
      ? [`We read "${name}" as: ${title}${isChosen ? ' (your choice)' : ''}`]
      : [],
  );

/** Why a member is not in the new list. */
function removalReason(entry: Entry | undefined, source: string): string {
  if (!entry) return `is not in ${source}`;
  return entry.out === undefined
    ? `has errors (row ${entry.row})`
    : `${entry.out} (row ${entry.row})`;
}

/** A report with only questions. */
export const reportWithQuestions = (
  file: ExportFile,
  questions: readonly ImportQuestion[],
  { members }: CurrentList,
): ImportReport => ({
  file: file.name,
  source: sourceOf(file),
  read: [file.kind.join(', ')],
  columns: [],
  questions,
  before: members.length,
  after: members.length,
  added: [],
  removed: [],
  changed: [],
  unchanged: members.length,
  excluded: [],
  skipped: [],
  issues: [],
  kept: [],
  rejectedRows: 0,
  corrections: [],
  unread: [],
});

/** The findings of an import. */
export type ImportFindings = {
  readonly file: ExportFile;
  readonly table: Table;
  readonly columns: readonly ExportColumn[];
  /** The names of the columns that decide who is published. */
  readonly deciding: readonly string[];
  readonly entries: readonly Entry[];
  readonly matches: ReadonlyMap<Entry, Match>;
  readonly members: readonly NewMember[];
  /** Rows without an entry, and repeated entries. */
  readonly skipped: readonly SkippedRow[];
};

export function makeImportReport(
  { file, table, columns, deciding, entries, matches, members, skipped }: ImportFindings,
  list: CurrentList,
): ImportReport {
  const entryOf = new Map([...matches].map(([entry, { listed }]) => [listed.id, entry]));
  const listed = new Set(members.map(({ id }) => id));
  const removed = list.members
    .filter(({ id }) => !listed.has(id))
    .map((member) => ({
      ...named(member),
      reason: removalReason(entryOf.get(member.id), sourceOf(file)),
    }));
  const changed = members.flatMap((member) => {
    const { entry, changes = [], doubtful } = member;
    if (changes.length === 0) return [];
    return [{ ...named(member), row: entry.row, fields: changes, doubtful }];
  });
  const rejected = entries.filter(({ issues }) => issues.length > 0);
  return {
    ...reportWithQuestions(file, [], list),
    columns,
    read: [
      ...whatWasRead(file, table, deciding),
      ...chosenLines(columns),
      ...line('Columns added to the list:', addedColumns(list, members)),
    ],
    after: members.length,
    added: members
      .filter(({ changes }) => changes === undefined)
      .map((member) => ({ ...named(member), row: member.entry.row, returns: member.returns })),
    removed,
    changed,
    unchanged: members.filter(({ changes }) => changes?.length === 0).length,
    excluded: entries.flatMap(({ row, person, out }) =>
      out === undefined ? [] : [{ row, name: shown(personName(person)), reason: shown(out) }],
    ),
    skipped,
    issues: rejected.flatMap(({ issues }) => issues),
    kept: members
      .filter(({ kept }) => kept)
      .map((member) => ({ ...named(member), row: member.entry.row })),
    rejectedRows: rejected.length,
    // For members who were in the list, only corrections that change it.
    corrections: members.flatMap(({ entry, changes }) =>
      entry.corrections.filter(
        ({ field }) => !changes || changes.some((change) => change.field === field),
      ),
    ),
    unread: members.flatMap(({ entry, kept }) => (kept ? [] : entry.unread)),
  };
}
