import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { hostedSite, siteOfOwn } from '@appraisers/hosting/sites.fixture.ts';
import { describe, expect, it } from 'vitest';
import { privacyTopics } from './privacy-topics.ts';

const { topics } = openEdition('editions/journeys').pages.privacy.read();
const textOf = (site: Site) => JSON.stringify(privacyTopics(topics, site));

const { video: _, ...withoutVideo } = siteOfOwn;
const src = 'https://members.example.net/join?org=7';
const hostedForm = { ...siteOfOwn.embeds, membership: { ...siteOfOwn.embeds.membership, src } };
const newsletter = 'https://news.example.org/';
const partners = ['https://a.example.org', 'https://b.example.org'];

type Topic = keyof typeof topics;
type Configuration = readonly [Site, has: readonly Topic[], hasNot: readonly Topic[]];
const configurations: readonly Configuration[] = [
  [
    { ...siteOfOwn, partners: [] },
    ['map', 'ownApplication', 'ownCalendar', 'ownVideo', 'newsletterByEmail'],
    ['membershipHost', 'eventsHost', 'videoHost', 'newsletterHost', 'partners'],
  ],
  [withoutVideo, ['search'], ['ownVideo', 'videoHost']],
  [
    hostedSite,
    ['ownApplication', 'eventsHost', 'videoHost'],
    ['membershipHost', 'ownCalendar', 'ownVideo'],
  ],
  [
    { ...siteOfOwn, embeds: hostedForm },
    ['membershipHost', 'ownCalendar'],
    ['ownApplication', 'eventsHost'],
  ],
  [{ ...siteOfOwn, newsletter, partners }, ['newsletterHost', 'partners'], ['newsletterByEmail']],
];

describe('the privacy page of a site', () => {
  it.each(configurations)('has the topics of its services, case %#', (site, has, hasNot) => {
    const shown = privacyTopics(topics, site).map(({ paragraphs: [first = ''] }) => first);
    // The host stands where a topic has a placeholder.
    const isShown = (topic: Topic) => {
      const [start = '', end = ''] = topics[topic].paragraphs[0]?.split('{host}') ?? [];
      return shown.some((text) => text.startsWith(start) && text.endsWith(end));
    };
    expect(has.filter((topic) => !isShown(topic))).toEqual([]);
    expect(hasNot.filter(isShown)).toEqual([]);
    expect(textOf(site)).not.toContain('{host}');
  });

  it.each([
    ['https://tile.example.org/{z}/{x}/{y}.png', 'from tile.example.org.'],
    ['https://{s}.tile.example.org:8443/{z}/{x}/{y}.png', 'from tile.example.org:8443.'],
  ])('names the host of the map %s', (url, text) =>
    expect(textOf({ ...siteOfOwn, tiles: { ...siteOfOwn.tiles, url } })).toContain(text),
  );

  it('names the other hosts, and all partners', () => {
    expect(textOf(hostedSite)).toContain('comes from platform.example.org.');
    expect(textOf(hostedSite)).toContain('comes from video.example.net:8443,');
    expect(textOf({ ...siteOfOwn, partners })).toContain('a.example.org and b.example.org');
  });
});
