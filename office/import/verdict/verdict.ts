// What an import finds and what becomes of it: one structure, shown as text and as a page.
import type { FieldChange } from '#import/list/member-cells.ts';
import type { PutRight, Refusal } from '#import/people/entry.ts';
import { type Question, questionSentences } from './questions.ts';

/** Somebody of the list, before or after. */
export type Named = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly zip: string;
};

/** A row of the export that does not become a member, and why. */
export type RowOut = { readonly row: number; readonly name: string; readonly reason: string };

export type Verdict = {
  /** The name of the export. */
  readonly file: string;
  /** What it is called in sentences, such as "the export". */
  readonly source: string;
  /** What was found out of it: kind, encoding, sheet, header. */
  readonly read: readonly string[];
  /** While there is one, nothing else was worked out. */
  readonly questions: readonly Question[];
  readonly before: number;
  readonly after: number;
  readonly added: readonly (Named & { readonly row: number; readonly returns: boolean })[];
  readonly removed: readonly (Named & { readonly reason: string })[];
  readonly changed: readonly (Named & {
    readonly row: number;
    readonly fields: readonly FieldChange[];
    /** Little is as it was: it may be another person. */
    readonly doubtful: boolean;
  })[];
  readonly unchanged: number;
  /** Who stays out by the rule of the edition. */
  readonly out: readonly RowOut[];
  /** Rows that say once more what another says, and lines that name nobody. */
  readonly aside: readonly RowOut[];
  readonly refused: readonly Refusal[];
  /** How many rows are refused: a row may be for several cells. */
  readonly refusedRows: number;
  readonly putRight: readonly PutRight[];
};

/** Whether anything is new in the list. */
export const isNews = ({ added, removed, changed }: Verdict): boolean =>
  added.length + removed.length + changed.length > 0;

/** What was done about it. */
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

/** The share of members that may leave at once without being asked about. */
const mostLeaving = 1 / 5;

/** How many leave: those who are gone, and those under whose id another person may be. */
export const leavers = ({ removed, changed }: Verdict): number =>
  removed.length + changed.filter(({ doubtful }) => doubtful).length;

export const isLarge = (verdict: Verdict): boolean =>
  leavers(verdict) > verdict.before * mostLeaving;

/** What has to be agreed to before the list is written. */
export function hindrances(
  verdict: Verdict,
  agreed: { readonly acceptRejections: boolean; readonly yes: boolean },
): readonly string[] {
  const { source, before, after, refusedRows, questions } = verdict;
  if (questions.length > 0) return questionSentences(questions);
  if (after === 0) return [`Nobody in ${source} would be listed, and a list needs one member.`];
  const why: string[] = [];
  if (refusedRows > 0 && !agreed.acceptRejections) {
    const rows = refusedRows === 1 ? '1 row is' : `${refusedRows.toLocaleString('en-US')} rows are`;
    why.push(
      `${rows} refused. Correct it in the membership platform and import again; or leave these people out with --accept-rejections.`,
    );
  }
  if (isLarge(verdict) && !agreed.yes) {
    why.push(
      `${leavers(verdict)} of ${before} members would leave the list, more than a fifth. Check that ${source} has all members; if it does, import again with --yes.`,
    );
  }
  return why;
}
