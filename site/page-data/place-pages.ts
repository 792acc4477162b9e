import { atlas } from '@appraisers/directory/atlas.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { memberPlaces, nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { AppraisersPage } from '@appraisers/edition/schemas/pages.ts';
import { placeMap } from './place-map.ts';
import { region } from './site-data.ts';

// The places that have members, computed once for all pages.

const names = placeNames(region);
const { names: extraNames } = edition.places.read();
const extra = atlas(
  [],
  extraNames.map(({ name, lat, lng }) => [name, lat, lng] as const),
  names,
);
const gazetteer = atlas([], edition.gazetteer.read().cities, names);

export const places = memberPlaces(indexMembers(edition.members.read(), names), extra, gazetteer);

/** A page for each place. */
export function placePaths() {
  const base = edition.mapBase.read();
  return places.map((place) => {
    const nearby = nearbyPlaces(place, places, defaults.within);
    const map = placeMap(base, place, nearby, defaults.within);
    return { params: { place: place.slug }, props: { place, nearby, map } };
  });
}

/** Replaced by the name of a place, in pages/appraisers.yaml. */
const placeholder = '{place}';

/** The words of a place's page. */
export function placeText(
  { place }: Pick<AppraisersPage, 'place'>,
  name: string,
): AppraisersPage['place'] {
  const named = (text: string) => text.replaceAll(placeholder, () => name);
  const { title, description, heading, lead } = place;
  return {
    title: named(title),
    description: named(description),
    heading: named(heading),
    lead: named(lead),
  };
}
