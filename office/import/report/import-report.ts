// The findings of an import and its outcome: what stops it, what it saved, and what to do next.
import type { ExportColumn } from '#import/columns/export-columns.ts';
import { onOneLine } from '#import/import-error.ts';
import type { SkippedRow } from '#import/people/entries.ts';
import type {
  CellIssue,
  Correction,
  FieldChange,
  HiddenDetail,
  UnreadDetail,
} from '#import/people/entry.ts';
import type { DoubtfulRow, ImportQuestion } from './import-questions.ts';

/** A member of the old or the new list. */
export type NamedMember = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly zip: string;
};

type MemberInRow = NamedMember & { readonly row: number };

export type ImportReport = {
  /** The name of the export. */
  readonly file: string;
  /** Its name in sentences, such as "the export". */
  readonly source: string;
  /** What the import read: type, encoding, sheet, columns. */
  readonly read: readonly string[];
  readonly columns: readonly ExportColumn[];
  /** With questions, the rest of the report is empty. */
  readonly questions: readonly ImportQuestion[];
  /** The rows that may not be people, answered or not. */
  readonly people: readonly DoubtfulRow[];
  readonly before: number;
  readonly after: number;
  readonly added: readonly (MemberInRow & { readonly returns: boolean })[];
  readonly removed: readonly (NamedMember & { readonly reason: string })[];
  readonly changed: readonly (MemberInRow & {
    readonly fields: readonly FieldChange[];
    /** So much changed that it may be another person. */
    readonly doubtful: boolean;
  })[];
  readonly unchanged: number;
  /** People whom the volunteer's answers leave out. */
  readonly excluded: readonly SkippedRow[];
  /** Members who are listed without a phone or an email that the export has. */
  readonly partial: readonly (MemberInRow & { readonly hides: readonly HiddenDetail[] })[];
  /** Rows that repeat another row, and rows without a name. */
  readonly skipped: readonly SkippedRow[];
  readonly issues: readonly CellIssue[];
  /** Members whose rows have errors. They stay as they were. */
  readonly kept: readonly MemberInRow[];
  /** A row may have several issues. */
  readonly rejectedRows: number;
  readonly corrections: readonly Correction[];
  /** Details of listed people that the import did not understand. */
  readonly unread: readonly UnreadDetail[];
};

/** Whether the list changes. */
export const hasChanges = ({ added, removed, changed }: ImportReport): boolean =>
  added.length + removed.length + changed.length > 0;

/** If a larger share of members leaves at once, the import asks. */
const maxRemovedShare = 1 / 5;

/** Members who leave, plus those whose id may now be another person's. */
export const removedCount = ({ removed, changed }: ImportReport): number =>
  removed.length + changed.filter(({ doubtful }) => doubtful).length;

export const isLarge = (report: ImportReport): boolean =>
  removedCount(report) > report.before * maxRemovedShare;

export type Outcome =
  | { readonly kind: 'shown' }
  /** Nothing saved. The reasons are whole sentences. */
  | { readonly kind: 'stopped'; readonly why: readonly string[] }
  | { readonly kind: 'same' }
  | { readonly kind: 'written'; readonly file: string };

/** What stops the import until the volunteer agrees. */
export function blockers(
  report: ImportReport,
  agreed: { readonly acceptRejections: boolean; readonly yes: boolean },
): readonly string[] {
  const { source, before, after, rejectedRows, questions } = report;
  if (questions.length > 0)
    return ['Answer the questions below, then import again. Your answers are stored.'];
  if (after === 0)
    return [`There are no members to list in ${source}. Check that it has current members.`];
  const why: string[] = [];
  if (rejectedRows > 0 && !agreed.acceptRejections) {
    const isOne = rejectedRows === 1;
    const have = isOne ? '1 row has' : `${rejectedRows.toLocaleString('en-US')} rows have`;
    why.push(
      `${have} errors. Fix ${isOne ? 'it' : 'them'} in the membership platform and import again. To continue without ${isOne ? 'it' : 'them'}, add --accept-rejections after the two dashes.`,
    );
  }
  if (isLarge(report) && !agreed.yes) {
    why.push(
      `${removedCount(report)} of ${before} members would leave the list, which is more than a fifth. Check that ${source} has all members. If it does, add --yes after the two dashes: npm run members:import -- FILE --yes`,
    );
  }
  return why;
}

/** The people with errors, who are missing from a list that was saved anyway. */
function missingLines({ issues, kept }: ImportReport): readonly string[] {
  const stay = new Set(kept.map(({ row }) => row));
  const missing = issues.filter(({ row }) => !stay.has(row));
  const people = [...new Set(missing.map(({ person }) => person))];
  if (people.length === 0) return [];
  return [`Not in the list because of errors: ${onOneLine(people.join(', '))}.`];
}

/** The outcome in sentences. */
export function outcomeLines(report: ImportReport, outcome: Outcome): readonly string[] {
  if (outcome.kind === 'shown') return ['This was a dry run. Nothing was saved.'];
  if (outcome.kind === 'same')
    return [`The list already matches ${report.source}. There was nothing to save.`];
  if (outcome.kind === 'stopped') return ['Nothing was saved.', ...outcome.why];
  return [`${outcome.file} was saved.`, ...missingLines(report)];
}

export const number = (value: number) => value.toLocaleString('en-US');

/** "1 member", "2 members". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : several}`;

export const headline = ({ file, before, after, questions }: ImportReport): string =>
  questions.length > 0
    ? `${onOneLine(file)}: we have questions first`
    : `${onOneLine(file)}: ${number(before)} → ${many(after, 'member')}`;

/** The counts in one line. */
export const reportSummary = (report: ImportReport): string =>
  report.questions.length > 0
    ? 'After your answers, the import shows who is added and removed'
    : [
        `${number(report.added.length)} added`,
        `${number(report.removed.length)} removed`,
        `${number(report.changed.length)} changed`,
        `${number(report.unchanged)} unchanged`,
        `${number(report.rejectedRows)} with errors`,
        `${number(report.excluded.length)} not listed`,
      ].join(', ');
