// The outcome of an import in sentences: what stops it, what it saved, and its counts.
import { onOneLine } from '#import/import-error.ts';
import type { ImportReport } from './report.ts';

/** Whether the list changes. */
export const hasChanges = ({ added, removed, changed }: ImportReport): boolean =>
  added.length + removed.length + changed.length > 0;

/** What the volunteer can agree to, as flags of the terminal: rows with errors, and a list with many fewer members. */
export const agreements = ['accept-rejections', 'yes'] as const;
export type Agreement = (typeof agreements)[number];

/** What stops the import, in sentences. Without an agreement that would help, nothing does. */
export type Blocker = { readonly sentence: string; readonly agreement?: Agreement };

/** If a larger share of members leaves at once, the import asks. */
const maxRemovedShare = 1 / 5;

export const number = (value: number) => value.toLocaleString('en-US');

/** "1 member", "2 members". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : several}`;

/** What stops the import until the volunteer agrees. */
export function blockersOf(report: ImportReport): readonly Blocker[] {
  const { source, before, after, rejectedRows, questions, removed } = report;
  if (questions.length > 0) return [{ sentence: 'Answer the questions below, then import again.' }];
  if (after === 0)
    return [
      {
        sentence: `There are no members to list in ${source}. Check that it has current members.`,
      },
    ];
  const them = rejectedRows === 1 ? 'it' : 'them';
  const blockers: (Blocker | false)[] = [
    rejectedRows > 0 && {
      sentence: `${many(rejectedRows, 'row has', 'rows have')} errors. Fix ${them} in the membership platform and import again.`,
      agreement: 'accept-rejections',
    },
    removed.length > before * maxRemovedShare && {
      sentence: `${number(removed.length)} of ${number(before)} members would leave the list. That is more than a fifth. Check that ${source} has all members.`,
      agreement: 'yes',
    },
  ];
  return blockers.filter((blocker) => blocker !== false);
}

/** Nothing was to be saved, or something stopped it; the list is the same, or it was saved. */
export type Outcome = 'shown' | 'stopped' | 'same' | 'written';

/** The outcome in a sentence. */
export function outcomeLine({ source, list }: ImportReport, outcome: Outcome): string {
  if (outcome === 'shown') return 'This was a dry run. Nothing was saved.';
  if (outcome === 'stopped') return 'Nothing was saved. The list is unchanged.';
  if (outcome === 'same') return `The list already matches ${source}. There was nothing to save.`;
  return `${list} was saved.`;
}

export const headline = ({ file, before, after, questions }: ImportReport): string =>
  questions.length > 0
    ? `${onOneLine(file)}: we have questions first`
    : `${onOneLine(file)}: ${number(before)} → ${many(after, 'member')}`;

/** The counts in one line. */
export const reportSummary = (report: ImportReport): string =>
  report.questions.length > 0
    ? 'After your answers, the import shows who is added and removed.'
    : `${[
        `${number(report.added.length)} added`,
        `${number(report.removed.length)} removed`,
        `${number(report.changed.length)} changed`,
        `${number(report.unchanged)} unchanged`,
        `${number(report.rejectedRows)} with errors`,
        `${number(report.excluded.length)} not listed`,
      ].join(', ')}.`;
