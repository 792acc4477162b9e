// Compares an export with the list: who is added, removed and changed, and which rows have errors. Writes
// nothing.
import { isDecidingUse } from '@appraisers/edition/schemas/membership.ts';
import { type ColumnMap, columnMap } from '#import/columns/column-map.ts';
import { type ExportColumn, filledAnswer, readColumns } from '#import/columns/export-columns.ts';
import { findTables, knownUses, type Table } from '#import/columns/find-table.ts';
import {
  type CurrentList,
  membersText,
  numbersText,
  validateList,
} from '#import/list/current-list.ts';
import { withoutDuplicates } from '#import/list/duplicates.ts';
import { newList } from '#import/list/new-list.ts';
import { matchPeople } from '#import/list/same-person.ts';
import { readEntries } from '#import/people/entries.ts';
import { type Entry, personName } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { ExportFile, HiddenRows, ImportChoices } from '#import/reading/export-file.ts';
import {
  doubtfulRows,
  type ImportQuestion,
  questionsOf,
  sheetQuestion,
} from '#import/report/import-questions.ts';
import { hasChanges, type ImportReport } from '#import/report/import-report.ts';
import { makeImportReport, reportWithQuestions } from '#import/report/make-report.ts';
import { shown } from './import-error.ts';

export type ImportPlan = {
  readonly report: ImportReport;
  /** The new files of the list. */
  readonly members: string;
  readonly numbers: string;
};

/** The columns as answered or filled in. A hidden column that is left out is not used, unless it decides. */
function mapOf(
  { names }: Table,
  columns: readonly ExportColumn[],
  hidden: HiddenRows | undefined,
): ColumnMap {
  const answers = columns.flatMap((column) => {
    const answer = filledAnswer(column);
    const isLeftOut = column.isHidden && hidden === 'leave-out';
    return answer && (isDecidingUse(answer.use) || !isLeftOut) ? [answer] : [];
  });
  return columnMap(names, answers);
}

/**
 * The changes that a table of people would make to the list.
 * @throws ImportError when the file has no such table.
 */
export function planTable(
  file: ExportFile,
  list: CurrentList,
  context: ImportContext,
  choices: ImportChoices = {},
): ImportPlan {
  const { rule, today } = context;
  const [table, ...others] = findTables(file, knownUses(rule.columns), choices.sheet);
  const asking = (
    columns: readonly ExportColumn[],
    questions: readonly ImportQuestion[],
    entries: readonly Entry[] = [],
  ): ImportPlan => ({
    report: reportWithQuestions(file, columns, questions, doubtfulRows(entries), list),
    members: membersText(list.columns, list.members),
    numbers: numbersText(list.numbers, list.members, list.confirmed),
  });
  const isUnasked = choices.sheet === undefined && table.sheet.isHidden;
  if (others.length > 0 || isUnasked) return asking([], sheetQuestion([table, ...others]));
  const columns = readColumns(table, rule.columns, today);
  const map = mapOf(table, columns, choices.hidden);
  const read = readEntries(table, map, context, choices.hidden);
  const questions = questionsOf(table, columns, read.entries, context, choices);
  if (questions.length > 0) return asking(columns, questions, read.entries);
  const { repeated, entries } = withoutDuplicates(read.entries);
  const out = entries.filter((entry) => entry.out !== undefined);
  const isRejected = ({ issues }: Entry) => issues.length > 0;
  const listed = entries.filter((entry) => entry.out === undefined && !isRejected(entry));
  const matches = matchPeople([listed, entries.filter(isRejected), out], list);
  const { members, numbers } = newList(listed, matches, list, map, context);
  const skipped = [
    ...read.notes,
    ...[...repeated].map(([{ row, person }, earlier]) => ({
      row,
      name: shown(personName(person)),
      reason: `repeats row ${earlier.row}`,
    })),
  ];
  const report = makeImportReport(
    { file, table, columns, entries, matches, members, skipped },
    list,
  );
  const text = membersText(list.columns, members);
  if (members.length > 0 && hasChanges(report)) validateList(text, context);
  return { report, members: text, numbers: numbersText(numbers, members, list.confirmed) };
}
