// The verdict on an export: what was read of it, and what is new in the list.
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import type { CurrentList, CurrentMember } from '#import/list/current-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Match } from '#import/list/same-person.ts';
import { type Correction, type Entry, personName } from '#import/people/entry.ts';
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

const whoIsMember = (file: ExportFile, { fields }: Table['columns']) =>
  fields.renewalDue.length > 0
    ? 'members are those whose dues are paid'
    : `everybody in ${sourceOf(file)} is taken for a member`;

/** What was found out of the file, a line each. */
function whatWasRead(
  file: ExportFile,
  { sheet, headerRow, columns }: Table,
  deciding: readonly string[],
): string[] {
  const list = (names: readonly string[]) => names.map(shown).join(', ');
  const unused = columns.unused
    .map((at) => columns.header[at] ?? '')
    .filter((name) => name !== '' && !deciding.includes(name));
  return [
    file.kind.join(', '),
    ...(sheet.name === undefined ? [] : [`the sheet "${shown(sheet.name)}"`]),
    ...file.sheets.flatMap(({ name }) =>
      name === undefined || name === sheet.name ? [] : [`not the sheet "${shown(name)}"`],
    ),
    `the names of the columns in row ${headerRow}`,
    `the columns ${list(columns.used)}`,
    ...(deciding.length > 0 ? [`published by the columns ${list(deciding)}`] : []),
    ...(unused.length > 0 ? [`not the columns ${list(unused)}`] : []),
    ...(columns.fields.status.length > 0
      ? []
      : [`no status of membership: ${whoIsMember(file, columns)}`]),
  ];
}

/** Why someone of the list is not in the new one. */
function removalReason(entry: Entry | undefined, source: string): string {
  if (!entry) return `is not in ${source}`;
  return entry.out === undefined
    ? `row ${entry.row} is refused`
    : `${entry.out} (row ${entry.row})`;
}

/** What is reported a member whose cells were read otherwise than written: only what is new. */
const changesOf = ({ entry, changes }: NewMember): readonly Correction[] =>
  entry.corrections.filter(
    ({ field }) => !changes || changes.some((change) => change.field === field),
  );

/** What there is to tell of, as it was found. */
export type ImportFindings = {
  readonly file: ExportFile;
  readonly table: Table;
  /** The names of the columns that decide who is published. */
  readonly deciding: readonly string[];
  readonly entries: readonly Entry[];
  readonly matches: ReadonlyMap<Entry, Match>;
  readonly members: readonly NewMember[];
  /** Rows that are no entry, and entries that say what another one says. */
  readonly aside: readonly SkippedRow[];
};

/** A verdict that asks, and says nothing else. */
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

export function makeImportReport(
  { file, table, deciding, entries, matches, members, aside }: ImportFindings,
  list: CurrentList,
): ImportReport {
  const entryOf = new Map([...matches].map(([entry, { listed }]) => [listed.id, entry]));
  const source = sourceOf(file);
  const stays = new Set(members.map(({ id }) => id));
  return {
    file: file.name,
    source,
    read: whatWasRead(file, table, deciding),
    questions: [],
    before: list.members.length,
    after: members.length,
    added: members
      .filter(({ changes }) => changes === undefined)
      .map((member) => ({ ...named(member), row: member.entry.row, returns: member.returns })),
    removed: list.members
      .filter(({ id }) => !stays.has(id))
      .map((member) => ({
        ...named(member),
        reason: removalReason(entryOf.get(member.id), source),
      })),
    changed: members.flatMap((member) =>
      member.changes && member.changes.length > 0
        ? [
            {
              ...named(member),
              row: member.entry.row,
              fields: member.changes,
              doubtful: member.doubtful,
            },
          ]
        : [],
    ),
    unchanged: members.filter(({ changes }) => changes?.length === 0).length,
    excluded: entries.flatMap(({ row, person, out }) =>
      out === undefined ? [] : [{ row, name: shown(personName(person)), reason: shown(out) }],
    ),
    skipped: aside,
    issues: entries.flatMap(({ issues }) => issues),
    rejectedRows: entries.filter(({ issues }) => issues.length > 0).length,
    corrections: members.flatMap(changesOf),
  };
}
