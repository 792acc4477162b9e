// What machines read of a page: schema.org in JSON-LD.

import type { Facts } from '@appraisers/edition/schemas/association.ts';
import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { articleCrumbs, type Crumb } from '#ui/Breadcrumb.tsx';

export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const at = (site: Site, path: string) => new URL(path, site.url).href;

export const organization = (site: Site, region: Region, { founded }: Facts): Thing => ({
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  alternateName: site.shortName,
  url: site.url,
  logo: at(site, '/icon-512.png'),
  foundingDate: String(founded),
  email: site.contact.email,
  telephone: `+${site.contact.phone}`,
  areaServed: { '@type': 'State', name: region.name },
  sameAs: [site.social.group.url, site.social.network.url],
});

export const blogPosting = (site: Site, post: Post): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  articleSection: post.category,
  author: { '@type': 'Person', name: post.author },
  publisher: { '@id': `${site.url}/#organization`, '@type': 'Organization', name: site.name },
  image: at(site, `/share/article-${post.id}.png`),
  mainEntityOfPage: at(site, `/resources/blogs/${post.id}`),
});

export const breadcrumbList = (site: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: at(site, href),
  })),
});

/** An article, and where it stands in the site. */
export const articleThings = (site: Site, post: Post): readonly Thing[] => [
  blogPosting(site, post),
  breadcrumbList(site, [
    ...articleCrumbs,
    { href: `/resources/blogs/${post.id}`, label: post.title },
  ]),
];

export const eventThing = (site: Site, region: Region, event: DatedEvent): Thing => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: event.startsAt,
  endDate: event.endsAt,
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
    url: at(site, '/events'),
  },
});

/** The text of a JSON-LD script. A "<" cannot end the script early. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
