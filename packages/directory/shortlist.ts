// A visitor's own choice of members, as text in an address.

/** Ids of members in the order chosen, each once, at most `maxShortlisted`. */
export type Shortlist = readonly number[];

/** More than a visitor calls, and few enough for an address and a sheet of paper. */
export const maxShortlisted = 20;

/** An id of the directory: a whole number of at most nine digits. */
const validId = /^[1-9]\d{0,8}$/;

/** The first valid ids, each once. */
function cleaned(ids: Iterable<string>, max: number): Shortlist {
  const list = new Set<number>();
  for (const text of ids) {
    if (validId.test(text)) list.add(Number(text));
    if (list.size === max) break;
  }
  return [...list];
}

/** Punctuation that an email program may count as part of an address. */
const around = /^[^\w-]+|[^\w-]+$/g;

/**
 * Reads the "12.7.31" of an address, also with commas or the punctuation of a sentence around it. Leaves
 * out what is no id. Never throws.
 */
export const listFromText = (text: string, max = maxShortlisted): Shortlist =>
  cleaned(
    text.split(/[.,;\s]+/).map((part) => part.replace(around, '')),
    max,
  );

/** Whether the text names more members than a list has room for. */
export const isTooLong = (text: string): boolean =>
  listFromText(text, maxShortlisted + 1).length > maxShortlisted;

/** The text that `listFromText` reads back. */
export const textFromList = (list: Shortlist): string => list.join('.');
