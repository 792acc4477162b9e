// Which places a visitor may mean by an unfinished or misspelled text.
import { distance } from 'fastest-levenshtein';
import { type Criteria, lookupText } from './criteria.ts';
import type { KnownPlace } from './known-places.ts';
import type { PlaceNames } from './place-names.ts';

/** How many letters of a text of this length may be wrong, missing or extra. Two swapped count as two. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length === 4) return 1;
  return length < 10 ? 2 : 3;
}

type Input = { readonly by: KnownPlace['by']; readonly keys: readonly string[] };

/** A text that begins with digits means a ZIP. Any other is a name. */
function parseInput(text: string, { placeKey, plainKey }: PlaceNames): Input {
  const [digits] = /^\s*\d+/.exec(text) ?? [];
  return digits
    ? { by: 'zip', keys: [digits.trim().slice(0, 5)] }
    : { by: 'city', keys: [...new Set([plainKey(text), placeKey(text)])] };
}

/** How well a place matches: 0 is the place itself, undefined no match. */
function directRank({ keys, tails }: KnownPlace, texts: readonly string[]): number | undefined {
  if (keys.some((key) => texts.includes(key))) return 0;
  if (keys.some((key) => texts.some((text) => key.startsWith(text)))) return 1;
  if (tails.some((tail) => texts.some((text) => tail.startsWith(text)))) return 2;
  return keys.some((key) => texts.some((text) => key.includes(text))) ? 3 : undefined;
}

/** Wrong letters between a text and a name, or the beginning of the name. */
function slipsBetween(key: string, text: string): number {
  // People who mistype a name get one of its first two letters right.
  if (key[0] !== text[0] && key[1] !== text[1] && key[0] !== text[1] && key[1] !== text[0])
    return Number.POSITIVE_INFINITY;
  const begun = [-1, 0, 1].map((more) => key.slice(0, text.length + more));
  return Math.min(...[...new Set([key, ...begun])].map((part) => distance(part, text)));
}

function similarRank({ keys }: KnownPlace, texts: readonly string[]): number | undefined {
  const [text = ''] = texts;
  const slips = Math.min(...keys.flatMap((key) => texts.map((one) => slipsBetween(key, one))));
  return slips <= slipsAllowed(text.length) ? slips : undefined;
}

type Rank = (place: KnownPlace, texts: readonly string[]) => number | undefined;

/** Best first. Ties: the place with more members, then by name. */
const ranked = (places: readonly KnownPlace[], { by, keys }: Input, rank: Rank): KnownPlace[] =>
  places
    .flatMap((place) => {
      const rankOfPlace = place.by === by ? rank(place, keys) : undefined;
      return rankOfPlace === undefined ? [] : { place, rank: rankOfPlace };
    })
    .sort(
      (a, b) =>
        a.rank - b.rank || b.place.here - a.place.here || (a.place.near < b.place.near ? -1 : 1),
    )
    .map(({ place }) => place);

/**
 * At most `count` places that match the text so far: those that begin with it, then those that contain
 * it. Without any, places with a similar name.
 */
export function suggest(
  text: string,
  places: readonly KnownPlace[],
  names: PlaceNames,
  count: number,
): readonly KnownPlace[] {
  const input = parseInput(text, names);
  if (!input.keys.some((key) => key.length >= 2)) return [];
  const direct = ranked(places, input, directRank).slice(0, count);
  return direct.length > 0 ? direct : similarPlaces(text, places, names, count);
}

/** At most `count` places with a similar name, the most similar first. */
export const similarPlaces = (
  text: string,
  places: readonly KnownPlace[],
  names: PlaceNames,
  count: number,
): readonly KnownPlace[] => ranked(places, parseInput(text, names), similarRank).slice(0, count);

export type Guess = {
  /** At most three places with a similar name, the most similar first. */
  readonly meant: readonly KnownPlace[];
  /** The first of them, else the city with the most members. Undefined without members. */
  readonly from: KnownPlace | undefined;
};

/** Which place a visitor may mean by a text that names no known place. */
export function guess(criteria: Criteria, places: readonly KnownPlace[], names: PlaceNames): Guess {
  const meant = similarPlaces(lookupText(criteria, names), places, names, 3);
  return { meant, from: meant[0] ?? withMostMembers(places) };
}

function withMostMembers(places: readonly KnownPlace[]): KnownPlace | undefined {
  let most: KnownPlace | undefined;
  for (const place of places) {
    if (place.by === 'city' && place.here > (most?.here ?? 0)) most = place;
  }
  return most;
}
