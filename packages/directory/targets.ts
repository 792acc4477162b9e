// Everything that a visitor can search for.
import { fullName } from './appraiser.ts';
import { type Place, shortCounty } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import { groupBy } from './group-by.ts';
import { countMembers, type MemberIndex } from './members.ts';

export type SearchTarget = {
  readonly kind: Place['kind'] | 'appraiser';
  /** The type and the text of a search for it. */
  readonly by: SearchType;
  readonly near: string;
  /** The town of a ZIP or of an appraiser. */
  readonly town?: string | undefined;
  /** How many members are there, or have the name. */
  readonly here: number;
  /** Its spellings without spaces and punctuation. The first identifies it. */
  readonly keys: readonly string[];
  /** Its name from the second word on, from the third on, and so on. */
  readonly tails: readonly string[];
};

/** ZIPs, towns, counties and appraisers, once each. */
export function searchTargets(index: MemberIndex): readonly SearchTarget[] {
  const { placeKey, plainKey } = index.names;
  const target = (
    given: Pick<SearchTarget, 'kind' | 'near' | 'town' | 'here'>,
    otherName = given.near,
  ): SearchTarget => {
    const { kind, near } = given;
    const words = near.split(' ');
    const keys = [near, otherName].flatMap((name) => [placeKey(name), plainKey(name)]);
    const tails = words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' ')));
    return { ...given, by: kind === 'zip' ? 'zip' : 'city', keys: [...new Set(keys)], tails };
  };
  // A county has several keys.
  const counties = new Map([...index.counties.values()].map((county) => [county.name, county]));
  return [
    ...[...index.zips.values(), ...index.cities.values(), ...counties.values()].map((place) => {
      const { kind, name: near, locations } = place;
      const town = kind === 'zip' ? (locations[0]?.city ?? place.town) : undefined;
      const here = countMembers(locations);
      return target({ kind, near, town, here }, kind === 'county' ? shortCounty(near) : near);
    }),
    ...[...groupBy(index.appraisers, fullName)].map(([near, those]) => {
      const [{ firstName, lastName, city: town }] = those;
      const here = those.length;
      return target({ kind: 'appraiser', near, town, here }, `${lastName} ${firstName}`);
    }),
  ];
}
