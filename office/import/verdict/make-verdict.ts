// The verdict on an export: what was read of it, and what is new in the list.
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-stop.ts';
import type { CurrentList, Listed } from '#import/list/current-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Match } from '#import/list/same-person.ts';
import { type Entry, nameOf, type PutRight } from '#import/people/entry.ts';
import type { ExportFile } from '#import/reading/export-file.ts';
import type { Question } from './questions.ts';
import type { Named, RowOut, Verdict } from './verdict.ts';

const named = ({ id, cells }: Listed): Named => ({
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

/** Why somebody of the list is not in the new one. */
function leavesBecause(entry: Entry | undefined, source: string): string {
  if (!entry) return `is not in ${source}`;
  return entry.out === undefined
    ? `row ${entry.row} is refused`
    : `${entry.out} (row ${entry.row})`;
}

/** What is told of a member whose cells were read otherwise than written: only what is new. */
const newsOf = ({ entry, changes }: NewMember): readonly PutRight[] =>
  entry.putRight.filter(
    ({ field }) => !changes || changes.some((change) => change.field === field),
  );

/** What there is to tell of, as it was found. */
export type Findings = {
  readonly file: ExportFile;
  readonly table: Table;
  /** The names of the columns that decide who is published. */
  readonly deciding: readonly string[];
  readonly entries: readonly Entry[];
  readonly matches: ReadonlyMap<Entry, Match>;
  readonly members: readonly NewMember[];
  /** Rows that are no entry, and entries that say what another one says. */
  readonly aside: readonly RowOut[];
};

/** A verdict that asks, and says nothing else. */
export const askingVerdict = (
  file: ExportFile,
  questions: readonly Question[],
  { members }: CurrentList,
): Verdict => ({
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
  out: [],
  aside: [],
  refused: [],
  refusedRows: 0,
  putRight: [],
});

export function makeVerdict(
  { file, table, deciding, entries, matches, members, aside }: Findings,
  list: CurrentList,
): Verdict {
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
        reason: leavesBecause(entryOf.get(member.id), source),
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
    out: entries.flatMap(({ row, person, out }) =>
      out === undefined ? [] : [{ row, name: shown(nameOf(person)), reason: shown(out) }],
    ),
    aside,
    refused: entries.flatMap(({ refused }) => refused),
    refusedRows: entries.filter(({ refused }) => refused.length > 0).length,
    putRight: members.flatMap(newsOf),
  };
}
