// Compares an export with the list: who is added, removed and changed, and which rows have errors. Writes
// nothing.
import { columnMap } from './columns/column-map.ts';
import { readColumns } from './columns/columns.ts';
import { findTable, type Table } from './columns/find-table.ts';
import { shown } from './import-error.ts';
import {
  type CurrentList,
  columnsFor,
  membersText,
  numbersText,
  parseList,
} from './list/current-list.ts';
import { withoutDuplicates } from './list/duplicates.ts';
import { matchPeople } from './list/match-people.ts';
import { newList } from './list/new-list.ts';
import { personName } from './people/entry.ts';
import type { ImportContext } from './people/import-context.ts';
import { readPeople } from './people/read-people.ts';
import type { ExportFile } from './reading/export-file.ts';
import { doubtfulRows, questionsOf, sheetsOf } from './report/questions.ts';
import { changesOf, type ImportReport } from './report/report.ts';

export type ImportPlan = {
  readonly report: ImportReport;
  /** The new files of the list. */
  readonly members: string;
  readonly numbers: string;
};

/** What the import read, one line each. */
const whatWasRead = ({ kind }: ExportFile, { sheet, headerRow }: Table): readonly string[] => [
  [kind, sheet.kind].filter(Boolean).join(', '),
  ...(sheet.name === undefined ? [] : [`Sheet "${shown(sheet.name)}"`]),
  `Column names in row ${headerRow}`,
];

/**
 * The changes that an export would make to the list. With questions, there are none.
 * @throws ImportError when it has no table of people.
 */
export function planImport(
  file: ExportFile,
  list: CurrentList,
  context: ImportContext,
): ImportPlan {
  const { rule, today, membersFile } = context;
  const source = file.called ?? 'the export';
  const table = findTable(file, rule);
  const columns = readColumns(table, rule.columns, today);
  const map = columnMap(table.names, columns);
  const read = readPeople(table, map, context);
  const lines = whatWasRead(file, table);
  const start = {
    ...{ file: file.name, source, list: membersFile, columns },
    sheets: sheetsOf(table.sheets),
    hiddenRows: read.entries.filter(({ isHidden }) => isHidden).length,
    people: doubtfulRows(read.entries),
  };
  const questions = questionsOf(table, rule, start);
  if (questions.length > 0) {
    const same = { ...changesOf([], [], { ...list, members: [] }, () => ''), skipped: [] };
    const { length } = list.members;
    const report = { ...start, ...same, questions, read: lines, before: length, after: length };
    return { report, members: '', numbers: '' };
  }
  const { repeated, entries } = withoutDuplicates(read.entries);
  const groups = Map.groupBy(entries, (entry) => {
    if (entry.out !== undefined) return 'out';
    return entry.issues.length > 0 ? 'rejected' : 'listed';
  });
  const [listed = [], rejected = [], out = []] = (['listed', 'rejected', 'out'] as const).map(
    (name) => groups.get(name),
  );
  const matches = matchPeople([listed, rejected, out], list);
  const { members, numbers } = newList(listed, matches, list, map, context);
  const entryOf = new Map([...matches].map(([entry, match]) => [match.listed, entry]));
  const changes = changesOf(entries, members, list, (member) => {
    const entry = entryOf.get(member);
    return entry ? `${entry.out ?? 'has errors'} (row ${entry.row})` : `is not in ${source}`;
  });
  const skipped = [...repeated].map(([{ row, person }, earlier]) => {
    const name = shown(personName(person));
    return { row, name, reason: `repeats row ${earlier.row}` };
  });
  const text = membersText(list.columns, members);
  // A build would reject a list with errors. An empty one is never saved.
  if (members.length > 0) parseList(membersFile, Buffer.from(text), [], context);
  const added = columnsFor(list.columns, members).filter((name) => !list.columns.includes(name));
  const decides = columns.some(({ use }) => use === 'decidesListing');
  const more = [
    ...(decides ? [] : [`No column decides, so everyone in ${source} is listed`]),
    ...(added.length > 0 ? [`Columns added to the list: ${added.join(', ')}`] : []),
  ];
  return {
    report: {
      ...start,
      ...changes,
      questions,
      skipped: [...read.notes, ...skipped],
      read: [...lines, ...more],
    },
    members: text,
    numbers: numbersText(numbers, members, list.confirmed),
  };
}
