// The report on an export: what the import read, and how the list changes.
import type { ExportColumn } from '#import/columns/export-columns.ts';
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import { type CurrentList, type CurrentMember, columnsFor } from '#import/list/current-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Match } from '#import/list/same-person.ts';
import type { SkippedRow } from '#import/people/entries.ts';
import { type Entry, personName } from '#import/people/entry.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import { type DoubtfulRow, doubtfulRows, type ImportQuestion } from './import-questions.ts';
import type { ImportReport, NamedMember } from './import-report.ts';

const named = ({ id, cells }: CurrentMember): NamedMember => ({
  id,
  name: shown(`${cells.firstName} ${cells.lastName}`),
  city: shown(cells.city ?? ''),
  zip: shown(cells.zip ?? ''),
});

const inRow = (member: NewMember) => ({ ...named(member), row: member.entry.row });

const sourceOf = ({ called }: ExportFile) => called ?? 'the export';

/** What the import read, one line each. */
function whatWasRead(
  file: ExportFile,
  { sheet, headerRow }: Table,
  columns: readonly ExportColumn[],
  newColumns: readonly string[],
): string[] {
  const others = file.sheets.flatMap(({ name }) => (name && name !== sheet.name ? [name] : []));
  const decides = columns.some(({ use }) => use === 'decidesListing');
  return [
    file.kind.join(', '),
    ...(sheet.name === undefined ? [] : [`Sheet "${shown(sheet.name)}"`]),
    ...others.map((name) => `Skipped sheet "${shown(name)}"`),
    `Column names in row ${headerRow}`,
    ...(decides ? [] : [`No column decides, so everyone in ${sourceOf(file)} is listed`]),
    ...(newColumns.length > 0 ? [`Columns added to the list: ${newColumns.join(', ')}`] : []),
  ];
}

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
  columns: readonly ExportColumn[],
  questions: readonly ImportQuestion[],
  people: readonly DoubtfulRow[],
  { members }: CurrentList,
): ImportReport => ({
  file: file.name,
  source: sourceOf(file),
  read: [file.kind.join(', ')],
  columns,
  questions,
  people,
  before: members.length,
  after: members.length,
  added: [],
  removed: [],
  changed: [],
  unchanged: members.length,
  excluded: [],
  partial: [],
  skipped: [],
  issues: [],
  kept: [],
  rejectedRows: 0,
  corrections: [],
  unread: [],
});

/** The findings of an import. */
type ImportFindings = {
  readonly file: ExportFile;
  readonly table: Table;
  readonly columns: readonly ExportColumn[];
  readonly entries: readonly Entry[];
  readonly matches: ReadonlyMap<Entry, Match>;
  readonly members: readonly NewMember[];
  /** Rows without an entry, and repeated entries. */
  readonly skipped: readonly SkippedRow[];
};

export function makeImportReport(
  { file, table, columns, entries, matches, members, skipped }: ImportFindings,
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
    const { changes = [], doubtful } = member;
    return changes.length === 0 ? [] : [{ ...inRow(member), fields: changes, doubtful }];
  });
  const newColumns = columnsFor(list.columns, members).filter(
    (name) => !list.columns.includes(name),
  );
  const rejected = entries.filter(({ issues }) => issues.length > 0);
  return {
    ...reportWithQuestions(file, columns, [], doubtfulRows(entries), list),
    read: whatWasRead(file, table, columns, newColumns),
    after: members.length,
    added: members
      .filter(({ changes }) => changes === undefined)
      .map((member) => ({ ...inRow(member), returns: member.returns })),
    removed,
    changed,
    unchanged: members.filter(({ changes }) => changes?.length === 0).length,
    excluded: entries.flatMap(({ row, person, out }) =>
      out === undefined ? [] : [{ row, name: shown(personName(person)), reason: shown(out) }],
    ),
    partial: members.flatMap((member) => {
      const { hides } = member.entry;
      return hides.length > 0 ? [{ ...inRow(member), hides }] : [];
    }),
    skipped,
    issues: rejected.flatMap(({ issues }) => issues),
    kept: members.filter(({ kept }) => kept).map(inRow),
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
