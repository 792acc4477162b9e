// The part of a long answer that the visitor sees. The address names it, as it does the search.
import {
  type AnswerPart,
  countThatFits,
  partFromQuery,
  partSize,
} from '@appraisers/directory/answer-part.ts';
import { byInitial, startOf } from '@appraisers/directory/initials.ts';
import { hasNeed } from '@appraisers/directory/need.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { ListEntry } from './list-entries.ts';
import { subscribeToRequests } from './request.ts';
import { type FinderResult, isListResult } from './result.ts';

export type ShownPart = AnswerPart & {
  readonly entries: readonly ListEntry[];
  /** How many entries a request for more adds. */
  readonly more: number;
  /** The initials to jump to, in a list by name. */
  readonly letters: readonly string[];
};

const isByName = (result: FinderResult): boolean =>
  !isListResult(result) && result.answer.kind === 'all' && !hasNeed(result.order);

/** The entries from a letter on. The first has the heading of the list. */
function entriesFrom(entries: readonly ListEntry[], letter: string): readonly ListEntry[] {
  const at = startOf(
    entries.map(({ appraiser }) => appraiser),
    letter,
  );
  const heading = entries[0]?.heading;
  const [first, ...others] = entries.slice(at);
  return first && heading ? [{ ...first, heading }, ...others] : [];
}

/** The part of an answer's entries that an address asks for. */
export function shownPart(
  result: FinderResult,
  entries: readonly ListEntry[],
  query: string,
): ShownPart {
  const { show, from } = partFromQuery(query);
  const isLong = isByName(result) && entries.length > partSize;
  const initials = isLong ? byInitial(entries, ({ appraiser }) => appraiser.lastName) : [];
  // An address names a letter from A to Z. The names after Z follow those with Z.
  const letters = initials.map(({ label }) => label).filter((label) => label.length === 1);
  const letter = from && letters.indexOf(from) > 0 ? from : undefined;
  const candidates = letter ? entriesFrom(entries, letter) : entries;
  const count = countThatFits(candidates, show);
  return {
    show,
    ...(letter && { from: letter }),
    entries: candidates.slice(0, count),
    more: countThatFits(candidates, show + partSize) - count,
    letters,
  };
}

/** The part that the page's address asks for. The same part stays the same object. */
export function useShownPart(result: FinderResult, entries: readonly ListEntry[]): ShownPart {
  const query = useSyncExternalStore(subscribeToRequests, () => window.location.search);
  return useMemo(() => shownPart(result, entries, query), [result, entries, query]);
}
