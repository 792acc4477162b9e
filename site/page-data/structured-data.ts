// The structured data of pages: schema.org in JSON-LD. It has no email addresses of members.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import type { DetailWording } from '@appraisers/directory/detail-rows.ts';
import { listItems } from '@appraisers/directory/member-details.ts';
import { phoneHref } from '@appraisers/directory/phone.ts';
import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import type { Facts } from '@appraisers/edition/schemas/association.ts';
import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { articleCrumbs, type Crumb, memberCrumbs, placeCrumbs } from '#ui/navigation.ts';

export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

export const organization = (site: Site, region: Region, { founded }: Facts): Thing => ({
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  alternateName: site.shortName,
  url: site.url,
  logo: `${site.url}/icon-512.png`,
  foundingDate: String(founded),
  email: site.contact.email,
  telephone: `+${site.contact.phone}`,
  areaServed: { '@type': 'State', name: region.name },
  sameAs: [site.social.group.url, site.social.network.url],
});

export const breadcrumbList = (site: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.url + href,
  })),
});

/** An article and the pages above it. */
export const articleThings = (site: Site, post: Post): readonly Thing[] => {
  const path = `/resources/blogs/${post.id}`;
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      datePublished: post.date,
      articleSection: post.category,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@id': `${site.url}/#organization`, '@type': 'Organization', name: site.name },
      image: `${site.url}/share/article-${post.id}.png`,
      mainEntityOfPage: site.url + path,
    },
    breadcrumbList(site, [...articleCrumbs, { href: path, label: post.title }]),
  ];
};

export const eventThing = (site: Site, region: Region, event: DatedEvent): Thing => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/Event${event.status ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: event.place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: event.city,
      addressRegion: region.postalCode,
    },
  },
  organizer: { '@type': 'Organization', name: site.name, url: site.url },
  offers: {
    '@type': 'Offer',
    price: event.price.guest,
    priceCurrency: 'USD',
    url: `${site.url}/events`,
  },
});

/** The text of a JSON-LD script. Without "<", it can't end early. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

const person = (site: Site, { postalCode }: Region, appraiser: Appraiser, path: string): Thing => {
  const phone = phoneHref(appraiser.phone)?.replace('tel:', '');
  return {
    '@type': 'Person',
    name: fullName(appraiser),
    url: site.url + path,
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

/** For the page of a place: the pages above it. */
export const placeThings = (site: Site, { name, slug }: MemberPlace): readonly Thing[] => [
  breadcrumbList(site, [...placeCrumbs, { href: `/appraisers/${slug}`, label: name }]),
];

/** For the page of a member: the person, with what they state. No rating, and nothing that we don't know. */
export const memberThings = (
  site: Site,
  region: Region,
  { credentials }: DetailWording,
  { place, member, path }: { place: MemberPlace; member: Appraiser; path: string },
): readonly Thing[] => {
  const { credential, license, languages, website } = member;
  const name = credentials[credential];
  return [
    {
      '@type': 'ProfilePage',
      url: site.url + path,
      mainEntity: {
        ...person(site, region, member, path),
        ...(name && {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: 'license',
            name,
            ...(license && { identifier: license }),
          },
        }),
        ...(languages && { knowsLanguage: listItems(languages) }),
        ...(website && { sameAs: website }),
      },
    },
    breadcrumbList(site, [...memberCrumbs(place), { href: path, label: fullName(member) }]),
  ];
};
