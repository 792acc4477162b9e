// Events as calendar files (RFC 5545), in UTC, which every calendar reads without a table of time zones.

import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import ical from 'ical-generator';

type Association = Pick<Site, 'name' | 'shortName' | 'url'>;

/** The edition has no time of its last change, and equal content makes equal files. */
const stamp = new Date('2026-01-01T00:00:00Z');
/** Seconds after which subscribers ask again. */
const oneDay = 86_400;

/** The text of a calendar file. */
export function calendarOf(events: readonly DatedEvent[], association: Association): string {
  const { name, shortName, url } = association;
  const calendar = ical({
    prodId: { company: shortName, product: 'Classes and events', language: 'EN' },
    name: `${shortName} classes and events`,
    description: `Classes and events of the ${name}`,
    ttl: oneDay,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${new URL(url).hostname}`,
      stamp,
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      summary: event.title,
      location: `${event.place}, ${event.town}`,
      description: `${event.summary}\n\nRegister or ask: ${event.contact}`,
      categories: [{ name: event.kind }],
      url: `${url}/events`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

export const calendarResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
