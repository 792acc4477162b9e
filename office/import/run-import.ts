// The whole import: compares an export with the list, and writes the list if nothing stops it.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { columnMap, readColumns } from './columns/columns.ts';
import { findTable } from './columns/find-table.ts';
import { matchPeople, withoutDuplicates } from './list/match-people.ts';
import {
  type CurrentList,
  currentList,
  dayOf,
  type ImportContext,
  importContext,
  membersText,
  numbersText,
  parseList,
  writeList,
} from './list/member-list.ts';
import { newList } from './list/new-list.ts';
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

/**
 * The list of the edition, and what exports are checked against.
 * @param rule the answers, if membership.yaml doesn't have all of them yet
 * @throws ContentError when a file of the edition is not valid.
 */
export function importTarget(edition: Edition, now: Date, rule?: Membership) {
  const context = importContext(edition, dayOf(now), rule);
  return { context, list: currentList(edition, context) };
}

/**
 * The changes that an export would make to the list: who is added, removed and changed, and which rows have errors;
 * and the new files of the list. With questions, there are none. Writes nothing.
 * @throws ImportError when it has no table of people.
 */
export function planImport(file: ExportFile, list: CurrentList, context: ImportContext) {
  const { rule, today, membersFile } = context;
  const source = file.called ?? 'the export';
  const table = findTable(file, rule);
  const columns = readColumns(table, rule.columns, today);
  const map = columnMap(table.names, columns);
  const read = readPeople(table, map, context);
  const asked = askAbout(table, read.entries, columns, rule);
  const start = { file: file.name, source, list: membersFile, ...asked };
  if (asked.questions.length > 0) {
    const report = { ...start, ...changesOf([], [], [], () => ''), skipped: [] };
    return { report, members: '', numbers: '' };
  }
  const { entries, skipped } = withoutDuplicates(read.entries);
  const {
    listed = [],
    rejected = [],
    out = [],
  } = Object.groupBy(entries, (entry) => {
    if (entry.out !== undefined) return 'out';
    return entry.issues.length > 0 ? 'rejected' : 'listed';
  });
  const entryOf = matchPeople([listed, rejected, out], list);
  const { members, numbers } = newList(listed, entryOf, list, map, context);
  const changes = changesOf(entries, members, list.members, (member) => {
    const entry = entryOf.get(member);
    return entry ? `${entry.out ?? 'has errors'} (row ${entry.row})` : `is not in ${source}`;
  });
  const text = membersText(list.columns, members);
  // A build would reject a list with errors. An empty one is never saved.
  if (members.length > 0) parseList(membersFile, Buffer.from(text), [], context);
  return {
    report: { ...start, ...changes, skipped: [...read.notes, ...skipped] },
    members: text,
    numbers: numbersText(numbers, members, list.confirmed),
  };
}

/**
 * Imports a table of people from any source. Writes the list if nothing stops it.
 * @param agreed what the volunteer agrees to
 * @throws ImportError when the table has no people, or an error of the system. Then nothing changed.
 */
export function runImport(
  { context, list }: ReturnType<typeof importTarget>,
  file: ExportFile,
  { dryRun, agreed }: { readonly dryRun: boolean; readonly agreed: readonly Agreement[] },
): { readonly report: ImportReport; readonly outcome: Outcome } {
  const plan = planImport(file, list, context);
  const { report } = plan;
  if (blockersOf(report).some(({ agreement }) => !agreement || !agreed.includes(agreement)))
    return { report, outcome: 'stopped' };
  if (dryRun) return { report, outcome: 'shown' };
  // Without changes, not one byte of the list changes.
  const isChange = hasChanges(report);
  writeList(context, list, { ...plan, members: isChange ? plan.members : undefined });
  return { report, outcome: isChange ? 'written' : 'same' };
}
