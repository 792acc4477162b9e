// The rules of the finder, in the order in which they are tried.
import type { Appraiser, Place } from './appraiser.ts';
import { type Atlas, emptyAtlas } from './atlas.ts';
import type { Criteria, SearchType } from './criteria.ts';
import { groupsAround, type SearchGroup, type WiderSearch } from './groups.ts';
import { lookupText } from './lookup-text.ts';
import { byName, centroid, type MemberIndex, type MemberLocation } from './members.ts';
import { mismatchOf } from './mismatch.ts';

export type Answer = (
  | /** The text was empty: everybody. */
  { readonly kind: 'all'; readonly appraisers: readonly Appraiser[] }
  /** A city was typed where a ZIP is expected, or the other way round. */
  | { readonly kind: 'mismatch'; readonly message: string }
  /** The place is known. `groups` is empty when no one is within the radius. */
  | {
      readonly kind: 'groups';
      readonly origin: Place;
      readonly groups: readonly SearchGroup[];
      readonly wider: readonly WiderSearch[];
    }
  /** The text is part of a ZIP or of a city name that members have. */
  | { readonly kind: 'partial'; readonly appraisers: readonly Appraiser[] }
  /** No such place is known. */
  | { readonly kind: 'unknown'; readonly why: UnknownReason }
) & {
  /** The gazetteer was not there, and might have known better. */
  readonly provisional?: true;
};

/** Why a place is not known: the text is no ZIP, a ZIP of elsewhere, or a ZIP or name not found. */
export type UnknownReason = 'no-zip' | 'not-of-region' | 'no-such-zip' | 'no-such-city';

/** What a search can draw on. */
export type Knowledge = {
  /** What ZIP codes of the region start with. */
  readonly zipPrefixes: readonly string[];
  readonly members: MemberIndex;
  /** The extra table of known places. */
  readonly extra: Atlas;
  /** Undefined while, or when, it could not be fetched. */
  readonly gazetteer?: Atlas | undefined;
  /** The number of the day, by which members at the same distance take turns. */
  readonly day?: number;
};

/** Answers a search. Pure: the same criteria and knowledge give the same answer. */
export function search(criteria: Criteria, knowledge: Knowledge): Answer {
  const { members, extra, gazetteer = emptyAtlas, day } = knowledge;
  const { by, within } = criteria;
  const { names } = members;
  const text = lookupText(criteria, names);

  if (text === '') return { kind: 'all', appraisers: members.appraisers };
  const message = mismatchOf(criteria, names);
  if (message) return { kind: 'mismatch', message };

  const around = (origin: Place, primary: readonly MemberLocation[]): Answer => ({
    kind: 'groups',
    origin,
    ...groupsAround(members, origin, by, within, primary, day),
  });
  const unlessKnownBetter = (answer: Answer): Answer =>
    knowledge.gazetteer ? answer : { ...answer, provisional: true };

  const key = by === 'zip' ? text : names.placeKey(text);
  const own = (by === 'zip' ? members.locationsByZip : members.locationsByCity).get(key);
  if (own) {
    const { zip, city, lat, lng } = own[0];
    if (by === 'zip') return around({ name: zip, lat, lng }, own);
    const point = gazetteer.cities.get(key) ?? centroid(own);
    return unlessKnownBetter(around({ ...point, name: city }, own));
  }

  const table = by === 'zip' ? 'zips' : 'cities';
  const place = extra[table].get(key) ?? gazetteer[table].get(key);
  if (place) return around(place, []);

  const ofRegion = isZipOf(knowledge.zipPrefixes, text);
  const appraisers = partialMatches(members, by, text);
  const answer: Answer =
    appraisers.length > 0
      ? { kind: 'partial', appraisers }
      : { kind: 'unknown', why: unknownReason(by, text, ofRegion) };
  const mayBeKnown = by === 'city' || ofRegion;
  return mayBeKnown ? unlessKnownBetter(answer) : answer;
}

/** Members whose ZIP or city has the text in it; a city is compared as written and spelled out. */
function partialMatches(members: MemberIndex, by: SearchType, text: string): readonly Appraiser[] {
  const { placeKey, plainKey } = members.names;
  const [spelledOut, written] = [placeKey(text), plainKey(text)];
  const matches = ({ zip, cityKey, plainCity }: MemberLocation) =>
    by === 'zip' ? zip.includes(text) : cityKey.includes(spelledOut) || plainCity.includes(written);
  if (written === '') return [];
  return members.locations
    .filter(matches)
    .flatMap((location) => location.appraisers)
    .sort(byName);
}

const isZip = (text: string) => /^\d{5}$/.test(text);

const isZipOf = (prefixes: readonly string[], text: string) =>
  isZip(text) && prefixes.some((prefix) => text.startsWith(prefix));

function unknownReason(by: SearchType, text: string, ofRegion: boolean): UnknownReason {
  if (by === 'city') return 'no-such-city';
  if (!isZip(text)) return 'no-zip';
  return ofRegion ? 'no-such-zip' : 'not-of-region';
}

/** Everyone in an answer, in the order shown. */
export function appraisersIn(answer: Answer): readonly Appraiser[] {
  if (answer.kind === 'groups') return answer.groups.flatMap((group) => group.appraisers);
  return answer.kind === 'all' || answer.kind === 'partial' ? answer.appraisers : [];
}
