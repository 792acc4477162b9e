import { edition } from '@appraisers/edition/loaders/edition.ts';
import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import { expect, it } from 'vitest';
import { datedEvents } from './event-times.ts';
import { pathOfMember, places } from './place-pages.ts';
import { articleThing, eventThing, jsonLd, memberThing } from './structured-data.ts';

it('dates an event in UTC, whatever its zone', () => {
  const [event] = datedEvents([sampleEvent({ timeZone: 'America/Los_Angeles' })], eventRegion);
  expect(event && eventThing(event)).toMatchObject({
    startDate: '2027-03-19T16:00:00Z',
    endDate: '2027-03-19T20:00:00Z',
    location: { address: { addressLocality: 'Middleton' } },
    offers: { price: 110, priceCurrency: 'USD' },
  });
});

it('doesn’t end early at a title with markup', () => {
  const [post] = edition.posts.read();
  if (!post) throw new Error('The edition has no article.');
  const title = '</script><script>alert(1)</script>';
  const text = jsonLd([articleThing({ ...post.post, title })]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe(title);
});

it('states the phone and ZIP code of members, and never their email addresses', () => {
  const members = places.flatMap(({ appraisers }) => appraisers);
  const all = jsonLd(members.map((member) => memberThing(member, pathOfMember(member))));
  expect(all).toContain('"telephone":"+1801');
  expect(all).toContain('"postalCode":"84604"');
  expect(all).not.toMatch(/mail|\w@\w/);
  // A member without a phone has none here.
  expect(all).not.toMatch(/"telephone":(""|"N\/A"|null)/);
});
