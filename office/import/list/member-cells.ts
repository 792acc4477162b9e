// A member of the new list: what the export says, in the row that the list has for them.
import { type MemberField, memberFields } from '@appraisers/directory/member-fields.ts';
import type { Entry } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { CurrentMember } from './current-list.ts';

export type FieldChange = {
  readonly field: MemberField;
  readonly from: string;
  readonly to: string;
};

/** What the export has for a field, written as the list has it where both mean the same. */
function newText(
  field: MemberField,
  entry: Entry,
  before: string,
  { names }: ImportContext,
): string {
  const text = entry.person[field];
  const { kind } = memberFields[field];
  const sameLetters = text.toLowerCase() === before.toLowerCase();
  const wasTyped = entry.corrections.some((one) => one.field === field);
  if (sameLetters && (wasTyped || kind === 'email')) return before;
  return kind === 'city' && names.placeKey(text) === names.placeKey(before) ? before : text;
}

/** The cells of a member who is in the list and in the export, and what is new in these fields. */
export function mergedCells(
  { cells }: CurrentMember,
  entry: Entry,
  fields: readonly MemberField[],
  ground: ImportContext,
): { readonly cells: CurrentMember['cells']; readonly changes: readonly FieldChange[] } {
  const texts = fields.map((field) => {
    const from = (cells[field] ?? '').trim();
    return { field, from, to: newText(field, entry, from, ground) };
  });
  const changes = texts.filter(({ from, to }) => from !== to);
  if (changes.length === 0) return { cells, changes };
  const merged: Record<string, string> = { ...cells };
  for (const { field, to } of changes) merged[field] = to;
  // The point is that of the ZIP. Left out, it is looked up.
  if (changes.some(({ field }) => field === 'zip')) Object.assign(merged, { lat: '', lng: '' });
  return { cells: merged, changes };
}

/** The cells of a member who is new. */
export const newCells = (id: number, { person }: Entry): CurrentMember['cells'] => ({
  ...person,
  id: `${id}`,
  lat: '',
  lng: '',
});
