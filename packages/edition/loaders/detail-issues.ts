// Issues of the lists in a row of members.csv: unknown counties, kinds of work and languages.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { ContentIssue } from './content-error.ts';
import { type DetailNames, type NamedEntry, readListCell } from './detail-names.ts';
import type { MemberRow } from './member-issues.ts';

const namedEntries: readonly NamedEntry[] = ['county', 'reason', 'language'];

/** The vocabulary that the entries of a field come from, if any. */
export function vocabularyOf(
  field: MemberField,
  details: DetailNames,
): DetailNames[NamedEntry] | undefined {
  const { entries } = memberFields[field];
  const named = namedEntries.find((each) => each === entries);
  return named && details[named];
}

/** How members.csv writes an entry, if that is clear, or what it may write. */
function hintFor(entry: string, { what, values, valueFor, similarTo }: DetailNames[NamedEntry]) {
  const { known, unknown } = readListCell(entry, valueFor);
  if (known.length > 0 && unknown.length === 0) return `Enter ${known.join('; ')}.`;
  const similar = similarTo(entry);
  if (similar) return `Did you mean ${similar}?`;
  const all = values.size > 0 && values.size <= 12 ? [...values.keys()].join(', ') : '';
  return all ? `Use these: ${all}.` : `Enter ${what}, or leave it out.`;
}

/** An issue for every entry that is not exactly as members.csv writes it, and for every repeated entry. */
export function detailIssues({ line, cells }: MemberRow, details: DetailNames): ContentIssue[] {
  return memberFieldNames.flatMap((field) => {
    const vocabulary = vocabularyOf(field, details);
    if (!vocabulary) return [];
    const entries = listItems(cells[field] ?? '');
    return entries.flatMap((entry, at): ContentIssue[] => {
      if (entries.indexOf(entry) < at) {
        const reason = `${shownValue(entry)} is in the list twice.`;
        return [{ line, field, reason, hint: 'Remove one of the two.' }];
      }
      if (vocabulary.valueFor(entry) === entry) return [];
      const reason = `${shownValue(entry)} isn't ${vocabulary.what}.`;
      return [{ line, field, reason, hint: hintFor(entry, vocabulary) }];
    });
  });
}
