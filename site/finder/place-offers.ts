// What the finder offers for a place that it does not know.
import { findPlace } from '@appraisers/directory/find-place.ts';
import { countFound, search } from '@appraisers/directory/search.ts';
import { guess } from '@appraisers/directory/suggest.ts';
import { regionNames } from './request.ts';
import { placesIn, type SearchResult } from './result.ts';

/** What the finder offers for an unknown place, from what it knew when it gave the answer. */
function findOffers({ request: { criteria }, knowledge }: SearchResult) {
  const { meant, from } = guess(criteria, placesIn(knowledge), regionNames);
  const there = from && findPlace(from.near, from.by, knowledge)?.primary;
  const around = from && { ...criteria, near: from.near, by: from.by, within: 10 };
  const answer = around && search(around, knowledge);
  if (answer?.kind !== 'groups') return { meant, from, there, around, circles: [] };
  const count = countFound(answer);
  const circles = count > 0 ? [{ within: 10, count }, ...answer.wider] : answer.wider;
  return { meant, from, there, around, circles };
}

const offers = new WeakMap<SearchResult, ReturnType<typeof findOffers>>();

/** Likely places, and the place whose nearest appraisers are below the answer. Found once for each result. */
export function offersFor(result: SearchResult) {
  const before = offers.get(result);
  if (before) return before;
  const found = findOffers(result);
  offers.set(result, found);
  return found;
}

/** The place whose nearest appraisers are below an answer that found no one. */
export function nearestShownTo(result: SearchResult): string | undefined {
  const { answer } = result;
  if (answer.kind === 'unknown') return offersFor(result).from?.near;
  return answer.kind === 'elsewhere' && answer.place.point ? answer.place.name : undefined;
}
