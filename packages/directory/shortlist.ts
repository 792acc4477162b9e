// A visitor's own choice of members: how it is written in an address and in a browser's storage, and
// the members it names.
import type { Appraiser } from './appraiser.ts';
import type { MemberIndex } from './members.ts';
import { type Answer, appraisersIn } from './search.ts';

/** Ids of members in the order in which they were chosen, each once, at most `maxShortlisted`. */
export type Shortlist = readonly number[];

/** More than anyone calls, and few enough for an address and a sheet of paper. */
export const maxShortlisted = 20;

/** An id as the directory has them: a whole number of at most nine digits. */
const id = /^[1-9]\d{0,8}$/;

/** The first ids of these that are different and can be ids, as many as a list has room for. */
function cleaned(ids: Iterable<string>): Shortlist {
  const list = new Set<number>();
  for (const text of ids) {
    if (id.test(text)) list.add(Number(text));
    if (list.size === maxShortlisted) break;
  }
  return [...list];
}

/** What a mail program takes for a part of the address that stands before it. */
const around = /^[^\w-]+|[^\w-]+$/g;

/**
 * Reads "12.7.31" as it stands in an address, also with commas and with what a sentence puts around
 * it; what is no id is left out. Never throws.
 */
export const listFromText = (text: string): Shortlist =>
  cleaned(text.split(/[.,;\s]+/).map((part) => part.replace(around, '')));

/** The text that `listFromText` reads back. */
export const textFromList = (list: Shortlist): string => list.join('.');

/** Before what is kept: a later version of the site may keep something else. */
const prefix = '1:';

/** What a browser kept. Anything but what `textToStore` gave is an empty list. */
export function listFromStored(stored: string | null): Shortlist {
  const text = stored?.startsWith(prefix) ? stored.slice(prefix.length) : '';
  return /^[\d.]*$/.test(text) ? listFromText(text) : [];
}

export const textToStore = (list: Shortlist): string => prefix + textFromList(list);

/** Takes the member off the list, or puts it at its end. A full list stays as it is. */
export function toggled(list: Shortlist, member: number): Shortlist {
  if (list.includes(member)) return list.filter((other) => other !== member);
  return list.length < maxShortlisted ? [...list, member] : list;
}

/** Both lists, the second one's members at the end, as far as there is room. */
export const joined = (list: Shortlist, more: Shortlist): Shortlist =>
  [...new Set([...list, ...more])].slice(0, maxShortlisted);

/** The members whom a list names, in its order. */
export type ListAnswer = {
  readonly kind: 'list';
  readonly appraisers: readonly Appraiser[];
  /** How many of the list are not in the directory. */
  readonly missing: number;
};

/** Answers an address that names members. */
export function membersOnList(list: Shortlist, { appraisers }: MemberIndex): ListAnswer {
  const named = new Set(list);
  const found = new Map(
    appraisers.filter((member) => named.has(member.id)).map((member) => [member.id, member]),
  );
  const there = list.flatMap((member) => found.get(member) ?? []);
  return { kind: 'list', appraisers: there, missing: list.length - there.length };
}

/** What the finder answers: to a search, or to a list. */
export type AnyAnswer = Answer | ListAnswer;

/** Everyone in an answer, in the order shown. */
export const shownIn = (answer: AnyAnswer): readonly Appraiser[] =>
  answer.kind === 'list' ? answer.appraisers : appraisersIn(answer);
