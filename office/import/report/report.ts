// The report on an import: what it read, and how the list changes.
import { shown } from '#import/import-error.ts';
import type { CurrentMember } from '#import/list/current-list.ts';
import type { NewMember } from '#import/list/new-list.ts';
import type { Entry, RowNote } from '#import/people/entry.ts';
import type { ImportQuestion, QuestionSources } from './questions.ts';

const named = ({ id, cells }: CurrentMember) => ({
  id,
  name: shown(`${cells.firstName} ${cells.lastName}`),
  city: shown(cells.city ?? ''),
  zip: shown(cells.zip ?? ''),
});

/** A member of the old or the new list. */
export type NamedMember = ReturnType<typeof named>;

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
  const isNew = ({ status }: NewMember) => status === 'new';
  return {
    before: before.length,
    after: members.length,
    added: all.filter(isNew),
    removed: before
      .filter(({ id }) => !listed.has(id))
      .map((member) => ({ ...named(member), reason: reasonFor(member) })),
    changed: all.filter(({ changes }) => changes.length > 0),
    unchanged: all.filter((one) => !isNew(one) && one.changes.length === 0).length,
    /** People whom the volunteer's answers leave out. */
    excluded: entries.flatMap(({ row, name, out }) =>
      out === undefined ? [] : [{ row, name, reason: shown(out) }],
    ),
    /** Members who are listed without a phone or an email that the export has. */
    partial: all.filter(({ entry }) => entry.hides.length > 0),
    issues: rejected.flatMap(({ issues }) => issues),
    /** Members whose rows have errors. They stay as they were. */
    kept: all.filter(({ status }) => status === 'kept'),
    /** A row may have several issues. */
    rejectedRows: rejected.length,
    /** Of members who were in the list, only corrections that change it. */
    corrections: members.flatMap(({ entry, changes, ...member }) =>
      entry.corrections.filter(
        ({ field }) =>
          isNew({ entry, changes, ...member }) || changes.some((change) => change.field === field),
      ),
    ),
    /** Details of listed people that the import did not understand. */
    unread: members.flatMap(({ entry, status }) => (status === 'kept' ? [] : entry.unread)),
  };
}

export type ImportReport = ReturnType<typeof changesOf> &
  QuestionSources & {
    /** The name of the export, and its name in sentences, such as "the export". */
    readonly file: string;
    readonly source: string;
    /** The path of the list. */
    readonly list: string;
    /** What the import read: type, encoding, sheet, columns. */
    readonly read: readonly string[];
    /** With questions, nothing changes. */
    readonly questions: readonly ImportQuestion[];
    /** Rows that repeat another row, and rows without a name. */
    readonly skipped: readonly RowNote[];
  };
