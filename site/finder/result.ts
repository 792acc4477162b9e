// What the finder knows, and what it answers to a request: once, and never differently afterwards. A
// gazetteer that arrives late improves the next answer, and changes nothing that the visitor already sees.
import { members, places } from 'virtual:directory';
import { region } from 'virtual:region';
import { type Atlas, atlas, emptyAtlas } from '@appraisers/directory/atlas.ts';
import type { Elsewhere } from '@appraisers/directory/elsewhere.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import type { KnownNeed } from '@appraisers/directory/need.ts';
import { type Answer, type Knowledge, search } from '@appraisers/directory/search.ts';
import { type SearchTarget, searchTargets } from '@appraisers/directory/search-targets.ts';
import { type ListAnswer, membersOnList } from '@appraisers/directory/shortlist.ts';
import { isPartOf, suggest } from '@appraisers/directory/suggest.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { needIn } from './known-need.ts';
import { type LoadState, useLoadState } from './lazy-resource.ts';
import { elsewhere, gazetteer, subscribeToPlaces } from './place-files.ts';
import {
  type FinderRequest,
  keepNeed,
  type ListRequest,
  regionNames,
  type SearchRequest,
} from './request.ts';

export const directory = indexMembers(members, regionNames);

const extra = atlas(places.zips, places.cities, regionNames);

const msOfDay = 24 * 60 * 60 * 1000;
const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: region.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The number of the day since January 1, 1970, on the region's calendar. */
function dayNumber(at: Date): number {
  const [month = 1, day = 1, year = 1970] = calendar.format(at).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / msOfDay;
}

const readyPart = <Part>(loaded: LoadState<Part>): Part | undefined =>
  loaded.state === 'ready' ? loaded.part : undefined;

/** What a search at that time can draw on. */
export function knowledgeAt(at: Date): Knowledge {
  return {
    zipPrefixes: region.zipPrefixes,
    members: directory,
    extra,
    gazetteer: readyPart(gazetteer.read()),
    elsewhere: readyPart(elsewhere.read()),
    day: dayNumber(at),
  };
}

const placesByGazetteer = new WeakMap<Atlas, readonly SearchTarget[]>();

/** Every place with the given gazetteer, or now. The same gazetteer gives the same array. */
export function placesIn(known: Pick<Knowledge, 'gazetteer'> = knowledgeAt(new Date())) {
  const { gazetteer: atlasOfRegion = emptyAtlas } = known;
  const before = placesByGazetteer.get(atlasOfRegion);
  if (before) return before;
  const all = searchTargets({ members: directory, extra, gazetteer: atlasOfRegion });
  placesByGazetteer.set(atlasOfRegion, all);
  return all;
}

export type SearchResult = KnownNeed & {
  readonly request: SearchRequest;
  readonly answer: Answer;
  /** What the finder knew when it gave the answer. All offers use it, too. */
  readonly knowledge: Knowledge;
};

export type ListResult = KnownNeed & {
  readonly request: ListRequest;
  readonly answer: ListAnswer;
};

export type FinderResult = SearchResult | ListResult;

export const isListResult = (result: FinderResult): result is ListResult =>
  result.answer.kind === 'list';

const results = new WeakMap<FinderRequest, FinderResult>();

/** `useResult` loads the places of other states when only they are missing. */
const isAwaited = ({ state }: LoadState<Elsewhere>) => state === 'idle' || state === 'pending';

/**
 * At most `count` places that a text may mean. Undefined while they are only similar, and the places of
 * other states may still show that the text is no misspelling.
 */
export function suggestionsFor(
  text: string,
  count: number,
  known: Knowledge,
): readonly SearchTarget[] | undefined {
  const found = suggest(text, placesIn(known), regionNames, count, known.elsewhere);
  const [first] = found;
  const isSimilar = first && !isPartOf(text, first, regionNames);
  return isSimilar && isAwaited(elsewhere.read()) ? undefined : found;
}

function searchResult(request: SearchRequest): SearchResult | undefined {
  const knowledge = knowledgeAt(new Date());
  const known = needIn(request.criteria);
  const { for: reason, language } = known.order;
  const answer = search({ ...request.criteria, for: reason, language }, knowledge);
  // The places offered for an unknown one come from the gazetteer, too.
  const needsGazetteer = answer.provisional || answer.kind === 'unknown';
  if (needsGazetteer && gazetteer.read().state === 'pending') return undefined;
  if (answer.kind === 'unknown' && isAwaited(elsewhere.read())) return undefined;
  return { request, answer, knowledge, ...known };
}

function resultFor(request: FinderRequest): FinderResult | undefined {
  const before = results.get(request);
  if (before) return before;
  const result =
    'list' in request
      ? {
          request,
          answer: membersOnList(request.list, directory),
          ...needIn(request),
        }
      : searchResult(request);
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
  const isWaiting = request !== undefined && result === undefined && state !== 'pending';
  useEffect(() => {
    if (isWaiting) elsewhere.load();
  }, [isWaiting]);
  return result;
}
