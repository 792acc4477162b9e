// Everything that a visitor can search for.
import { type Place, shortCounty } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import { countMembers, type MemberIndex } from './members.ts';

export type SearchTarget = {
  readonly kind: Place['kind'] | 'appraiser';
  /** Undefined for an appraiser. */
  readonly place?: Place;
  /** The type and the text of a search for it. */
  readonly by: SearchType;
  readonly near: string;
  /** The town of a ZIP or of an appraiser. */
  readonly town?: string | undefined;
  /** How many members are there, or have the name. */
  readonly here: number;
  /** Its spellings without spaces and punctuation. The first identifies it. */
  readonly keys: readonly string[];
  /** Its name without spaces, from the second word on, from the third on, and so on. */
  readonly tails: readonly string[];
};

/** ZIPs, towns, counties and appraisers, once each. */
export function searchTargets(
  { names, zips, cities, counties }: MemberIndex,
  people: readonly SearchTarget[],
): readonly SearchTarget[] {
  const { placeKey, plainKey } = names;
  const placeTarget = (place: Place): SearchTarget => {
    const { kind, name, locations } = place;
    const spellings = kind === 'county' ? [name, shortCounty(name)] : [name];
    const words = name.split(' ');
    return {
      ...{ kind, place, near: name, by: kind === 'zip' ? 'zip' : 'city' },
      town: kind === 'zip' ? (locations[0]?.city ?? place.town) : undefined,
      here: countMembers(locations),
      keys: [...new Set(spellings.flatMap((text) => [placeKey(text), plainKey(text)]))],
      tails: words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' '))),
    };
  };
  // A county has several keys.
  const named = new Map([...counties.values()].map((county) => [county.name, county]));
  const places = [...zips.values(), ...cities.values(), ...named.values()];
  return [...places.map(placeTarget), ...people];
}
