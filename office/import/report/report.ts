// The report on an import: what it read, how the list changes, what stops it, and its outcome.
import { onOneLine, shown } from '#import/import-error.ts';
import type { CurrentMember } from '#import/list/member-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Entry } from '#import/people/read-people.ts';
import type { RowNote } from '#import/people/row-issues.ts';
import type { askAbout } from './questions.ts';

/** A member of the old or the new list. */
export const named = ({ id, cells }: CurrentMember) => ({
  id,
  name: shown(`${cells.firstName} ${cells.lastName}`),
  city: shown(cells.city ?? ''),
  zip: shown(cells.zip ?? ''),
});

/** What the new list means for the people of the old one and of the export. */
export function changesOf(
  entries: readonly Entry[],
  members: readonly NewMember[],
  before: readonly CurrentMember[],
  /** Why a member is not in the new list. */
  reasonFor: (member: CurrentMember) => string,
) {
  const all = members.map((member) => ({ ...member, ...named(member), row: member.entry.row }));
  const listed = new Set(members.map(({ id }) => id));
  const rejected = entries.filter(({ issues }) => issues.length > 0);
  return {
    before: before.length,
    after: members.length,
    added: all.filter(({ status }) => status === 'new'),
    removed: before
      .filter(({ id }) => !listed.has(id))
      .map((member) => ({ ...named(member), reason: reasonFor(member) })),
    changed: all.filter(({ changes }) => changes.length > 0),
    unchanged: all.filter(({ status, changes }) => status !== 'new' && changes.length === 0).length,
    /** People whom the volunteer's answers leave out. */
    excluded: entries.flatMap(({ row, name, out }) =>
      out === undefined ? [] : [{ row, name, reason: shown(out) }],
    ),
    /** Members who are listed without a phone or an email that the export has. */
    partial: all.filter(({ entry }) => entry.hides.length > 0),
    issues: rejected.flatMap(({ issues }) => issues),
    rejectedRows: rejected.length,
    /** Of members who were in the list, only corrections that change it. */
    corrections: all.flatMap(({ entry, status, changes }) =>
      entry.corrections.filter(
        ({ field }) => status === 'new' || changes.some((change) => change.field === field),
      ),
    ),
    /** Details of listed people that the import did not understand. */
    unread: all.flatMap(({ entry, status }) => (status === 'kept' ? [] : entry.unread)),
  };
}

export type ImportReport = ReturnType<typeof changesOf> &
  ReturnType<typeof askAbout> & {
    /** The name of the export, and its name in sentences, such as "the export". */
    readonly file: string;
    readonly source: string;
    /** The path of the list. */
    readonly list: string;
    /** Rows that repeat another row, and rows without a name. */
    readonly skipped: readonly RowNote[];
  };

export const hasChanges = ({ added, removed, changed }: ImportReport): boolean =>
  added.length + removed.length + changed.length > 0;

/** What the volunteer can agree to, as flags of the terminal: rows with errors, and a list with many fewer members. */
export const agreements = ['accept-rejections', 'yes'] as const;
export type Agreement = (typeof agreements)[number];

/** What stops the import, in sentences. Without an agreement that would help, nothing does. */
export type Blocker = { readonly sentence: string; readonly agreement?: Agreement };

const number = (value: number) => value.toLocaleString('en-US');

/** "1 member", "2 members". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : several}`;

/** What stops the import until the volunteer agrees. */
export function blockersOf(report: ImportReport): readonly Blocker[] {
  const { source, before, after, rejectedRows, questions, removed } = report;
  if (questions.length > 0) return [{ sentence: 'Answer the questions below, then import again.' }];
  const none = `There are no members to list in ${source}. Check that it has current members.`;
  if (after === 0) return [{ sentence: none }];
  const them = rejectedRows === 1 ? 'it' : 'them';
  const blockers: Blocker[] = [];
  if (rejectedRows > 0)
    blockers.push({
      sentence: `${many(rejectedRows, 'row has', 'rows have')} errors. Fix ${them} in the membership platform and import again.`,
      agreement: 'accept-rejections',
    });
  if (removed.length > before / 5)
    blockers.push({
      sentence: `${number(removed.length)} of ${number(before)} members would leave the list. That is more than a fifth. Check that ${source} has all members.`,
      agreement: 'yes',
    });
  return blockers;
}

/** Nothing was to be saved, or something stopped it; the list is the same, or it was saved. */
export type Outcome = 'shown' | 'stopped' | 'same' | 'written';

export const outcomeLine = ({ source, list }: ImportReport, outcome: Outcome): string =>
  ({
    shown: 'This was a dry run. Nothing was saved.',
    stopped: 'Nothing was saved. The list is unchanged.',
    same: `The list already matches ${source}. There was nothing to save.`,
    written: `${list} was saved.`,
  })[outcome];

export const headline = ({ file, before, after, questions }: ImportReport): string =>
  questions.length > 0
    ? `${onOneLine(file)}: we have questions first`
    : `${onOneLine(file)}: ${number(before)} → ${many(after, 'member')}`;

export function reportSummary(report: ImportReport): string {
  if (report.questions.length > 0)
    return 'After your answers, the import shows who is added and removed.';
  const { added, removed, changed, unchanged, rejectedRows, excluded, columns, source } = report;
  const counts = [
    `${number(added.length)} added`,
    `${number(removed.length)} removed`,
    `${number(changed.length)} changed`,
    `${number(unchanged)} unchanged`,
    `${number(rejectedRows)} with errors`,
    `${number(excluded.length)} not listed`,
  ];
  const decides = columns.some(({ use }) => use === 'decidesListing');
  const all = decides ? '' : ` No column decides, so everyone in ${source} is listed.`;
  return `${counts.join(', ')}.${all}`;
}
