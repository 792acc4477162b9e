import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { hostedSite, siteOfOwn } from '@appraisers/hosting/sites.fixture.ts';
import { describe, expect, it } from 'vitest';
import { privacyTopics } from './privacy-topics.ts';

const { topics } = openEdition('editions/journeys').pages.privacy.read();

/** The topics with these settings, by name. */
function namesOf(site: Site): string[] {
  const shown = privacyTopics(topics, site);
  const openings = new Map(
    Object.entries(topics).map(([name, { heading, paragraphs }]) => [
      heading + paragraphs[0]?.split('{host}')[0],
      name,
    ]),
  );
  return shown.map(({ heading, paragraphs }) => {
    const text = heading + paragraphs[0];
    const opening = [...openings.keys()].find((start) => text.startsWith(start)) ?? '';
    return openings.get(opening) ?? text;
  });
}

const textOf = (site: Site) =>
  privacyTopics(topics, site)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');

const { video: _, ...withoutVideo } = siteOfOwn;
const membershipHost = {
  ...siteOfOwn.embeds.membership,
  src: 'https://members.example.net/join?org=7',
};

const configurations: readonly (readonly [
  name: string,
  site: Site,
  has: readonly string[],
  hasNot: readonly string[],
])[] = [
  [
    'its own services',
    { ...siteOfOwn, partners: [] },
    ['map', 'ownApplication', 'ownCalendar', 'ownVideo', 'newsletterByEmail'],
    ['membershipHost', 'eventsHost', 'videoHost', 'newsletterHost', 'partners'],
  ],
  ['no video', withoutVideo, ['search'], ['ownVideo', 'videoHost']],
  [
    'events and a video on other hosts',
    hostedSite,
    ['ownApplication', 'eventsHost', 'videoHost'],
    ['membershipHost', 'ownCalendar', 'ownVideo'],
  ],
  [
    'a membership form on another host',
    { ...siteOfOwn, embeds: { ...siteOfOwn.embeds, membership: membershipHost } },
    ['membershipHost', 'ownCalendar'],
    ['ownApplication', 'eventsHost'],
  ],
  [
    'a newsletter page and partners',
    { ...siteOfOwn, newsletter: 'https://news.example.org/', partners: ['https://a.example.org'] },
    ['newsletterHost', 'partners'],
    ['newsletterByEmail'],
  ],
];

describe('the privacy page of a site', () => {
  it.each(configurations)('with %s has its topics', (_name, site, has, hasNot) => {
    const names = namesOf(site);
    expect(names).toEqual(expect.arrayContaining([...has]));
    expect(names.filter((name) => hasNot.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(textOf(site)).not.toMatch(/[{}]/);
  });

  it('has every topic with some configuration', () => {
    const names = new Set(configurations.flatMap(([, site]) => namesOf(site)));
    expect([...names].sort()).toEqual(Object.keys(topics).sort());
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
    const partners = ['https://a.example.org', 'https://b.example.org'];
    expect(textOf({ ...siteOfOwn, partners })).toContain('a.example.org and b.example.org');
  });
});
