// The report on an export: what was read of it, and what is new in the list.
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import type { CurrentList, CurrentMember } from '#import/list/current-list.ts';
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

/** What the import found in the file, a line each. */
function whatWasRead(
  file: ExportFile,
  { sheet, headerRow, columns }: Table,
  deciding: readonly string[],
): string[] {
  const { header, used, unused, fields } = columns;
  const list = (names: readonly string[]) => names.map(shown).join(', ');
  const line = (begin: string, names: readonly string[]) =>
    names.length > 0 ? [`${begin} ${list(names)}`] : [];
  const notUsed = unused
    .map((at) => header[at] ?? '')
    .filter((name) => name !== '' && !deciding.includes(name));
  const others = file.sheets.flatMap(({ name }) => (name && name !== sheet.name ? [name] : []));
  const members =
    fields.renewalDue.length > 0
      ? 'members are those whose dues are paid'
      : `everybody in ${sourceOf(file)} is taken for a member`;
  return [
    file.kind.join(', '),
    ...(sheet.name === undefined ? [] : [`the sheet "${shown(sheet.name)}"`]),
    ...others.map((name) => `not the sheet "${shown(name)}"`),
    `the names of the columns in row ${headerRow}`,
    `the columns ${list(used)}`,
    ...line('published by the columns', deciding),
    ...line('not the columns', notUsed),
    ...(fields.status.length > 0 ? [] : [`no status of membership: ${members}`]),
  ];
}

/** Why a member of the list is not in the new one. */
function removalReason(entry: Entry | undefined, source: string): string {
  if (!entry) return `is not in ${source}`;
  return entry.out === undefined
    ? `row ${entry.row} is refused`
    : `${entry.out} (row ${entry.row})`;
}

/** A report with questions and nothing else. */
export const reportWithQuestions = (
  file: ExportFile,
  questions: readonly ImportQuestion[],
  { members }: CurrentList,
): ImportReport => ({
  file: file.name,
  source: sourceOf(file),
  read: [file.kind.join(', ')],
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
  rejectedRows: 0,
  corrections: [],
});

/** What an import found out. */
export type ImportFindings = {
  readonly file: ExportFile;
  readonly table: Table;
  /** The names of the columns that decide who is published. */
  readonly deciding: readonly string[];
  readonly entries: readonly Entry[];
  readonly matches: ReadonlyMap<Entry, Match>;
  readonly members: readonly NewMember[];
  /** Rows without an entry, and entries that repeat another. */
  readonly skipped: readonly SkippedRow[];
};

export function makeImportReport(
  { file, table, deciding, entries, matches, members, skipped }: ImportFindings,
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
    read: whatWasRead(file, table, deciding),
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
    rejectedRows: rejected.length,
    // Of a member who was in the list only what is new.
    corrections: members.flatMap(({ entry, changes }) =>
      entry.corrections.filter(
        ({ field }) => !changes || changes.some((change) => change.field === field),
      ),
    ),
  };
}
