// An export against the list: who comes, who goes, what changes, and what cannot be read. Nothing is
// written here.

import { familiarity, findTables } from '#import/columns/find-table.ts';
import type { CurrentList } from '#import/list/current-list.ts';
import { membersText, numbersText } from '#import/list/list-text.ts';
import { newList } from '#import/list/new-list.ts';
import { proveList } from '#import/list/prove-list.ts';
import { matchPeople } from '#import/list/same-person.ts';
import { findTwins } from '#import/list/twins.ts';
import { decidingNames } from '#import/people/deciding-columns.ts';
import { readEntries } from '#import/people/entries.ts';
import { nameOf } from '#import/people/entry.ts';
import type { Ground } from '#import/people/ground.ts';
import type { ExportFile, Progress } from '#import/reading/export-file.ts';
import { readExport } from '#import/reading/read-export.ts';
import { askingVerdict, makeVerdict } from '#import/verdict/make-verdict.ts';
import { columnQuestions, type Question } from '#import/verdict/questions.ts';
import { isNews, type Verdict } from '#import/verdict/verdict.ts';
import type { Choices } from './choices.ts';
import { hiddenQuestions, sheetQuestion } from './file-questions.ts';
import { shown } from './import-stop.ts';

export type Weighed = {
  readonly verdict: Verdict;
  /** The files of the list as they would be. */
  readonly members: string;
  readonly numbers: string;
};

/**
 * What an export that is read would make of the list.
 * @throws ImportStop when it has no table of people.
 */
export async function weighTable(
  file: ExportFile,
  list: CurrentList,
  ground: Ground,
  choices: Choices = {},
  progress?: Progress,
): Promise<Weighed> {
  const [table, ...others] = findTables(file, ground.meaningOf, choices);
  const asking = (questions: readonly Question[]): Weighed => ({
    verdict: askingVerdict(file, questions, list),
    members: membersText(list.columns, list.members),
    numbers: numbersText(list.numbers),
  });
  if (others.length > 0) return asking([await sheetQuestion([table, ...others])]);
  const read = await readEntries(table, ground, choices.hidden, progress);
  const questions = [
    ...hiddenQuestions(table, read.entries, choices),
    ...columnQuestions(read.entries.flatMap(({ unclear }) => unclear ?? [])),
  ];
  if (questions.length > 0) return asking(questions);
  const sound = read.entries.filter(({ out, refused }) => out === undefined && !refused.length);
  const { same, refused } = findTwins(sound);
  const entries = read.entries
    .filter((entry) => !same.has(entry))
    .map((entry) => {
      const twins = refused.get(entry);
      return twins ? { ...entry, refused: twins } : entry;
    });
  const isRefused = (entry: (typeof entries)[number]) => entry.refused.length > 0;
  const listed = entries.filter((entry) => entry.out === undefined && !isRefused(entry));
  const matches = matchPeople(
    [listed, entries.filter(isRefused), entries.filter(({ out }) => out !== undefined)],
    list,
  );
  const { members, numbers } = newList(listed, matches, list, ground);
  const aside = [
    ...read.notes,
    ...[...same].map(([{ row, person }, { row: earlier }]) => ({
      row,
      name: shown(nameOf(person)),
      reason: `says what row ${earlier} says`,
    })),
  ];
  const deciding = decidingNames(table.columns, ground.rule);
  const findings = { file, table, deciding, entries, matches, members, aside };
  const verdict = makeVerdict(findings, list);
  if (isNews(verdict)) proveList(list.columns, members, ground.geography);
  return {
    verdict,
    members: membersText(list.columns, members),
    numbers: numbersText(numbers),
  };
}

/**
 * What an export would make of the list, from the bytes of its file.
 * @throws ImportStop when nothing can be read of it.
 */
export async function weighExport(
  name: string,
  bytes: Uint8Array,
  list: CurrentList,
  ground: Ground,
  choices?: Choices,
  progress?: Progress,
): Promise<Weighed> {
  const familiar = familiarity(ground.meaningOf);
  return weighTable(await readExport(name, bytes, familiar), list, ground, choices, progress);
}
