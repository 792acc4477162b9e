// A visitor's own choice of members: as text in an address and in the browser's storage, and its changes.
import type { Appraiser } from './appraiser.ts';

/** Ids of members in the order chosen, each once, at most `maxShortlisted`. */
export type Shortlist = readonly number[];

/** More than a visitor calls, and few enough for an address and a sheet of paper. */
export const maxShortlisted = 20;

/** An id of the directory: a whole number of at most nine digits. */
const validId = /^[1-9]\d{0,8}$/;

/** Punctuation that an email program may count as part of an address. */
const around = /^[^\w-]+|[^\w-]+$/g;

/**
 * Reads every id in the "12.7.31" of an address, also with commas or the punctuation of a sentence around it, each
 * once. Leaves out what is no id. Never throws.
 */
export function idsIn(text: string): readonly number[] {
  const parts = text.split(/[.,;<\s]+/).map((part) => part.replace(around, ''));
  return [...new Set(parts.filter((part) => validId.test(part)).map(Number))];
}

/** The text that `idsIn` reads back. */
export const textFromList = (list: Shortlist): string => list.join('.');

/** Starts the stored text: a later version of the site may store something else. */
const prefix = '1:';

export const storageKey = 'shortlist';

/** Reads what the browser stored. Any text except one of `textToStore` gives an empty list. */
export function listFromStored(stored: string | null): Shortlist {
  const text = stored?.startsWith(prefix) ? stored.slice(prefix.length) : '';
  return /^[\d.]*$/.test(text) ? idsIn(text).slice(0, maxShortlisted) : [];
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

/** The members on a list, in its order. Some may have left the directory. */
export const membersOn = (list: Shortlist, members: readonly Appraiser[]): readonly Appraiser[] =>
  list.flatMap((id) => members.find((member) => member.id === id) ?? []);
