// What a visitor may mean by an unfinished or misspelled text.
import { distance } from 'fastest-levenshtein';
import { fullName } from './appraiser.ts';
import { type Place, shortCounty } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import type { Directory, SearchTarget } from './directory.ts';
import { groupBy } from './group-by.ts';
import { lookupText, namesAtEnd } from './lookup-text.ts';
import { countMembers, type MemberIndex } from './members.ts';
import { placeElsewhere } from './other-states.ts';
import type { PlaceNames } from './place-names.ts';

/** The wrong, missing or extra letters allowed in a text of this length. Two swapped letters count as two. */
function maxTypos(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 10 ? 2 : 3;
}

/** Everything that a visitor can search for, once each: ZIPs, towns, counties and appraisers. */
export function searchTargets(directory: MemberIndex): readonly SearchTarget[] {
  const { names, zips, cities, counties } = directory;
  const { placeKey, plainKey } = names;
  const named = (
    target: Pick<SearchTarget, 'kind' | 'near' | 'here' | 'town'>,
    otherKey: string,
  ): SearchTarget => {
    const { near } = target;
    const words = near.split(' ');
    const keys = [...new Set([placeKey(near), plainKey(near), otherKey])];
    const tails = words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' ')));
    return { ...target, by: 'city', keys, tails };
  };
  const ofPlaces = (...places: readonly Place[]) =>
    places.map(({ kind, name: near, locations, town }): SearchTarget => {
      const here = countMembers(locations);
      if (kind !== 'zip')
        return named({ kind, near, here }, plainKey(kind === 'county' ? shortCounty(near) : near));
      const inTown = locations[0]?.city ?? town;
      return { kind, by: 'zip', near, town: inTown, here, keys: [near], tails: [] };
    });
  const byFullName = [...counties].filter(([key, { name }]) => key === placeKey(name));
  const people = [...groupBy(directory.appraisers, fullName)].map(([near, members]) => {
    const [{ firstName, lastName, city: town }] = members;
    const target = { kind: 'appraiser', near, town, here: members.length } as const;
    return named(target, plainKey(`${lastName} ${firstName}`));
  });
  return [
    ...ofPlaces(...zips.values(), ...cities.values(), ...byFullName.map(([, county]) => county)),
    ...people,
  ];
}

type Input = { readonly by: SearchType; readonly text: string; readonly keys: readonly string[] };

/** A shorter end of an address, such as "St", is no town. */
const minTownLength = 3;

/** Digits mean a ZIP. Any other text is a name, or an address that ends in one. */
function parseInput(near: string, names: PlaceNames): Input {
  const zip = lookupText({ near, by: 'zip' }, names);
  if (/^\d[\d\s-]*$/.test(zip)) return { by: 'zip', text: zip, keys: [zip.slice(0, 5)] };
  const text = lookupText({ near, by: 'city' }, names);
  const [whole = '', ...ends] = namesAtEnd(text, names);
  const towns = [whole, ...ends.filter((end) => end.length >= minTownLength)];
  const keys = towns.flatMap((town) => [names.plainKey(town), names.placeKey(town)]);
  return { by: 'city', text, keys: [...new Set(keys)] };
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
  const least = Math.min(...keys.flatMap((key) => texts.map((text) => typosBetween(key, text))));
  return Number.isFinite(least) ? least : undefined;
}

const kinds = ['zip', 'town', 'county', 'appraiser'] as const satisfies SearchTarget['kind'][];

type Rank = (target: SearchTarget, texts: readonly string[]) => number | undefined;

/** At most `count` targets, best first. Ties: towns before counties before appraisers, then more members, then by name. */
const ranked = (
  { targets }: Directory,
  { by, keys }: Input,
  rankOf: Rank,
  count: number,
): readonly SearchTarget[] =>
  targets()
    .flatMap((target) => {
      const rank = target.by === by ? rankOf(target, keys) : undefined;
      return rank === undefined ? [] : { target, rank };
    })
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
export function suggest(
  near: string,
  directory: Directory,
  count: number,
): readonly SearchTarget[] {
  const { names, otherStates } = directory;
  const input = parseInput(near, names);
  if (!input.keys.some((key) => key.length >= 2)) return [];
  const direct = ranked(directory, input, directRank, count);
  return direct.length > 0 || placeElsewhere(input.text, otherStates, names)
    ? direct
    : ranked(directory, input, similarRank, count);
}

/** At most `count` places with a similar name, the most similar first. */
export const similarPlaces = (near: string, directory: Directory, count: number) =>
  ranked(directory, parseInput(near, directory.names), similarRank, count);
