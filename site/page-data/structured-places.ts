// What machines read of the pages by place. Mail addresses are no part of it.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { phoneHref } from '@appraisers/directory/phone.ts';
import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { placeCrumbs } from '#ui/PageOpening.tsx';
import { breadcrumbList, type Thing } from './structured-data.ts';

const pathOf = ({ slug }: Pick<MemberPlace, 'slug'>) => `/appraisers/${slug}`;

const listOf = (items: readonly object[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
});

const person = (site: Site, { postalCode }: Region, appraiser: Appraiser): Thing => {
  const phone = phoneHref(appraiser.phone)?.replace('tel:', '');
  return {
    '@type': 'Person',
    name: fullName(appraiser),
    jobTitle: 'Residential appraiser',
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: appraiser.city,
      addressRegion: postalCode,
      postalCode: appraiser.zip,
    },
    memberOf: { '@id': `${site.url}/#organization` },
  };
};

/** Of the list of all places. */
export const placesThings = (site: Site, places: readonly MemberPlace[]): readonly Thing[] => [
  listOf(places.map((place) => ({ name: place.name, url: site.url + pathOf(place) }))),
  breadcrumbList(site, placeCrumbs),
];

/** Of the page of a place. */
export const placeThings = (site: Site, region: Region, place: MemberPlace): readonly Thing[] => [
  listOf(place.appraisers.map((appraiser) => ({ item: person(site, region, appraiser) }))),
  breadcrumbList(site, [...placeCrumbs, { href: pathOf(place), label: place.name }]),
];
