// Events as calendar programs read them (RFC 5545). Times are written in UTC, which every program
// understands without a table of time zones.

import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import ical from 'ical-generator';

type Association = Pick<Site, 'name' | 'shortName' | 'url'>;

/** Content has no time of its last change, and the same content has to make the same bytes. */
const stamp = new Date('2026-01-01T00:00:00Z');
/** Seconds after which a program that subscribed asks again. */
const oneDay = 86_400;

/** The text of a calendar file with these events. */
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
      description: `${event.summary}\n\nAsk or register: ${event.contact}`,
      categories: [{ name: event.kind }],
      url: `${url}/events`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** A calendar file as a static host serves it. */
export const calendarResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
