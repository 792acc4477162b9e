// Which topics the privacy page has. They follow from the same settings as the content security policy.
import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { originsOf, tileOrigin } from '@appraisers/hosting/security-policy.ts';

type Topics = PageWords<'privacy'>['topics'];
export type PrivacyTopic = Topics[keyof Topics];

const hostNames = new Intl.ListFormat('en-US');

/** Without the protocol, and without the star for any subdomain. */
const hostName = (origin: string) => origin.replace(/^https?:\/\/(\*\.)?/, '');

/** A topic with the names of its hosts in place of {host}. Without hosts there is no topic. */
function naming({ heading, paragraphs }: PrivacyTopic, origins: readonly string[]): PrivacyTopic[] {
  const hosts = hostNames.format(origins.map(hostName));
  const named = paragraphs.map((text) => text.replaceAll('{host}', () => hosts));
  return origins.length > 0 ? [{ heading, paragraphs: named }] : [];
}

/** The topic of a service on another host, or of the site's own service. */
function serviceTopic(address: string | undefined, there: PrivacyTopic, own: PrivacyTopic) {
  const origins = originsOf([address]);
  return origins.length > 0 ? naming(there, origins) : [own];
}

/** The topics that are true for a site. */
export function privacyTopics(topics: Topics, site: Site): PrivacyTopic[] {
  const { embeds, newsletter, partners, tiles, video } = site;
  return [
    topics.search,
    topics.addresses,
    topics.location,
    ...naming(topics.map, [tileOrigin(tiles.url)]),
    topics.email,
    ...serviceTopic(embeds.membership.src, topics.membershipHost, topics.ownApplication),
    ...serviceTopic(embeds.events.src, topics.eventsHost, topics.ownCalendar),
    ...(video ? serviceTopic(video.src, topics.videoHost, topics.ownVideo) : []),
    ...serviceTopic(newsletter, topics.newsletterHost, topics.newsletterByEmail),
    ...naming(topics.partners, partners),
    topics.storage,
    topics.links,
    topics.webHost,
  ];
}
