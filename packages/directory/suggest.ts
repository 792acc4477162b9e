// What a visitor may mean by an unfinished or misspelled text.
import { distance } from 'fastest-levenshtein';
import type { Criteria, SearchType } from './criteria.ts';
import type { Directory, SearchTarget } from './directory.ts';
import { lookupText, namesAtEnd } from './lookup-text.ts';
import { placeElsewhere } from './other-states.ts';
import type { PlaceNames } from './place-names.ts';

/** The wrong, missing or extra letters allowed in a text of this length. Two swapped letters count as two. */
function maxTypos(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 10 ? 2 : 3;
}

type Input = { readonly by: SearchType; readonly keys: readonly string[] };

/** A shorter end of an address, such as "St", is no town. */
const minTownLength = 3;

/** Digits mean a ZIP. Any other text is a name, or an address that ends in one. */
function parseInput(text: string, names: PlaceNames): Input {
  const zip = lookupText({ near: text, by: 'zip' }, names);
  if (/^\d[\d\s-]*$/.test(zip)) return { by: 'zip', keys: [zip.slice(0, 5)] };
  const [whole = '', ...ends] = namesAtEnd(lookupText({ near: text, by: 'city' }, names), names);
  const towns = [whole, ...ends.filter((end) => end.length >= minTownLength)];
  const keys = towns.flatMap((town) => [names.plainKey(town), names.placeKey(town)]);
  return { by: 'city', keys: [...new Set(keys)] };
}

/** How well a target matches: 0 is the target itself, undefined no match. */
function directRank(
  { kind, keys, tails }: SearchTarget,
  texts: readonly string[],
): number | undefined {
  if (keys.some((key) => texts.includes(key))) return 0;
  if (keys.some((key) => texts.some((text) => key.startsWith(text)))) return 1;
  if (tails.some((tail) => texts.some((text) => tail.startsWith(text)))) return 2;
  // Letters from the end of one name and the start of the next are no part of either.
  if (kind === 'appraiser') return undefined;
  return keys.some((key) => texts.some((text) => key.includes(text))) ? 3 : undefined;
}

/** Wrong letters between a text and a name, or the beginning of the name. */
function typosBetween(key: string, text: string): number {
  // A misspelled name usually has one of its first two letters right.
  if (key[0] !== text[0] && key[1] !== text[1] && key[0] !== text[1] && key[1] !== text[0])
    return Number.POSITIVE_INFINITY;
  const max = maxTypos(text.length);
  let least = max + 1;
  for (const more of [-1, 0, 1, key.length]) {
    const part = key.slice(0, text.length + more);
    // Texts of other lengths differ by more letters. Comparing them would take most of the time.
    if (Math.abs(part.length - text.length) <= max) least = Math.min(least, distance(part, text));
  }
  return least <= max ? least : Number.POSITIVE_INFINITY;
}

function similarRank({ keys }: SearchTarget, texts: readonly string[]): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (const key of keys)
    for (const text of texts) least = Math.min(least, typosBetween(key, text));
  return Number.isFinite(least) ? least : undefined;
}

const kinds = ['zip', 'town', 'county', 'appraiser'] as const satisfies SearchTarget['kind'][];

type Rank = (place: SearchTarget, texts: readonly string[]) => number | undefined;

/** Best first. Ties: towns before counties before appraisers, then more members, then by name. */
const ranked = (places: readonly SearchTarget[], { by, keys }: Input, rank: Rank): SearchTarget[] =>
  places
    .flatMap((place) => {
      const rankOfPlace = place.by === by ? rank(place, keys) : undefined;
      return rankOfPlace === undefined ? [] : { place, rank: rankOfPlace };
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        kinds.indexOf(a.place.kind) - kinds.indexOf(b.place.kind) ||
        b.place.here - a.place.here ||
        (a.place.near < b.place.near ? -1 : 1),
    )
    .map(({ place }) => place);

/**
 * At most `count` places that match the text so far: those that begin with it, then those that contain
 * it. Without any, places with a similar name, unless the text is a place of another state.
 */
export function suggest(
  text: string,
  directory: Directory,
  count: number,
): readonly SearchTarget[] {
  const { names, otherStates } = directory;
  const places = directory.targets();
  const input = parseInput(text, names);
  if (!input.keys.some((key) => key.length >= 2)) return [];
  const direct = ranked(places, input, directRank).slice(0, count);
  const place = lookupText({ near: text, by: input.by }, names);
  if (direct.length > 0 || placeElsewhere(place, otherStates, names)) return direct;
  return similarPlaces(text, places, names, count);
}

/** At most `count` places with a similar name, the most similar first. */
const similarPlaces = (
  text: string,
  places: readonly SearchTarget[],
  names: PlaceNames,
  count: number,
): readonly SearchTarget[] => ranked(places, parseInput(text, names), similarRank).slice(0, count);

type Guess = {
  /** At most three places with a similar name, the most similar first. */
  readonly meant: readonly SearchTarget[];
  /** The first place of them, else the town with the most members. Undefined without members. */
  readonly from: SearchTarget | undefined;
};

/** Which place a visitor may mean by a text that names no known place. */
export function guess(criteria: Criteria, directory: Directory): Guess {
  const { names } = directory;
  const places = directory.targets();
  const meant = similarPlaces(lookupText(criteria, names), places, names, 3);
  return { meant, from: meant.find(({ kind }) => kind !== 'appraiser') ?? withMostMembers(places) };
}

function withMostMembers(places: readonly SearchTarget[]): SearchTarget | undefined {
  let most: SearchTarget | undefined;
  for (const place of places) {
    if (place.kind === 'town' && place.here > (most?.here ?? 0)) most = place;
  }
  return most;
}
