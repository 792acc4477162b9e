import { edition } from '@appraisers/edition/loaders/edition.ts';
import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import { expect, it } from 'vitest';
import { datedEvents } from './event-times.ts';
import {
  blogPosting,
  breadcrumbList,
  eventThing,
  jsonLd,
  organization,
} from './structured-data.ts';

const site = edition.site.read();
const region = edition.region.read();

it('says who the association is', () => {
  expect(organization(site, region, { founded: 2009 })).toMatchObject({
    '@type': 'Organization',
    foundingDate: '2009',
    areaServed: { name: region.name },
  });
});

it('dates an event by its instants, whatever its zone', () => {
  const [event] = datedEvents([sampleEvent({ timeZone: 'America/Los_Angeles' })], eventRegion);
  expect(event && eventThing(site, eventRegion, event)).toMatchObject({
    startDate: '2027-03-19T16:00:00Z',
    endDate: '2027-03-19T20:00:00Z',
    location: { address: { addressLocality: 'Middleton', addressRegion: 'TZ' } },
    offers: { price: 110, priceCurrency: 'USD' },
  });
});

it('numbers the pages above an article from 1', () => {
  const crumbs = [
    { href: '/resources', label: 'Resources' },
    { href: '/resources/blogs', label: 'Articles' },
  ];
  expect(breadcrumbList(site, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site.url}/resources` },
      { position: 2, item: `${site.url}/resources/blogs` },
    ],
  });
});

it('cannot be ended early by what an article is called', () => {
  const title = '</script><script>alert(1)</script>';
  const post = {
    id: 9,
    title,
    excerpt: '',
    author: '',
    date: '2026-03-12',
    category: 'Commercial',
    image: 'report.svg',
    imageAlt: '',
    readTime: '',
  } as const;
  const text = jsonLd([blogPosting(site, post)]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe(title);
});
