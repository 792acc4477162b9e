import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import { memberPaths } from '@appraisers/directory/member-paths.ts';
import {
  type PagedPlace,
  type PlacePart,
  partWords,
  placeParts,
} from '@appraisers/directory/place-parts.ts';
import { type MemberPlace, nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { AppraisersPage } from '@appraisers/edition/schemas/pages.ts';
import type { ComponentProps } from 'react';
import { detailWording } from '#integrations/detail-wording.ts';
import { readMemberPlaces } from '#integrations/member-places.ts';
import type { NearbyPlaces } from '#ui/NearbyPlaces.tsx';
import { placeMap } from './place-map.ts';

/** The places that have members, computed once for all pages. */
export const places = readMemberPlaces(edition);

const paths = memberPaths(places);

/** Read once: a large directory has a page for each of thousands of members. */
export const pageWords = edition.appraisersPage.read();

/** The path of a member's page. */
export const pathOfMember = ({ id }: Pick<Appraiser, 'id'>): string =>
  paths.get(id) ?? '/appraisers';

export const wording = detailWording(edition.region.read(), edition.reasons.read().reasons);

export type PlacePage = PagedPlace & Pick<ComponentProps<typeof NearbyPlaces>, 'nearby' | 'map'>;

const mapBase = edition.mapBase.read();

/** What the page of a place has beside its members. */
function around(place: MemberPlace): Pick<PlacePage, 'nearby' | 'map'> {
  const nearby = nearbyPlaces(place, places, defaults.within);
  return { nearby, map: placeMap(mapBase, place, nearby, defaults.within) };
}

/** A page for each place, with its members or those of the first letter. */
export const placePaths = () =>
  places.map((place) => ({
    params: { place: place.slug },
    props: { place, ...placeParts(place)[0], ...around(place) },
  }));

/** A page for each further letter of a place with many members. */
export const placeLetterPaths = () =>
  places.flatMap((place) => {
    const [, ...further] = placeParts(place);
    if (further.length === 0) return [];
    const others = around(place);
    return further.map((page) => ({
      params: { place: place.slug, letter: page.part?.slug },
      props: { ...page, ...others },
    }));
  });

/** The words with the names of a place and of a member in place of {place} and {name}. */
export const withNames = (text: string, place: string, name = ''): string =>
  text.replace(/\{(place|name)\}/g, (_, what) => (what === 'place' ? place : name));

/** The words of a place's page. Search engines take two pages with one title for one. */
export function placeText(
  { place }: Pick<AppraisersPage, 'place'>,
  name: string,
  part?: PlacePart,
): AppraisersPage['place'] {
  const { title, description, heading, lead } = place;
  return {
    title: `${withNames(title, name)}${part?.isFurther ? `, ${part.label}` : ''}`,
    description: `${withNames(description, name)}${part?.isFurther ? ` ${partWords(part.label)}.` : ''}`,
    heading: withNames(heading, name),
    lead: withNames(lead, name),
  };
}
