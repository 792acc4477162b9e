// The members on a visitor's list, and changes to it. A page needs none of this before its first answer.
import type { Appraiser } from './appraiser.ts';
import type { MemberIndex } from './members.ts';
import { listFromText, maxShortlisted, type Shortlist, textFromList } from './shortlist.ts';

/** Starts the stored text: a later version of the site may store something else. */
const prefix = '1:';

/** Reads what the browser stored. Any text except one of `textToStore` gives an empty list. */
export function listFromStored(stored: string | null): Shortlist {
  const text = stored?.startsWith(prefix) ? stored.slice(prefix.length) : '';
  return /^[\d.]*$/.test(text) ? listFromText(text) : [];
}

export const textToStore = (list: Shortlist): string => prefix + textFromList(list);

/** Removes the member, or adds it at the end. A full list stays as it is. */
export function toggled(list: Shortlist, member: number): Shortlist {
  if (list.includes(member)) return list.filter((other) => other !== member);
  return list.length < maxShortlisted ? [...list, member] : list;
}

/** The list with the members of the second at its end, as far as there is room. */
export const joined = (list: Shortlist, more: Shortlist): Shortlist =>
  [...new Set([...list, ...more])].slice(0, maxShortlisted);

export type ListAnswer = {
  readonly kind: 'list';
  /** The members on the list, in its order. */
  readonly appraisers: readonly Appraiser[];
  /** How many members on the list are no longer in the directory. */
  readonly missing: number;
};

/** Answers an address that lists members. */
export function membersOnList(list: Shortlist, { appraisers }: MemberIndex): ListAnswer {
  const listed = new Set(list);
  const found = new Map(
    appraisers.filter((member) => listed.has(member.id)).map((member) => [member.id, member]),
  );
  const inOrder = list.flatMap((member) => found.get(member) ?? []);
  return { kind: 'list', appraisers: inOrder, missing: list.length - inOrder.length };
}

/** Whether two lists have the same members in the same order. */
export const isSameList = (one: readonly Appraiser[], other: readonly Appraiser[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
