// What an import finds: one structure, shown as text, as a page, at the desk and in a pull request.
import type { FieldChange } from '#import/list/new-list.ts';
import type { CellIssue, Correction } from '#import/people/entry.ts';
import type { ImportQuestion } from './import-questions.ts';

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
  /** Rows that say once more what another says, and lines that name no one. */
  readonly skipped: readonly SkippedRow[];
  readonly issues: readonly CellIssue[];
  /** How many rows are refused: a row may be for several cells. */
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
