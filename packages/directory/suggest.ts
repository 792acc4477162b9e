// What a visitor may mean by an unfinished or misspelled text.
import { distance } from 'fastest-levenshtein';
import type { Directory } from './directory.ts';
import { namesAtEnd, readText } from './lookup-text.ts';
import type { PlaceNames } from './place-names.ts';
import type { SearchTarget } from './targets.ts';

/** Digits mean a ZIP. Any other text is a name, or an address that ends in one. */
function parseInput(near: string, names: PlaceNames) {
  const zip = readText({ near, by: 'zip' }, names).text;
  if (/^\d[\d\s-]*$/.test(zip)) return { by: 'zip', text: zip, keys: [zip.slice(0, 5)] } as const;
  const { text } = readText({ near, by: 'city' }, names);
  // A shorter end of an address, such as "St", is no town.
  const towns = namesAtEnd(text, names).filter((end) => end.length > 2 || end === text);
  const keys = towns.flatMap((town) => [names.plainKey(town), names.placeKey(town)]);
  return { by: 'city', text, keys: [...new Set(keys)] } as const;
}

/** A target matches better the lower its rank. No match is infinitely bad. */
type Rank = (target: SearchTarget, texts: readonly string[]) => number;
const noMatch = Number.POSITIVE_INFINITY;

/** The name itself, its beginning, the beginning of a later word, or any part. */
const directRank: Rank = ({ kind, keys, tails }, texts) => {
  if (keys.some((key) => texts.includes(key))) return 0;
  if (keys.some((key) => texts.some((text) => key.startsWith(text)))) return 1;
  if (tails.some((tail) => texts.some((text) => tail.startsWith(text)))) return 2;
  // Letters from the end of one name and the start of the next are no part of either.
  if (kind === 'appraiser') return noMatch;
  return keys.some((key) => texts.some((text) => key.includes(text))) ? 3 : noMatch;
};

/** The wrong, missing or extra letters allowed in a text of this length. Two swapped letters count as two. */
const maxTypos = (length: number): number => [3, 5, 10].filter((least) => length >= least).length;

/** Wrong letters between a text and a name, or the beginning of the name. */
function typosBetween(key: string, text: string): number {
  // A misspelled name usually has one of its first two letters right.
  if (key[0] !== text[0] && key[1] !== text[1] && key[0] !== text[1] && key[1] !== text[0])
    return noMatch;
  const max = maxTypos(text.length);
  let least = noMatch;
  for (const more of [-1, 0, 1, key.length]) {
    const part = key.slice(0, text.length + more);
    // Texts of other lengths differ by more letters. Comparing them would take most of the time.
    if (Math.abs(part.length - text.length) <= max) least = Math.min(least, distance(part, text));
  }
  return least <= max ? least : noMatch;
}

const similarRank: Rank = ({ keys }, texts) =>
  Math.min(...keys.flatMap((key) => texts.map((text) => typosBetween(key, text))));

const kinds = ['zip', 'town', 'county', 'appraiser'] as const satisfies SearchTarget['kind'][];

/** At most `count` targets, best first. Ties: towns before counties before appraisers, then more members, then by name. */
const ranked = (
  { targets }: Directory,
  { by, keys }: Pick<SearchTarget, 'by' | 'keys'>,
  rankOf: Rank,
  count: number,
) =>
  targets()
    .filter((target) => target.by === by)
    .map((target) => ({ target, rank: rankOf(target, keys) }))
    .filter(({ rank }) => rank < noMatch)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        kinds.indexOf(a.target.kind) - kinds.indexOf(b.target.kind) ||
        b.target.here - a.target.here ||
        (a.target.near < b.target.near ? -1 : 1),
    )
    .slice(0, count)
    .map(({ target }) => target);

/**
 * At most `count` places that match the text so far: those that begin with it, then those that contain
 * it. Without any, places with a similar name, unless the text is a place of another state.
 */
export function suggest(near: string, directory: Directory, count: number) {
  const input = parseInput(near, directory.names);
  if (!input.keys.some((key) => key.length >= 2)) return [];
  const direct = ranked(directory, input, directRank, count);
  return direct.length > 0 || directory.otherStates.find(input.text)
    ? direct
    : ranked(directory, input, similarRank, count);
}

/** At most `count` places with a similar name, the most similar first. */
export const similarPlaces = (near: string, directory: Directory, count: number) =>
  ranked(directory, parseInput(near, directory.names), similarRank, count);
