// The pages of places and members.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { defaults } from '@appraisers/directory/criteria.ts';
import { memberPaths, nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import { detailWording, readMemberPlaces } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

/** The places that have members, computed once for all pages. */
export const places = readMemberPlaces(edition);

const paths = memberPaths(places);

/** Read once: a large directory has a page for each of thousands of members. */
const words = edition.pages.appraisers.read();

/** The path of a member's page. */
export const pathOfMember = ({ id }: Pick<Appraiser, 'id'>): string =>
  paths.get(id) ?? '/appraisers';

export const wording = detailWording(edition.region.read(), edition.reasons.read().reasons);

/** A text with the names of a place and of a member in place of {place} and {name}. */
const withNames = (text: string, place: string, name = ''): string =>
  text.replace(/\{(place|name)\}/g, (_, what) => (what === 'place' ? place : name));

/** A page for each place, with its members and the places nearby. */
export const placePaths = () =>
  places.map((place) => ({
    params: { place: place.slug },
    props: {
      place,
      nearby: nearbyPlaces(place, places, defaults.within),
      title: withNames(words.place.title, place.name),
      description: withNames(words.place.description, place.name),
      heading: withNames(words.place.heading, place.name),
      lead: withNames(words.place.lead, place.name),
    },
  }));

/** A page for each member, below that of the place. */
export const memberPagePaths = () =>
  places.flatMap((place) =>
    place.appraisers.map((member) => {
      const path = pathOfMember(member);
      const name = fullName(member);
      // Search engines take two pages with one title for one.
      const own = path.endsWith(`-${member.id}`) ? `${name} (${member.id})` : name;
      const { title, description, lead, link } = words.member;
      return {
        params: { place: place.slug, member: path.slice(path.lastIndexOf('/') + 1) },
        props: {
          place,
          member,
          path,
          title: withNames(title, place.name, own),
          description: withNames(description, place.name, own),
          lead: withNames(lead, place.name, name),
          link: { heading: link.heading, text: withNames(link.text, place.name, name) },
        },
      };
    }),
  );
