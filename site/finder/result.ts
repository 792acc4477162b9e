// What the finder knows, and what it answers to a request: once, and never differently afterwards. A
// gazetteer that arrives late improves the next answer, and changes nothing that the visitor already sees.
import { gazetteerAddress, members, places } from 'virtual:directory';
import { region } from 'virtual:region';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type Atlas, atlas, emptyAtlas } from '@appraisers/directory/atlas.ts';
import { revealEmail } from '@appraisers/directory/concealed-email.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import { type KnownPlace, knownPlaces } from '@appraisers/directory/known-places.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import {
  type Answer,
  type AnyAnswer,
  type Knowledge,
  type SearchGroup,
  search,
} from '@appraisers/directory/search.ts';
import { type ListAnswer, membersOnList } from '@appraisers/directory/shortlist.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';
import { useSyncExternalStore } from 'react';
import { createQueryClient } from '#loading/query-client.ts';
import { loadPart } from '#loading/site-files.ts';
import { lazyResource } from './lazy-resource.ts';
import {
  type FinderRequest,
  type ListRequest,
  regionNames,
  type SearchRequest,
  subscribeToRequests,
} from './request.ts';
import { allHeading, listHeading, milesHere } from './words/answers.ts';

export const directory = indexMembers(
  members.map((member) => ({ ...member, email: revealEmail(member.email) })),
  regionNames,
);

const extra = atlas(places.zips, places.cities, regionNames);

/** A search waits at most this many ms for a gazetteer that only improves its answer. */
const timeout = 4000;

const client = createQueryClient();
const queryKey = [gazetteerAddress];

export const gazetteer = lazyResource<Atlas>(async () => {
  // Replaces a request that hangs.
  await client.cancelQueries({ queryKey });
  const { zips, cities } = await loadPart(() => client.fetchQuery<Gazetteer>({ queryKey }));
  return atlas(zips, cities, regionNames);
}, timeout);

/** Fetches the gazetteer, and tries again at each request while it is missing. */
export function fetchGazetteer(): void {
  gazetteer.load();
  subscribeToRequests(gazetteer.load);
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

/** What a search at that time can draw on. */
export function knowledgeAt(at: Date): Knowledge {
  const loaded = gazetteer.read();
  return {
    zipPrefixes: region.zipPrefixes,
    members: directory,
    extra,
    gazetteer: loaded.state === 'ready' ? loaded.part : undefined,
    day: dayNumber(at),
  };
}

const placesByGazetteer = new WeakMap<Atlas, readonly KnownPlace[]>();

/** Every place with the given gazetteer, or now. The same gazetteer gives the same array. */
export function placesIn(known: Pick<Knowledge, 'gazetteer'> = knowledgeAt(new Date())) {
  const { gazetteer: atlasOfRegion = emptyAtlas } = known;
  const before = placesByGazetteer.get(atlasOfRegion);
  if (before) return before;
  const all = knownPlaces({ members: directory, extra, gazetteer: atlasOfRegion });
  placesByGazetteer.set(atlasOfRegion, all);
  return all;
}

export type SearchResult = {
  readonly request: SearchRequest;
  readonly answer: Answer;
  /** When the finder gave the answer, and what it knew then. All offers follow from it, too. */
  readonly on: Date;
  readonly knowledge: Knowledge;
};

export type ListResult = {
  readonly request: ListRequest;
  readonly answer: ListAnswer;
  readonly on: Date;
};

export type FinderResult = SearchResult | ListResult;

export const isListResult = (result: FinderResult): result is ListResult =>
  result.answer.kind === 'list';

const results = new WeakMap<FinderRequest, FinderResult>();

function searchResult(request: SearchRequest): SearchResult | undefined {
  const on = new Date();
  const knowledge = knowledgeAt(on);
  const answer = search(request.criteria, knowledge);
  // The places offered for an unknown one come from the gazetteer, too.
  const needsGazetteer = answer.provisional || answer.kind === 'unknown';
  if (needsGazetteer && gazetteer.read().state === 'pending') return undefined;
  return { request, answer, on, knowledge };
}

function resultFor(request: FinderRequest): FinderResult | undefined {
  const before = results.get(request);
  if (before) return before;
  const result =
    'list' in request
      ? { request, answer: membersOnList(request.list, directory), on: new Date() }
      : searchResult(request);
  if (result) results.set(request, result);
  return result;
}

/** The result of a request. Undefined while the finder looks up a place. */
export const useResult = (request: FinderRequest | undefined): FinderResult | undefined =>
  useSyncExternalStore(gazetteer.subscribe, () => request && resultFor(request));

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
      return answer.groups.flatMap((group) => under(headingOf(group, by), group.appraisers));
    case 'all':
    case 'partial':
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

function headingOf({ location, type, distance, appraisers }: SearchGroup, by: 'zip' | 'city') {
  const cities = [...new Set(appraisers.map(({ city }) => city))];
  return {
    place:
      cities.length === 1 && cities[0] === location ? location : `${location} ${cities.join(', ')}`,
    away: type === 'primary' ? milesHere(distance, by) : formatMiles(distance),
  };
}
