// Which place someone may mean whose words no place is known by, so that no one is left with nothing.
import type { Criteria } from './criteria.ts';
import type { KnownPlace } from './known-places.ts';
import { lookupText } from './lookup-text.ts';
import type { PlaceNames } from './place-names.ts';
import { similarPlaces } from './suggest.ts';

export type Guess = {
  /** Places that are written nearly so, the nearest first, at most three. */
  readonly meant: readonly KnownPlace[];
  /** Where the nearest members are counted from: the first of them, else where most members are. */
  readonly from: KnownPlace | undefined;
};

/** Nothing to count from only where there are no members. */
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
