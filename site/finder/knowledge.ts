// What the finder knows just now: its directory, the extra table, and the list of places once it is here.
import type { Atlas } from '@appraisers/directory/atlas.ts';
import { type KnownPlace, knownPlaces } from '@appraisers/directory/known-places.ts';
import type { Knowledge } from '@appraisers/directory/search.ts';
import { dayNumber } from './day-number.ts';
import { directory, extraPlaces } from './directory.ts';
import { gazetteer } from './lazy-gazetteer.ts';
import { region } from './region-names.ts';

const { zipPrefixes } = region;

/** The list of places, if it is here. */
function places(): Atlas | undefined {
  const arrival = gazetteer.read();
  return arrival.state === 'here' ? arrival.part : undefined;
}

/** What a search at that time can draw on. */
export const knowledge = (at: Date): Knowledge => ({
  zipPrefixes,
  members: directory,
  extra: extraPlaces,
  gazetteer: places(),
  day: dayNumber(at),
});

let made: { readonly of: Atlas | undefined; readonly known: readonly KnownPlace[] } | undefined;

/** Every place there is to suggest: the same array until the list of places comes. */
export function placesToSuggest(): readonly KnownPlace[] {
  const of = places();
  if (!made || made.of !== of)
    made = { of, known: knownPlaces({ members: directory, extra: extraPlaces, gazetteer: of }) };
  return made.known;
}
