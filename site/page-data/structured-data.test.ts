import { detailed, sampleWording } from '@appraisers/directory/members.fixture.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import { expect, it } from 'vitest';
import { datedEvents } from './event-times.ts';
import { pathOfMember, places } from './place-pages.ts';
import {
  articleThings,
  breadcrumbList,
  eventThing,
  jsonLd,
  memberThings,
  organization,
  placeThings,
} from './structured-data.ts';

const site = edition.site.read();
const region = edition.region.read();

it('describes the association', () =>
  expect(organization(site, region, { founded: 2009 })).toMatchObject({
    '@type': 'Organization',
    foundingDate: '2009',
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    areaServed: { name: region.name },
  }));

it('dates an event in UTC, whatever its zone', () => {
  const [event] = datedEvents([sampleEvent({ timeZone: 'America/Los_Angeles' })], eventRegion);
  expect(event && eventThing(site, eventRegion, event)).toMatchObject({
    startDate: '2027-03-19T16:00:00Z',
    endDate: '2027-03-19T20:00:00Z',
    location: { address: { addressLocality: 'Middleton', addressRegion: 'TZ' } },
    offers: { price: 110, priceCurrency: 'USD' },
  });
});

it('numbers the pages above a page from 1', () => {
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

it('doesn’t end early at a title with markup', () => {
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
  const text = jsonLd(articleThings(site, post));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe(title);
});

it('leads from the page of a place to the list of all', () => {
  for (const place of places)
    expect(placeThings(site, place)).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: `${site.url}/appraisers` },
          { position: 2, name: place.name, item: `${site.url}/appraisers/${place.slug}` },
        ],
      },
    ]);
});

it('states the phone and ZIP code of members, and never their email addresses', () => {
  const all = places
    .flatMap((place) =>
      place.appraisers.map((member) =>
        jsonLd(
          memberThings(site, region, sampleWording, { place, member, path: pathOfMember(member) }),
        ),
      ),
    )
    .join();
  expect(all).toContain('"telephone":"+1801');
  expect(all).toContain('"postalCode":"84604"');
  expect(all).not.toMatch(/mail|\w@\w/);
  for (const { email } of edition.members.read()) expect(all).not.toContain(email.split('@')[0]);
  // A member without a phone has none here.
  expect(all).not.toMatch(/"telephone":(""|"N\/A"|undefined)/);
});

it('describes a member with what they state, and nothing else', () => {
  const [place] = places;
  if (!place) throw new Error('The edition has no members.');
  const path = '/appraisers/provo/ruth-abernathy';
  const [page, crumbs] = memberThings(site, region, sampleWording, {
    place,
    member: detailed,
    path,
  });
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Ruth Abernathy',
      url: site.url + path,
      hasCredential: { name: 'Certified Residential Appraiser', identifier: '5512345-CR00' },
      knowsLanguage: ['Spanish', 'Tongan'],
      sameAs: 'https://www.example.org/ruth/',
    },
  });
  expect(crumbs).toMatchObject({
    itemListElement: [{ position: 1 }, { name: place.name }, { name: 'Ruth Abernathy' }],
  });
  const empty = { ...detailed, license: '', credential: '', languages: '', website: '' };
  const bare = jsonLd(memberThings(site, region, sampleWording, { place, member: empty, path }));
  expect(bare).not.toMatch(/hasCredential|knowsLanguage|sameAs|rating/i);
});
