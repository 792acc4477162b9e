// What the finder answers to a request: once, when all that it needs has arrived, and never differently
// afterwards. A gazetteer that arrives late improves the next answer, and changes nothing that the visitor
// already sees.
import { shards } from 'virtual:directory';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { queryFromCriteria } from '@appraisers/directory/criteria.ts';
import { membersOnList } from '@appraisers/directory/listed-members.ts';
import { byName } from '@appraisers/directory/members.ts';
import { sortByFit } from '@appraisers/directory/need.ts';
import { type Knowledge, search } from '@appraisers/directory/search.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { needIn } from './known-need.ts';
import { useLoadState } from './lazy-resource.ts';
import { entriesOf } from './list-entries.ts';
import { elsewhere, gazetteer, subscribeToPlaces } from './place-files.ts';
import { type FinderRequest, keepNeed, type SearchRequest } from './request.ts';
import {
  directory,
  type FinderResult,
  isAwaited,
  knowledgeAt,
  type SearchResult,
} from './result.ts';
import type { MemberShards } from './sharded-members.ts';
import { shownPart } from './shown-part.ts';

const results = new WeakMap<FinderRequest, FinderResult>();

/** The result of what is in the search box, which the visitor has not requested yet. */
let prepared: SearchResult | undefined;

/** Whether a result answers a request from what the finder knows now. */
const isFor = (result: SearchResult, { criteria }: SearchRequest, known: Knowledge): boolean =>
  queryFromCriteria(result.request.criteria) === queryFromCriteria(criteria) &&
  result.knowledge.gazetteer === known.gazetteer &&
  result.knowledge.elsewhere === known.elsewhere &&
  result.knowledge.day === known.day;

function searchResult(request: SearchRequest): SearchResult | undefined {
  const knowledge = knowledgeAt(new Date());
  if (hasLongAnswers && prepared && isFor(prepared, request, knowledge))
    return { ...prepared, request };
  const known = needIn(request.criteria);
  if (shards && request.criteria.by === 'city' && shards.awaitsNames(request.text))
    return undefined;
  const { for: reason, language } = known.order;
  let answer = search({ ...request.criteria, for: reason, language }, knowledge);
  // The directory of shards is not in the order of names. Of those who have the name, the finder knows it.
  if (shards && answer.kind === 'named')
    answer = { ...answer, appraisers: sortByFit([...answer.appraisers].sort(byName), known.order) };
  // The places offered for an unknown one come from the gazetteer, too.
  const needsGazetteer = answer.provisional || answer.kind === 'unknown';
  if (needsGazetteer && gazetteer.read().state === 'pending') return undefined;
  if (answer.kind === 'unknown' && isAwaited(elsewhere.read())) return undefined;
  return { request, answer, knowledge, ...known };
}

/** What a result waits for: the members whose cards the page shows. */
const awaited = new WeakMap<FinderRequest, { result: FinderResult; shown: readonly Appraiser[] }>();

const shownMembers = (result: FinderResult, query = ''): readonly Appraiser[] =>
  shownPart(result, entriesOf(result), query).entries.map(({ appraiser }) => appraiser);

/** The result of a request in a large directory, once the cards that it shows are there, or are late. */
function resultWithCards(
  request: FinderRequest,
  { awaitsCards }: MemberShards,
): FinderResult | undefined {
  const before = awaited.get(request);
  const result = before?.result ?? newResult(request);
  if (!result) return undefined;
  const part = before ?? { result, shown: shownMembers(result, window.location.search) };
  awaited.set(request, part);
  return awaitsCards(part.shown) ? undefined : result;
}

/** In a large directory, finds the answer to a search and loads its cards before the visitor requests it. */
export function prepareResult(request: SearchRequest): void {
  if (!shards || request.mismatch) return;
  prepared = searchResult(request);
  if (prepared) shards.awaitsCards(shownMembers(prepared));
}

function newResult(request: FinderRequest): FinderResult | undefined {
  if (!('list' in request)) return searchResult(request);
  if (shards?.awaitsList(request.list)) return undefined;
  const list = shards ? request.list.filter(shards.isKnown) : request.list;
  return { request, answer: membersOnList(list, directory), ...needIn(request) };
}

function resultFor(request: FinderRequest): FinderResult | undefined {
  const before = results.get(request);
  if (before) return before;
  const result = hasLongAnswers && shards ? resultWithCards(request, shards) : newResult(request);
  if (result) {
    results.set(request, result);
    keepNeed(result.need);
  }
  return result;
}

/** The result of a request. Undefined while the finder looks up a place. */
export function useResult(request: FinderRequest | undefined): FinderResult | undefined {
  const result = useSyncExternalStore(subscribeToPlaces, () => request && resultFor(request));
  const { state } = useLoadState(gazetteer);
  const isWaiting =
    shards?.state() !== 'pending' &&
    request !== undefined &&
    result === undefined &&
    state !== 'pending';
  useEffect(() => {
    if (isWaiting) elsewhere.load();
  }, [isWaiting]);
  return result;
}
