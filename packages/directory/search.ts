// The rules of the finder, in the order in which it tries them.
import type { Appraiser, Place, Point } from './appraiser.ts';
import { type Atlas, emptyAtlas } from './atlas.ts';
import { type Criteria, isMismatch, lookupText, radii, type SearchType } from './criteria.ts';
import {
  byDistance,
  countMembers,
  type LocationAway,
  locationsAround,
  membersByDistance,
} from './distance.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { byName, centroid, type MemberIndex, type MemberLocation } from './members.ts';
import type { ListAnswer } from './shortlist.ts';

export type SearchGroup = {
  /** The ZIP in a search by ZIP, the city in a search by city. */
  readonly location: string;
  readonly type: 'primary' | 'nearby';
  /** Miles from the origin to the group's nearest member. */
  readonly distance: number;
  readonly appraisers: readonly Appraiser[];
};

/** A wider radius in miles that finds more members, and how many it finds. */
export type WiderSearch = { readonly within: number; readonly count: number };

type Groups = { readonly groups: readonly SearchGroup[]; readonly wider: readonly WiderSearch[] };

export type Answer = (
  | /** The text was empty: all members. */
  { readonly kind: 'all'; readonly appraisers: readonly Appraiser[] }
  /** The visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
  | { readonly kind: 'mismatch' }
  /** The place is known. `groups` is empty when there are no members within the radius. */
  | ({ readonly kind: 'groups'; readonly origin: Place } & Groups)
  /** Members whose ZIP or city contains the text. */
  | { readonly kind: 'partial'; readonly appraisers: readonly Appraiser[] }
  /** No such place is known. */
  | { readonly kind: 'unknown'; readonly why: UnknownReason }
) & {
  /** The gazetteer was missing, and might have changed the answer. */
  readonly provisional?: true;
};

/** Why a place is unknown: the text is no ZIP, is a ZIP of another state, or was not found. */
export type UnknownReason = 'no-zip' | 'not-of-region' | 'no-such-zip' | 'no-such-city';

export type Knowledge = {
  /** What the ZIP codes of the region start with. */
  readonly zipPrefixes: readonly string[];
  readonly members: MemberIndex;
  /** The association's own table of places. */
  readonly extra: Atlas;
  /** Undefined before it has loaded, and when it fails to load. */
  readonly gazetteer?: Atlas | undefined;
  /** The number of the day: the order of members at the same distance rotates daily. */
  readonly day?: number;
};

/** Answers a search. Pure: the same criteria and knowledge give the same answer. */
export function search(criteria: Criteria, knowledge: Knowledge): Answer {
  const { members, extra, gazetteer = emptyAtlas, day } = knowledge;
  const { by, within } = criteria;
  const { names } = members;
  const text = lookupText(criteria, names);

  if (text === '') return { kind: 'all', appraisers: members.appraisers };
  if (isMismatch(criteria, names)) return { kind: 'mismatch' };

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

  const ofRegion = isZip(text) && knowledge.zipPrefixes.some((prefix) => text.startsWith(prefix));
  const appraisers = partialMatches(members, by, text);
  const answer: Answer =
    appraisers.length > 0
      ? { kind: 'partial', appraisers }
      : { kind: 'unknown', why: unknownReason(by, text, ofRegion) };
  return by === 'city' || ofRegion ? unlessKnownBetter(answer) : answer;
}

/** Members whose ZIP or city contains the text. A city matches as written and spelled out. */
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

function unknownReason(by: SearchType, text: string, ofRegion: boolean): UnknownReason {
  if (by === 'city') return 'no-such-city';
  if (!isZip(text)) return 'no-zip';
  return ofRegion ? 'no-such-zip' : 'not-of-region';
}

const placeOrder = new Intl.Collator('en');

/**
 * The primary group, made of its locations, then the others within the radius in miles by ZIP or city. Nearest group first, ties by location. And what wider radii would find.
 * @param primary empty for a place without members
 */
export function groupsAround(
  index: MemberIndex,
  origin: Point,
  by: SearchType,
  radius: number,
  primary: readonly MemberLocation[],
  day = 0,
): Groups {
  const groupOf = (type: SearchGroup['type'], away: NonEmpty<LocationAway>): SearchGroup => ({
    type,
    location: by === 'zip' ? away[0].location.zip : away[0].location.city,
    distance: away[0].miles,
    appraisers: membersByDistance(away, day).map(({ appraiser }) => appraiser),
  });
  const isPrimary = new Set(primary);
  const there = locationsAround(primary, origin, Number.POSITIVE_INFINITY).sort(byDistance);
  const others = locationsAround(index.locations, origin, Math.max(radius, ...radii)).filter(
    ({ location }) => !isPrimary.has(location),
  );
  const near = others.filter(({ miles }) => miles <= radius).sort(byDistance);
  const nearby = groupBy(near, ({ location }) => (by === 'zip' ? location.zip : location.cityKey));
  const [first, ...rest] = there;
  return {
    groups: [
      ...(first ? [groupOf('primary', [first, ...rest])] : []),
      ...[...nearby.values()]
        .map((away) => groupOf('nearby', away))
        .sort((a, b) => a.distance - b.distance || placeOrder.compare(a.location, b.location)),
    ],
    wider: widerSearches(others, radius, countMembers(there)),
  };
}

/** Each radius wider than `radius` that finds more than the one before. All of them find `there`. */
function widerSearches(
  others: readonly LocationAway[],
  radius: number,
  there: number,
): readonly WiderSearch[] {
  const counts = [radius, ...radii.filter((wider) => wider > radius)].map((within) => ({
    within,
    count: there + countMembers(others.filter(({ miles }) => miles <= within)),
  }));
  return counts.filter(({ count }, at) => at > 0 && count > (counts[at - 1]?.count ?? 0));
}

/** What the finder answers to a search or to a list. */
export type AnyAnswer = Answer | ListAnswer;

/** The members in an answer, in the order shown. */
export function appraisersIn(answer: AnyAnswer): readonly Appraiser[] {
  if (answer.kind === 'groups') return answer.groups.flatMap((group) => group.appraisers);
  return 'appraisers' in answer ? answer.appraisers : [];
}
