// Which places someone may mean who has typed so far, or typed wrong.
import { distance } from 'fastest-levenshtein';
import type { KnownPlace } from './known-places.ts';
import type { PlaceNames } from './place-names.ts';

/** Letters that may be wrong, missing or too many in a text of this length; two exchanged count as two. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length === 4) return 1;
  return length < 10 ? 2 : 3;
}

type Input = { readonly by: KnownPlace['by']; readonly keys: readonly string[] };

/** The digits a text begins with are those of a ZIP, whatever follows them; else it is a name. */
function parseInput(text: string, { placeKey, plainKey }: PlaceNames): Input {
  const [digits] = /^\s*\d+/.exec(text) ?? [];
  return digits
    ? { by: 'zip', keys: [digits.trim().slice(0, 5)] }
    : { by: 'city', keys: [...new Set([plainKey(text), placeKey(text)])] };
}

/** How well a place goes with a text: 0 is the place itself, undefined none of it. */
function directRank({ keys, tails }: KnownPlace, typed: readonly string[]): number | undefined {
  if (keys.some((key) => typed.includes(key))) return 0;
  if (keys.some((key) => typed.some((text) => key.startsWith(text)))) return 1;
  if (tails.some((tail) => typed.some((text) => tail.startsWith(text)))) return 2;
  return keys.some((key) => typed.some((text) => key.includes(text))) ? 3 : undefined;
}

/** Letters between a text and a name, or what of the name may have been typed so far. */
function slipsBetween(key: string, text: string): number {
  // Who mistypes a name gets one of its first two letters right.
  if (key[0] !== text[0] && key[1] !== text[1] && key[0] !== text[1] && key[1] !== text[0])
    return Number.POSITIVE_INFINITY;
  const begun = [-1, 0, 1].map((more) => key.slice(0, text.length + more));
  return Math.min(...[...new Set([key, ...begun])].map((part) => distance(part, text)));
}

function similarRank({ keys }: KnownPlace, typed: readonly string[]): number | undefined {
  const [text = ''] = typed;
  const slips = Math.min(...keys.flatMap((key) => typed.map((one) => slipsBetween(key, one))));
  return slips <= slipsAllowed(text.length) ? slips : undefined;
}

type Rank = (place: KnownPlace, typed: readonly string[]) => number | undefined;

/** Best first; of equals the place with more members, then by name. */
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
 * Places that go with what is typed so far, at most `count`: those that begin with it, those that have
 * it in their name, or, where there is none, those that are written nearly so.
 */
export function suggest(
  text: string,
  places: readonly KnownPlace[],
  names: PlaceNames,
  count: number,
): readonly KnownPlace[] {
  const typed = parseInput(text, names);
  if (!typed.keys.some((key) => key.length >= 2)) return [];
  const direct = ranked(places, typed, directRank).slice(0, count);
  return direct.length > 0 ? direct : similarPlaces(text, places, names, count);
}

/** Places that are written nearly as the text is, the nearest first, at most `count`. */
export const similarPlaces = (
  text: string,
  places: readonly KnownPlace[],
  names: PlaceNames,
  count: number,
): readonly KnownPlace[] => ranked(places, parseInput(text, names), similarRank).slice(0, count);
