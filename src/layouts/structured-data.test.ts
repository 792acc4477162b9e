import { expect, it } from 'vitest';
import { readYaml } from '#loaders/read-yaml.ts';
import { siteSchema } from '#schemas/site.ts';
import {
  blogPosting,
  breadcrumbList,
  eventThing,
  jsonLd,
  organization,
} from './structured-data.ts';

const site = readYaml('content/site.yaml', siteSchema);

it('says who the association is', () => {
  expect(organization(site)).toMatchObject({ '@type': 'Organization', foundingDate: '2009' });
});

it('dates an event in the time of Utah, winter and summer', () => {
  const event = {
    id: 'class',
    title: 'Class',
    kind: 'Training workshop',
    start: '2027-01-22T09:00',
    end: '2027-07-22T09:00',
    place: 'Library',
    city: 'Murray',
    price: { member: 0, guest: 55 },
    summary: 'A class.',
    contact: 'events@example.org',
  } as const;
  expect(eventThing(site, event)).toMatchObject({
    startDate: '2027-01-22T16:00:00.000Z',
    endDate: '2027-07-22T15:00:00.000Z',
    offers: { price: 55, priceCurrency: 'USD' },
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
