// What pages say to search engines: schema.org in JSON-LD. It has no email addresses of members.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { phoneHref } from '@appraisers/directory/phone.ts';
import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { founded, region, site } from './site-data.ts';

export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const association: Thing = {
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: site.url,
};

const addressOf = ({ city, zip }: { city: string; zip?: string }): Thing => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressRegion: region.postalCode,
  postalCode: zip,
});

export const organization: Thing = {
  ...association,
  alternateName: site.shortName,
  logo: `${site.url}/icon-512.png`,
  foundingDate: String(founded),
  email: site.contact.email,
  telephone: `+${site.contact.phone}`,
  areaServed: { '@type': 'State', name: region.name },
  sameAs: [site.social.group.url, site.social.network.url],
};

export const articleThing = (post: Post): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  articleSection: post.category,
  author: { '@type': 'Person', name: post.author },
  publisher: association,
  image: `${site.url}/share/article-${post.id}.png`,
  mainEntityOfPage: `${site.url}/resources/blogs/${post.id}`,
});

export const eventThing = (event: DatedEvent): Thing => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/Event${event.status ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.place, address: addressOf(event) },
  organizer: association,
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

/** A member, with what their page has first. */
export const memberThing = (member: Appraiser, path: string): Thing => ({
  '@type': 'Person',
  name: fullName(member),
  url: site.url + path,
  jobTitle: 'Residential appraiser',
  telephone: phoneHref(member.phone)?.replace('tel:', ''),
  address: addressOf(member),
  memberOf: association,
});
