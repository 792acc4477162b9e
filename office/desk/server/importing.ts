// The import of members at the desk: the same as in the terminal, with a report for the page.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { membersOf } from '@appraisers/edition/loaders/read-members.ts';
import type { ImportAnswer } from '#desk/api-types.ts';
import type { Choices } from '#import/choices.ts';
import { type Imported, importBytes } from '#import/import-members.ts';
import { currentList, membersFile, numbersFile } from '#import/list/current-list.ts';
import { groundOf } from '#import/people/ground.ts';
import { outcomeLines } from '#import/verdict/outcome-lines.ts';
import { mostValues } from '#import/verdict/questions.ts';
import { headline, readLines, sectionsOf, summary } from '#import/verdict/sections.ts';
import { hindrances, isLarge, leavers, type Verdict } from '#import/verdict/verdict.ts';
import { coverageOf } from './coverage.ts';
import { assertCurrent, hashOf } from './edition-files.ts';

/** Of a long section the page shows the beginning; all of it is in the verdict that is kept. */
const mostRows = 300;

export type ImportRequest = Choices & {
  /** Of the list that was shown, where one was. */
  readonly hash: string | undefined;
  readonly save: boolean;
  /** Leaves out the people whose rows are refused. */
  readonly leaveOut: boolean;
  /** Agrees that more than a fifth of the members leave. */
  readonly fewer: boolean;
};

const number = (value: number) => value.toLocaleString('en-US');

function asksOf(verdict: Verdict): ImportAnswer['asks'] {
  const { before, refusedRows } = verdict;
  return {
    refused: refusedRows,
    fewer: isLarge(verdict)
      ? `${number(leavers(verdict))} of ${number(before)} members would leave the list, more than a fifth. Check that the export has all members.`
      : undefined,
  };
}

const neverIf = { acceptRejections: true, yes: true };

/** The messages of the terminal; those about its flags are buttons here. */
function messagesOf({ verdict, outcome }: Imported): readonly string[] {
  if (outcome.kind === 'shown') return ['Nothing is written yet.'];
  if (outcome.kind === 'stopped') return ['Nothing was written.'];
  return outcomeLines(verdict, outcome);
}

/** Weighs an export against the list, and writes the list if that is asked for and agreed to. */
export async function importAtDesk(
  name: string,
  bytes: Uint8Array,
  order: ImportRequest,
  { now, today, backups }: { readonly now: Date; readonly today: string; readonly backups: string },
): Promise<ImportAnswer> {
  const { file } = edition.members;
  // What is saved is what was looked at.
  if (order.save && order.hash !== undefined) assertCurrent(file, order.hash);
  const ground = groundOf(today);
  const list = currentList(ground.geography);
  const files = { members: membersFile(), numbers: numbersFile(), backups };
  const { sheet, hidden, fewer: yes, leaveOut: acceptRejections } = order;
  const options = { dryRun: !order.save, acceptRejections, yes, sheet, hidden };
  const imported = await importBytes({ ground, list, files }, name, bytes, options, now);
  const looked = order.save ? imported : { ...imported, outcome: { kind: 'shown' } as const };
  const { verdict, members } = looked;
  const { questions } = verdict;
  // Once it is saved, the page shows the map that it has.
  const people =
    verdict.after > 0 && !order.save && questions.length === 0
      ? membersOf(file, members, ground.geography)
      : undefined;
  return {
    hash: hashOf(file),
    headline: headline(verdict),
    summary: `${summary(verdict)}.`,
    messages: messagesOf(looked),
    kind: looked.outcome.kind,
    questions: questions.map(({ values, ...question }) => ({
      ...question,
      values: values.slice(0, mostValues),
      more: Math.max(0, values.length - mostValues),
    })),
    // How to answer in the terminal is no help here.
    sections: (questions.length > 0 ? [] : sectionsOf(verdict)).map(
      ({ title, note, columns, count, rows, urgent }) => ({
        title,
        ...(note ? { note } : {}),
        columns,
        count,
        rows: [...rows(mostRows)],
        urgent: urgent ?? false,
      }),
    ),
    read: readLines(verdict),
    asks: asksOf(verdict),
    never: questions.length > 0 ? undefined : hindrances(verdict, neverIf)[0],
    coverage: people && (await coverageOf(today, people)),
  };
}
