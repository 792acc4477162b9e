// What becomes of an import: what stops it, what was written, and what to do next.
import { onOneLine } from '#import/import-error.ts';
import { questionSentences } from './import-questions.ts';
import { type ImportReport, isLarge, removedCount } from './import-report.ts';

export type Outcome =
  /** Only shown, as was asked for. */
  | { readonly kind: 'shown' }
  /** Not written, in whole sentences. */
  | { readonly kind: 'stopped'; readonly why: readonly string[] }
  /** Nothing was to be written. */
  | { readonly kind: 'same' }
  /** About to be written: what a page says that was cut off before the end. */
  | { readonly kind: 'begun'; readonly file: string }
  | { readonly kind: 'written'; readonly file: string; readonly backup: string | undefined };

/** What has to be agreed to before the list is written. */
export function blockers(
  report: ImportReport,
  agreed: { readonly acceptRejections: boolean; readonly yes: boolean },
): readonly string[] {
  const { source, before, after, rejectedRows, questions } = report;
  if (questions.length > 0) return questionSentences(questions);
  if (after === 0) return [`Nobody in ${source} would be listed, and a list needs one member.`];
  const why: string[] = [];
  if (rejectedRows > 0 && !agreed.acceptRejections) {
    const rows =
      rejectedRows === 1 ? '1 row is' : `${rejectedRows.toLocaleString('en-US')} rows are`;
    why.push(
      `${rows} refused. Correct it in the membership platform and import again; or leave these people out with --accept-rejections.`,
    );
  }
  if (isLarge(report) && !agreed.yes) {
    why.push(
      `${removedCount(report)} of ${before} members would leave the list, more than a fifth. Check that ${source} has all members; if it does, import again with --yes.`,
    );
  }
  return why;
}

/** Who is not in a list that was written all the same. */
function missingLines({ issues }: ImportReport): readonly string[] {
  const people = [...new Set(issues.map(({ person }) => person))];
  if (people.length === 0) return [];
  return [`Missing in it, because their rows are refused: ${onOneLine(people.join(', '))}.`];
}

/** What became of it, in sentences. */
export function outcomeLines(report: ImportReport, outcome: Outcome): readonly string[] {
  if (outcome.kind === 'shown') return ['Nothing was written: this was only a look.'];
  if (outcome.kind === 'same')
    return [`The list is as ${report.source} has it: nothing was to be written.`];
  if (outcome.kind === 'stopped') return ['Nothing was written.', ...outcome.why];
  if (outcome.kind === 'begun') {
    return [
      `${outcome.file} was about to be written. If this stays here, the import was cut off: import again.`,
    ];
  }
  const kept = outcome.backup === undefined ? [] : [`The old list is kept as ${outcome.backup}.`];
  return [`${outcome.file} was written.`, ...missingLines(report), ...kept];
}

/** What to do next, step by step. */
export function nextSteps(outcome: Outcome): readonly string[] {
  if (outcome.kind !== 'written' && outcome.kind !== 'same') return [];
  return [
    'Look through what was added, removed and changed.',
    'In site.yaml set directoryUpdated to the day on which you checked the list: visitors see it.',
    'Build the site (npm run build) and look at it (npm start), then publish it.',
  ];
}
