// Compares an export with the list: who is added, removed and changed, and which rows have errors. Writes
// nothing.
import { readColumns } from '#import/columns/column-uses.ts';
import { findTables } from '#import/columns/find-table.ts';
import { missingColumns } from '#import/columns/table-errors.ts';
import {
  type CurrentList,
  membersText,
  numbersText,
  validateList,
} from '#import/list/current-list.ts';
import { withoutDuplicates } from '#import/list/duplicates.ts';
import { newList } from '#import/list/new-list.ts';
import { matchPeople } from '#import/list/same-person.ts';
import { decidingMap, decidingNames } from '#import/people/deciding-columns.ts';
import { readEntries } from '#import/people/entries.ts';
import { type Entry, personName } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { ExportFile, ImportChoices, Progress } from '#import/reading/export-file.ts';
import {
  columnsQuestion,
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

/**
 * The changes that a table of people would make to the list.
 * @throws ImportError when the file has no such table.
 */
export function planTable(
  file: ExportFile,
  list: CurrentList,
  context: ImportContext,
  choices: ImportChoices = {},
  progress?: Progress,
): ImportPlan {
  const { rule, meaningOf } = context;
  const [table, ...others] = findTables(file, meaningOf, choices);
  const columns = others.length > 0 ? [] : readColumns(table, meaningOf);
  const asking = (questions: readonly ImportQuestion[]): ImportPlan => ({
    report: { ...reportWithQuestions(file, questions, list), columns },
    members: membersText(list.columns, list.members),
    numbers: numbersText(list.numbers, list.members, list.confirmed),
  });
  if (others.length > 0) return asking([sheetQuestion([table, ...others])]);
  const missing = missingColumns(table.columns);
  if (missing.length > 0)
    return asking([columnsQuestion(missing, table.sheet.rows().filter(table.isBelow).length)]);
  const decidingColumns = decidingMap(table, context);
  const read = readEntries(table, decidingColumns, context, choices.hidden, progress);
  const questions = questionsOf(table, read.entries, choices);
  if (questions.length > 0) return asking(questions);

  const { repeated, entries } = withoutDuplicates(read.entries);
  const out = entries.filter((entry) => entry.out !== undefined);
  const isRejected = ({ issues }: Entry) => issues.length > 0;
  const listed = entries.filter((entry) => entry.out === undefined && !isRejected(entry));
  const matches = matchPeople([listed, entries.filter(isRejected), out], list);
  const { members, numbers } = newList(listed, matches, list, table.columns, context);
  const skipped = [
    ...read.notes,
    ...[...repeated].map(([{ row, person }, earlier]) => ({
      row,
      name: shown(personName(person)),
      reason: `repeats row ${earlier.row}`,
    })),
  ];
  const deciding = decidingNames(decidingColumns, rule);
  const report = makeImportReport(
    { file, table, columns, deciding, entries, matches, members, skipped },
    list,
  );
  const text = membersText(list.columns, members);
  if (members.length > 0 && hasChanges(report)) validateList(text, context);
  return { report, members: text, numbers: numbersText(numbers, members, list.confirmed) };
}
