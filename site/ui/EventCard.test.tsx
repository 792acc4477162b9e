import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import type { CalendarEvent } from '@appraisers/edition/schemas/events.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { datedEvents } from '#page-data/event-times.ts';
import { EventCard } from './EventCard.tsx';

const html = (change: Partial<CalendarEvent> = {}) =>
  datedEvents([sampleEvent(change)], eventRegion)
    .map((event) => renderToStaticMarkup(<EventCard event={event} />))
    .join('');
const words = (change: Partial<CalendarEvent> = {}) =>
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
])('an event with %j says so', (change, said) => expect(words(change)).toContain(` ${said} `));

it('an event links to an email with its name, and to its calendar file', () => {
  const card = html({ title: 'USPAP & you' });
  expect(card).toContain(
    'href="mailto:education@example.org?subject=USPAP%20%26%20you%2C%202027-03-19"',
  );
  expect(card).toContain('href="/events/measuring-2027.ics"');
});
