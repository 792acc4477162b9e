// What the finder knows: the members, and the places that have arrived.
import { members, places, shards } from 'virtual:directory';
import { region } from 'virtual:region';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { appraisersNamed } from '@appraisers/directory/appraisers-named.ts';
import { type Atlas, atlas, emptyAtlas } from '@appraisers/directory/atlas.ts';
import { countAround, findPlace, partialMatches } from '@appraisers/directory/find-place.ts';
import type { ListAnswer } from '@appraisers/directory/listed-members.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import type { KnownNeed } from '@appraisers/directory/need.ts';
import type { Answer, Knowledge } from '@appraisers/directory/search.ts';
import { type SearchTarget, searchTargets } from '@appraisers/directory/search-targets.ts';
import { isPartOf, suggest } from '@appraisers/directory/suggest.ts';
import type { LoadState } from './lazy-resource.ts';
import { elsewhere, gazetteer } from './place-files.ts';
import { type ListRequest, regionNames, type SearchRequest } from './request.ts';

export const directory = shards ? shards.directory : indexMembers(members, regionNames);

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

/** Every place with the given gazetteer, or now. Without shards, the same gazetteer gives the same array. */
export function placesIn(known: Pick<Knowledge, 'gazetteer'> = knowledgeAt(new Date())) {
  const { gazetteer: atlasOfRegion = emptyAtlas } = known;
  const before = placesByGazetteer.get(atlasOfRegion);
  if (before) return shards ? [...before, ...targetsByName(shards.named)] : before;
  const all = searchTargets({
    members: shards ? { ...directory, appraisers: [] } : directory,
    extra,
    gazetteer: atlasOfRegion,
  });
  placesByGazetteer.set(atlasOfRegion, all);
  return shards ? [...all, ...targetsByName(shards.named)] : all;
}

/** The search targets of the members of a large directory whose names have arrived, and how many these are. */
let named: { readonly count: number; readonly targets: readonly SearchTarget[] } | undefined;

function targetsByName(readNamed: () => readonly Appraiser[]): readonly SearchTarget[] {
  const { count = 0, targets = [] } = named ?? {};
  const all = readNamed();
  if (named && all.length === count) return targets;
  // Members of one name arrive together.
  const members = { ...indexMembers([], regionNames), appraisers: all.slice(count) };
  const more = searchTargets({ members, extra: emptyAtlas });
  named = { count: all.length, targets: [...targets, ...more] };
  return named.targets;
}

/** How many appraisers a search for a place finds, without the groups of their cards. */
export function countFor(
  { near, by }: Pick<SearchTarget, 'near' | 'by'>,
  within: number,
  known: Knowledge,
): number {
  const place = findPlace(near, by, known);
  if (place) return countAround(place, directory, within);
  const inPlaces = partialMatches(directory, by, near).length;
  return (
    inPlaces ||
    appraisersNamed({ ...directory, appraisers: shards?.namedLike(near) ?? [] }, near).length
  );
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

/** Whether places may still arrive. `useResult` loads those of other states when only they are missing. */
export const isAwaited = ({ state }: LoadState<unknown>) => state === 'idle' || state === 'pending';

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
  // A name may still match better.
  if (shards?.awaitsNames(text) && isSimilar) return [];
  return isSimilar && isAwaited(elsewhere.read()) ? undefined : found;
}
