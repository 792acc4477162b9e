// An export against the list: who comes, who goes, what changes, and what cannot be read. Nothing is
// written here.

import { familiarity, findTables } from '#import/columns/find-table.ts';
import type { CurrentList } from '#import/list/current-list.ts';
import { findDuplicates } from '#import/list/duplicates.ts';
import { membersText, numbersText } from '#import/list/list-text.ts';
import { newList } from '#import/list/new-list.ts';
import { matchPeople } from '#import/list/same-person.ts';
import { validateList } from '#import/list/validate-list.ts';
import { decidingNames } from '#import/people/deciding-columns.ts';
import { readEntries } from '#import/people/entries.ts';
import { personName } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { ExportFile, Progress } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { columnQuestions, type ImportQuestion } from '#import/report/import-questions.ts';
import { hasChanges, type ImportReport } from '#import/report/import-report.ts';
import { makeImportReport, reportWithQuestions } from '#import/report/make-report.ts';
import type { ImportChoices } from './choices.ts';
import { hiddenQuestions, sheetQuestion } from './file-questions.ts';
import { shown } from './import-error.ts';

export type ImportPlan = {
  readonly report: ImportReport;
  /** The files of the list as they would be. */
  readonly members: string;
  readonly numbers: string;
};

/**
 * What an export that is read would make of the list.
 * @throws ImportError when it has no table of people.
 */
export async function planTable(
  file: ExportFile,
  list: CurrentList,
  context: ImportContext,
  choices: ImportChoices = {},
  progress?: Progress,
): Promise<ImportPlan> {
  const [table, ...others] = findTables(file, context.meaningOf, choices);
  const asking = (questions: readonly ImportQuestion[]): ImportPlan => ({
    report: reportWithQuestions(file, questions, list),
    members: membersText(list.columns, list.members),
    numbers: numbersText(list.numbers),
  });
  if (others.length > 0) return asking([await sheetQuestion([table, ...others])]);
  const read = await readEntries(table, context, choices.hidden, progress);
  const questions = [
    ...hiddenQuestions(table, read.entries, choices),
    ...columnQuestions(read.entries.flatMap(({ unclear }) => unclear ?? [])),
  ];
  if (questions.length > 0) return asking(questions);
  const valid = read.entries.filter(({ out, issues }) => out === undefined && !issues.length);
  const { same, issues } = findDuplicates(valid);
  const entries = read.entries
    .filter((entry) => !same.has(entry))
    .map((entry) => {
      const duplicates = issues.get(entry);
      return duplicates ? { ...entry, issues: duplicates } : entry;
    });
  const isRefused = (entry: (typeof entries)[number]) => entry.issues.length > 0;
  const listed = entries.filter((entry) => entry.out === undefined && !isRefused(entry));
  const matches = matchPeople(
    [listed, entries.filter(isRefused), entries.filter(({ out }) => out !== undefined)],
    list,
  );
  const { members, numbers } = newList(listed, matches, list, table.columns, context);
  const skipped = [
    ...read.notes,
    ...[...same].map(([{ row, person }, { row: earlier }]) => ({
      row,
      name: shown(personName(person)),
      reason: `says what row ${earlier} says`,
    })),
  ];
  const deciding = decidingNames(table.columns, context.rule);
  const findings = { file, table, deciding, entries, matches, members, aside: skipped };
  const verdict = makeImportReport(findings, list);
  if (hasChanges(verdict)) validateList(list.columns, members, context);
  return {
    report: verdict,
    members: membersText(list.columns, members),
    numbers: numbersText(numbers),
  };
}

/**
 * What an export would make of the list, from the bytes of its file.
 * @throws ImportError when nothing can be read of it.
 */
export async function planImport(
  name: string,
  bytes: Uint8Array,
  list: CurrentList,
  ground: ImportContext,
  choices?: ImportChoices,
  progress?: Progress,
): Promise<ImportPlan> {
  const familiar = familiarity(ground.meaningOf);
  return planTable(await readExport(name, bytes, familiar), list, ground, choices, progress);
}
