// The whole import: compares an export with the list, and writes the list if nothing stops it.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { columnMap, readColumns } from './columns/columns.ts';
import { findTable, type Table } from './columns/find-table.ts';
import { shown, systemError } from './import-error.ts';
import {
  type CurrentList,
  currentList,
  type ImportContext,
  importContext,
  parseList,
} from './list/current-list.ts';
import { matchPeople, withoutDuplicates } from './list/match-people.ts';
import { newList } from './list/new-list.ts';
import {
  columnsFor,
  type ListFiles,
  membersText,
  numbersText,
  stamp,
  writeList,
  writeNumbers,
} from './list/write-list.ts';
import { readPeople } from './people/read-people.ts';
import type { ExportFile } from './reading/export-file.ts';
import { askAbout } from './report/questions.ts';
import {
  type Agreement,
  blockersOf,
  changesOf,
  hasChanges,
  type ImportReport,
  type Outcome,
} from './report/report.ts';

/** The list that an import updates, and the answers about its exports. */
export type ImportTarget = {
  readonly context: ImportContext;
  readonly list: CurrentList;
  readonly files: ListFiles;
};

/**
 * The list of the edition.
 * @param rule the answers, if membership.yaml doesn't have all of them yet
 * @throws ContentError when a file of the edition is not valid.
 */
export function importTarget(edition: Edition, now: Date, rule?: Membership): ImportTarget {
  const context = importContext(edition, stamp(now).slice(0, 10), rule);
  const numbers = edition.pathOf(edition.memberNumbers.file);
  return {
    context,
    list: currentList(edition, context),
    files: { members: context.membersFile, numbers },
  };
}

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
 * The changes that an export would make to the list: who is added, removed and changed, and which rows have errors.
 * With questions, there are none. Writes nothing.
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

/**
 * Imports a table of people from any source. Writes the list if nothing stops it.
 * @param agreed what the volunteer agrees to
 * @throws ImportError when the table has no people, or a file can't be written.
 */
export function runImport(
  { context, list, files }: ImportTarget,
  file: ExportFile,
  { dryRun, agreed }: { readonly dryRun: boolean; readonly agreed: readonly Agreement[] },
): { readonly report: ImportReport; readonly outcome: Outcome } {
  const plan = planImport(file, list, context);
  const { report } = plan;
  if (blockersOf(report).some(({ agreement }) => !agreement || !agreed.includes(agreement)))
    return { report, outcome: 'stopped' };
  if (dryRun) return { report, outcome: 'shown' };
  try {
    // Without changes, not one byte of the list changes.
    if (hasChanges(report)) writeList(files, list, plan);
    else writeNumbers(files.numbers, plan.numbers);
    return { report, outcome: hasChanges(report) ? 'written' : 'same' };
  } catch (error) {
    throw systemError(error, 'A file of the list') ?? error;
  }
}
