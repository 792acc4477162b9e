// The rules of the finder, in the order in which it tries them.
import type { Appraiser } from './appraiser.ts';
import { appraisersNamed } from './appraisers-named.ts';
import { type CoveredCounty, coveredCounty } from './county-groups.ts';
import { type Criteria, isMismatch, lookupText, namesAtEnd, type SearchType } from './criteria.ts';
import { type Elsewhere, type PlaceElsewhere, placeElsewhere } from './elsewhere.ts';
import { findPlace, type PlaceKnowledge, partialMatches } from './find-place.ts';
import { type Groups, groupsAround, type Origin } from './groups.ts';
import type { ListAnswer } from './listed-members.ts';
import { byPlace } from './members.ts';
import { hasNeed, sortByFit } from './need.ts';

export type Answer = (
  | /** The text was empty: all members, by name, or with a need by place. */
  { readonly kind: 'all'; readonly appraisers: readonly Appraiser[] }
  /** The visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
  | { readonly kind: 'mismatch' }
  /** The place is known. `groups` is empty when there are no members within the radius. */
  | ({
      readonly kind: 'groups';
      readonly origin: Origin;
      /** The county of the place, and who covers it from beyond the radius. */
      readonly county?: CoveredCounty;
    } & Groups)
  /** Members whose ZIP or city contains the text, by place. */
  | { readonly kind: 'partial'; readonly appraisers: readonly Appraiser[] }
  /** Members who have the name. */
  | { readonly kind: 'named'; readonly appraisers: readonly Appraiser[] }
  /** The place is in another state. */
  | { readonly kind: 'elsewhere'; readonly place: PlaceElsewhere }
  /** No such place is known. */
  | { readonly kind: 'unknown'; readonly why: UnknownReason }
) & {
  /** The gazetteer was missing, and might have changed the answer. */
  readonly provisional?: true;
};

/** Why a place is unknown: the text is no ZIP, is a ZIP of another state, or was not found. */
export type UnknownReason = 'no-zip' | 'not-of-region' | 'no-such-zip' | 'no-such-city';

export type Knowledge = PlaceKnowledge & {
  /** What the ZIP codes of the region start with. */
  readonly zipPrefixes: readonly string[];
  /** The places of other states. Undefined before they have loaded, and when they fail to load. */
  readonly elsewhere?: Elsewhere | undefined;
  /** The number of the day: the order of members at the same distance rotates daily. */
  readonly day?: number;
};

/** Answers a search. Pure: the same criteria and knowledge give the same answer. */
export function search(criteria: Criteria, knowledge: Knowledge): Answer {
  const { members, day } = knowledge;
  const { by, within } = criteria;
  const { names } = members;
  const text = lookupText(criteria, names);

  const isState = by === 'city' && names.withoutState(text) === '' && !isTown(text, knowledge);
  if (text === '' || isState) {
    if (!hasNeed(criteria)) return { kind: 'all', appraisers: members.appraisers };
    return { kind: 'all', appraisers: sortByFit(byPlace(members.locations), criteria) };
  }
  if (isMismatch(criteria, names)) return { kind: 'mismatch' };

  const unlessKnownBetter = (answer: Answer): Answer =>
    knowledge.gazetteer ? answer : { ...answer, provisional: true };
  for (const name of by === 'zip' ? [text] : namesAtEnd(text, names)) {
    const found = findPlace(name, by, knowledge);
    if (!found) continue;
    const { origin, primary } = found;
    const groups = groupsAround(members, origin, by, within, primary, day, criteria);
    const counties = members.locationsByCounty.size > 0 ? knowledge.gazetteer?.counties : undefined;
    const place = found.county && counties?.get(names.placeKey(found.county));
    const county = place && coveredCounty(members, place, origin, groups.groups, day, criteria);
    const answer: Answer = { kind: 'groups', origin, ...(county && { county }), ...groups };
    const mayChange = members.locationsByCounty.size > 0 || (by === 'city' && primary.length > 0);
    return mayChange ? unlessKnownBetter(answer) : answer;
  }
  const answer = answerWithoutPlace(text, criteria, knowledge);
  return by === 'city' || isOfRegion(text, knowledge) ? unlessKnownBetter(answer) : answer;
}

/** Whether the name of a state is also that of a town, such as New York. A county's name is not enough. */
function isTown(text: string, knowledge: Knowledge): boolean {
  const found = findPlace(text, 'city', knowledge);
  return found !== undefined && !('zips' in found.origin);
}

/** Without a known place: parts of places, then names of members, then places of other states. */
function answerWithoutPlace(text: string, criteria: Criteria, knowledge: Knowledge): Answer {
  const { by } = criteria;
  const { members, elsewhere } = knowledge;
  const inPlaces = partialMatches(members, by, text);
  if (inPlaces.length > 0) return { kind: 'partial', appraisers: sortByFit(inPlaces, criteria) };
  const named = by === 'city' ? appraisersNamed(members, text) : [];
  if (named.length > 0) return { kind: 'named', appraisers: sortByFit(named, criteria) };
  const place = elsewhere && placeElsewhere(text, elsewhere, members.names);
  if (place) return { kind: 'elsewhere', place };
  return { kind: 'unknown', why: unknownReason(by, text, isOfRegion(text, knowledge)) };
}

const isOfRegion = (text: string, { zipPrefixes }: Knowledge) =>
  isZip(text) && zipPrefixes.some((prefix) => text.startsWith(prefix));

const isZip = (text: string) => /^\d{5}$/.test(text);

function unknownReason(by: SearchType, text: string, ofRegion: boolean): UnknownReason {
  if (by === 'city') return 'no-such-city';
  if (!isZip(text)) return 'no-zip';
  return ofRegion ? 'no-such-zip' : 'not-of-region';
}

/** What the finder answers to a search or to a list. */
export type AnyAnswer = Answer | ListAnswer;

/** The members in an answer, those who cover its county included. */
export function appraisersIn(answer: AnyAnswer): readonly Appraiser[] {
  if (answer.kind !== 'groups') return 'appraisers' in answer ? answer.appraisers : [];
  return [...answer.groups.flatMap((group) => group.appraisers), ...coveringIn(answer)];
}

/** The members who cover the county of an answer from beyond the radius. */
export const coveringIn = (answer: AnyAnswer): readonly Appraiser[] =>
  answer.kind === 'groups'
    ? (answer.county?.groups ?? []).flatMap(({ members }) => members.map((one) => one.appraiser))
    : [];

/** How many members an answer found. Those from beyond the radius count separately. */
export const countFound = (answer: AnyAnswer): number =>
  appraisersIn(answer).length - coveringIn(answer).length;
