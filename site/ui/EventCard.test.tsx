import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EventCard } from './EventCard.tsx';

const event: DatedEvent = {
  id: 'uspap-2027',
  title: 'USPAP & you',
  kind: 'Continuing education',
  start: '2027-01-22T08:30',
  end: '2027-01-22T16:30',
  place: 'Hall 2',
  city: 'Sandy',
  price: { member: 130, guest: 195 },
  summary: 'The update course.',
  contact: 'education@example.org',
  startsAt: '2027-01-22T15:30:00Z',
  endsAt: '2027-01-22T23:30:00Z',
  zoneName: 'Mountain Time',
  town: 'Sandy, Utah',
  ask: 'Register or ask',
};
const html = (change: Partial<DatedEvent> = {}) =>
  renderToStaticMarkup(<EventCard event={{ ...event, ...change }} />);
const words = (change: Partial<DatedEvent> = {}) =>
  html(change)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('an event says when it is', () => {
  it.each([
    ['2027-01-22T08:30', '2027-01-22T16:30', 'January 22, 2027 8:30 a.m. to 4:30 p.m. Mountain'],
    ['2027-03-19T09:00', '2027-03-19T13:00', 'March 19, 2027 9 a.m. to 1 p.m. Mountain Time'],
    ['2027-11-05T12:00', '2027-11-05T14:00', 'November 5, 2027 noon to 2 p.m. Mountain Time'],
    [
      '2027-12-31T22:00',
      '2028-01-01T00:30',
      'Friday, December 31, 2027 10 p.m. to Saturday, January 1, 2028, 12:30 a.m. Mountain Time',
    ],
  ])('from %s to %s', (start, end, said) => expect(words({ start, end })).toContain(said));

  it('with the day of the wall calendar beside it', () =>
    expect(words({ start: '2027-06-30T23:30', end: '2027-07-01T00:30' })).toMatch(
      /^ ?Jun 30 2027 /,
    ));
});

it.each([
  [{ price: { member: 0, guest: 110 } }, 'Free for members, $110 for guests'],
  [{ price: { member: 12.5, guest: 1000 } }, '$12.50 for members, $1,000 for guests'],
  [{ price: { member: 0, guest: 0 } }, 'Free for everyone'],
  [{ price: { member: 20, guest: 20 } }, '$20 for everyone'],
  [{ hours: 1 }, '1 hour of continuing education'],
  [{ hours: 3.5 }, '3.5 hours of continuing education'],
])('an event with %j says so', (change, said) => {
  expect(words(change)).toContain(` ${said} `);
  expect(words()).not.toContain('hours');
});

it('an event links to an email with its name, and to its calendar file', () => {
  expect(html()).toContain(
    'href="mailto:education@example.org?subject=USPAP%20%26%20you%2C%202027-01-22"',
  );
  expect(html()).toContain('href="/events/uspap-2027.ics"');
});
