import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import { memberPaths } from '@appraisers/directory/member-paths.ts';
import { nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import { detailWording } from '@appraisers/edition/loaders/detail-wording.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { readMemberPlaces } from '@appraisers/edition/loaders/member-places.ts';
import type { AppraisersPage } from '@appraisers/edition/schemas/pages.ts';

/** The places that have members, computed once for all pages. */
export const places = readMemberPlaces(edition);

const paths = memberPaths(places);

/** Read once: a large directory has a page for each of thousands of members. */
export const pageWords = edition.pages.appraisers.read();

/** The path of a member's page. */
export const pathOfMember = ({ id }: Pick<Appraiser, 'id'>): string =>
  paths.get(id) ?? '/appraisers';

export const wording = detailWording(edition.region.read(), edition.reasons.read().reasons);

/** A page for each place, with its members and the places nearby. */
export const placePaths = () =>
  places.map((place) => ({
    params: { place: place.slug },
    props: { place, nearby: nearbyPlaces(place, places, defaults.within) },
  }));

/** The words with the names of a place and of a member in place of {place} and {name}. */
export const withNames = (text: string, place: string, name = ''): string =>
  text.replace(/\{(place|name)\}/g, (_, what) => (what === 'place' ? place : name));

/** The words of a place's page. */
export function placeText(
  { place }: Pick<AppraisersPage, 'place'>,
  name: string,
): AppraisersPage['place'] {
  const { title, description, heading, lead } = place;
  return {
    title: withNames(title, name),
    description: withNames(description, name),
    heading: withNames(heading, name),
    lead: withNames(lead, name),
  };
}
