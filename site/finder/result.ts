// What the finder knows, and what it answers to a request: once, and never differently afterwards. A
// gazetteer that arrives late improves the next answer, and changes nothing that the visitor already sees.
import { elsewhereAddress, gazetteerAddress, members, places } from 'virtual:directory';
import { region } from 'virtual:region';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Area } from '@appraisers/directory/area.ts';
import { type Atlas, atlas, emptyAtlas } from '@appraisers/directory/atlas.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import {
  type Elsewhere,
  type ElsewhereRows,
  indexElsewhere,
} from '@appraisers/directory/elsewhere.ts';
import type { SearchGroup } from '@appraisers/directory/groups.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import {
  type Answer,
  type AnyAnswer,
  type Knowledge,
  search,
} from '@appraisers/directory/search.ts';
import { type SearchTarget, searchTargets } from '@appraisers/directory/search-targets.ts';
import { type ListAnswer, membersOnList } from '@appraisers/directory/shortlist.ts';
import { isPartOf, suggest } from '@appraisers/directory/suggest.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createQueryClient } from '#loading/query-client.ts';
import { loadPart } from '#loading/site-files.ts';
import { isMissing, type LoadState, lazyResource, useLoadState } from './lazy-resource.ts';
import {
  type FinderRequest,
  type ListRequest,
  regionNames,
  type SearchRequest,
  subscribeToRequests,
} from './request.ts';
import { allHeading, listHeading, milesHere } from './words/answers.ts';

export const directory = indexMembers(members, regionNames);

const extra = atlas(places.zips, places.cities, regionNames);

/** A search waits at most this many ms for a gazetteer that only improves its answer. */
const timeout = 4000;

const client = createQueryClient();

/** A file of places, as `read` makes it. */
function placeFile<Rows, Part>(address: string, read: (rows: Rows) => Part) {
  let attempts = 0;
  return lazyResource<Part>(async () => {
    attempts += 1;
    // A second attempt asks for another address, past a bad copy in the browser's cache.
    const queryKey = [attempts === 1 ? address : `${address}-${attempts}`];
    return read(await loadPart(() => client.fetchQuery<Rows>({ queryKey })));
  }, timeout);
}

type GazetteerFile = Omit<Gazetteer, 'sources'> & { readonly outline: Area };

/** The places of the region, and its outline. */
export const gazetteer = placeFile(
  gazetteerAddress,
  ({ counties, zips, cities, outline }: GazetteerFile): Atlas & { readonly outline: Area } => ({
    ...atlas(zips, cities, regionNames, counties),
    outline,
  }),
);

/** The places of other states. They load when the finder does not know a place. */
export const elsewhere = placeFile(elsewhereAddress, (rows: ElsewhereRows) =>
  indexElsewhere(rows, regionNames),
);

/** Fetches the gazetteer, and tries again at each request while it is missing. */
export function fetchGazetteer(): void {
  gazetteer.load();
  subscribeToRequests(gazetteer.load);
  subscribeToRequests(() => {
    if (isMissing(elsewhere.read())) elsewhere.load();
  });
}

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

export type SearchResult = {
  readonly request: SearchRequest;
  readonly answer: Answer;
  /** What the finder knew when it gave the answer. All offers use it, too. */
  readonly knowledge: Knowledge;
};

export type ListResult = {
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
  const answer = search(request.criteria, knowledge);
  // The places offered for an unknown one come from the gazetteer, too.
  const needsGazetteer = answer.provisional || answer.kind === 'unknown';
  if (needsGazetteer && gazetteer.read().state === 'pending') return undefined;
  if (answer.kind === 'unknown' && isAwaited(elsewhere.read())) return undefined;
  return { request, answer, knowledge };
}

function resultFor(request: FinderRequest): FinderResult | undefined {
  const before = results.get(request);
  if (before) return before;
  const result =
    'list' in request
      ? { request, answer: membersOnList(request.list, directory) }
      : searchResult(request);
  if (result) results.set(request, result);
  return result;
}

function subscribeToPlaces(listener: () => void): () => void {
  const stops = [gazetteer.subscribe(listener), elsewhere.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
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

/** The heading of a group in parts. Each is a text of its own, which a translator may replace. */
type GroupHeading = {
  /** A city, or a ZIP with its cities. */
  readonly place: string;
  /** "7.0 mi", and at the place searched for what it is measured in. */
  readonly away?: string;
};

export type ListEntry = { readonly appraiser: Appraiser; readonly heading?: GroupHeading };

/** The members in an answer as one list, with a heading on the first member of each group. */
export function listEntries(answer: AnyAnswer, by: 'zip' | 'city'): readonly ListEntry[] {
  switch (answer.kind) {
    case 'groups':
      return answer.groups.flatMap((group) =>
        under(headingOf(group, 'zips' in answer.origin ? 'county' : by), group.appraisers),
      );
    case 'all':
    case 'partial':
    case 'named':
      return under({ place: allHeading }, answer.appraisers);
    case 'list':
      return under({ place: listHeading }, answer.appraisers);
    default:
      return [];
  }
}

export const entriesOf = (result: FinderResult): readonly ListEntry[] =>
  listEntries(result.answer, isListResult(result) ? 'zip' : result.request.criteria.by);

const under = (heading: GroupHeading, appraisers: readonly Appraiser[]): readonly ListEntry[] =>
  appraisers.map((appraiser, at) => (at === 0 ? { appraiser, heading } : { appraiser }));

function headingOf(
  { location, type, distance, appraisers }: SearchGroup,
  by: 'zip' | 'city' | 'county',
) {
  const cities = [...new Set(appraisers.map(({ city }) => city))];
  return {
    place: by === 'zip' ? `${location} ${cities.join(', ')}` : location,
    away: type === 'primary' ? milesHere(distance, by) : formatMiles(distance),
  };
}
