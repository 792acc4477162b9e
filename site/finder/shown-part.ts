// The part of a long answer that the visitor sees. The address names it, as it does the search.
import { shards } from 'virtual:directory';
import {
  type AnswerPart,
  countThatFits,
  partFromQuery,
  partSize,
} from '@appraisers/directory/answer-part.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { letterStarts } from '@appraisers/directory/initials.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { isByName, type ListEntry } from './list-entries.ts';
import { subscribeToRequests } from './request.ts';
import type { FinderResult } from './result.ts';

export type ShownPart = AnswerPart & {
  readonly entries: readonly ListEntry[];
  /** How many entries a request for more adds. */
  readonly more: number;
  /** The initials to jump to, in a list by name. */
  readonly letters: readonly string[];
};

/** A list of all members by name. Its order comes with their cards in a large directory. */
const isLongByName = ({ answer, order }: FinderResult, entries: readonly ListEntry[]): boolean =>
  answer.kind === 'all' && isByName(answer, order) && entries.length > partSize;

type ByName = readonly (Appraiser | undefined)[];

/** The part from a letter on. The first entry has the heading of the list. */
function partByName(
  entries: readonly ListEntry[],
  { show, from }: AnswerPart,
  byName: ByName = entries.map(({ appraiser }) => appraiser),
): ShownPart {
  const starts = shards?.letters ?? letterStarts(entries.map(({ appraiser }) => appraiser));
  // An address names a letter from A to Z. The names after Z follow those with Z.
  const letters = starts.map(([letter]) => letter);
  const at = Math.max(0, letters.indexOf(from ?? ''));
  const start = at > 0 ? (starts[at]?.[1] ?? 0) : 0;
  const end = Math.min(start + show, entries.length);
  const heading = entries[0]?.heading;
  const shown = entries.slice(start, end).flatMap((_, place): ListEntry | [] => {
    const appraiser = byName[start + place] ?? shards?.blankAt(start + place);
    return appraiser ? { appraiser, ...(place === 0 && heading && { heading }) } : [];
  });
  return {
    show,
    ...(at > 0 && from && { from }),
    entries: shown,
    more: Math.min(partSize, entries.length - end),
    letters,
  };
}

/**
 * The part of an answer's entries that an address asks for.
 * @param byName the members by name that have arrived, in a large directory
 */
export function shownPart(
  result: FinderResult,
  entries: readonly ListEntry[],
  query: string,
  byName: ByName | undefined = shards?.byName(),
): ShownPart {
  const part = partFromQuery(query);
  if (isLongByName(result, entries)) return partByName(entries, part, byName);
  const count = countThatFits(entries, part.show);
  return {
    show: part.show,
    entries: entries.slice(0, count),
    more: countThatFits(entries, part.show + partSize) - count,
    letters: [],
  };
}

const neverChanges = () => () => undefined;

/** The part that the page's address asks for. The same part stays the same object. */
export function useShownPart(result: FinderResult, entries: readonly ListEntry[]): ShownPart {
  const query = useSyncExternalStore(subscribeToRequests, () => window.location.search);
  const byName = useSyncExternalStore(shards?.subscribe ?? neverChanges, () => shards?.byName());
  return useMemo(() => shownPart(result, entries, query, byName), [result, entries, query, byName]);
}
