// Compares an export with the list: who is added, removed and changed, and which rows have errors. Writes
// nothing.
import { columnMap, readColumns } from './columns/columns.ts';
import { findTable, type Table } from './columns/find-table.ts';
import { shown } from './import-error.ts';
import {
  type CurrentList,
  columnsFor,
  membersText,
  numbersText,
  parseList,
} from './list/current-list.ts';
import { matchPeople, withoutDuplicates } from './list/match-people.ts';
import { newList } from './list/new-list.ts';
import type { ImportContext } from './people/import-context.ts';
import { readPeople } from './people/read-people.ts';
import type { ExportFile } from './reading/export-file.ts';
import { askAbout } from './report/questions.ts';
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
  const asked = askAbout(table, read.entries, columns, rule);
  const start = { file: file.name, source, list: membersFile, ...asked };
  const lines = whatWasRead(file, table);
  if (asked.questions.length > 0) {
    const nothing = changesOf([], [], [], () => '');
    const report = { ...start, ...nothing, skipped: [], read: lines };
    return { report, members: '', numbers: '' };
  }
  const { entries, skipped } = withoutDuplicates(read.entries);
  const isIn = entries.filter(({ out }) => out === undefined);
  const listed = isIn.filter(({ issues }) => issues.length === 0);
  const rejected = isIn.filter(({ issues }) => issues.length > 0);
  const out = entries.filter((entry) => entry.out !== undefined);
  const entryOf = matchPeople([listed, rejected, out], list);
  const { members, numbers } = newList(listed, entryOf, list, map, context);
  const changes = changesOf(entries, members, list.members, (member) => {
    const entry = entryOf.get(member);
    return entry ? `${entry.out ?? 'has errors'} (row ${entry.row})` : `is not in ${source}`;
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
      skipped: [...read.notes, ...skipped],
      read: [...lines, ...more],
    },
    members: text,
    numbers: numbersText(numbers, members, list.confirmed),
  };
}
