// What an import finds, and what becomes of it: what stops it, what was written, and what to do next.
import { onOneLine } from '#import/import-error.ts';
import type { FieldChange } from '#import/list/new-list.ts';
import type { CellIssue, Correction } from '#import/people/entry.ts';
import { type ImportQuestion, questionSentences } from './import-questions.ts';

/** Someone of the list, before or after. */
export type NamedMember = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly zip: string;
};

/** A row of the export that does not become a member, and why. */
export type SkippedRow = { readonly row: number; readonly name: string; readonly reason: string };

export type ImportReport = {
  /** The name of the export. */
  readonly file: string;
  /** What it is called in sentences, such as "the export". */
  readonly source: string;
  /** What was found out of it: kind, encoding, sheet, header. */
  readonly read: readonly string[];
  /** While there is one, nothing else was worked out. */
  readonly questions: readonly ImportQuestion[];
  readonly before: number;
  readonly after: number;
  readonly added: readonly (NamedMember & { readonly row: number; readonly returns: boolean })[];
  readonly removed: readonly (NamedMember & { readonly reason: string })[];
  readonly changed: readonly (NamedMember & {
    readonly row: number;
    readonly fields: readonly FieldChange[];
    /** Little is as it was: it may be another person. */
    readonly doubtful: boolean;
  })[];
  readonly unchanged: number;
  /** Who stays out by the rule of the edition. */
  readonly excluded: readonly SkippedRow[];
  /** Rows that repeat another row, and rows without a name. */
  readonly skipped: readonly SkippedRow[];
  readonly issues: readonly CellIssue[];
  /** A row may be rejected for several cells. */
  readonly rejectedRows: number;
  readonly corrections: readonly Correction[];
};

/** Whether anything is new in the list. */
export const hasChanges = ({ added, removed, changed }: ImportReport): boolean =>
  added.length + removed.length + changed.length > 0;

/** The share of members that may leave at once without being asked about. */
const maxRemovedShare = 1 / 5;

/** How many leave: those who are gone, and those under whose id another person may be. */
export const removedCount = ({ removed, changed }: ImportReport): number =>
  removed.length + changed.filter(({ doubtful }) => doubtful).length;

export const isLarge = (report: ImportReport): boolean =>
  removedCount(report) > report.before * maxRemovedShare;

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
