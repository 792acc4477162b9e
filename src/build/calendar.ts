// Events as calendar programs read them (RFC 5545). Times are written in UTC, which every program
// understands without a table of time zones.
import ical from 'ical-generator';
import type { CalendarEvent } from '#schemas/events.ts';
import type { Site } from '#schemas/site.ts';
import { inOrder, instantOf } from './event-times.ts';

type Association = Pick<Site, 'name' | 'shortName' | 'url'>;

/** Content has no time of its last change, and the same content has to make the same bytes. */
const stamp = new Date('2026-01-01T00:00:00Z');
/** Seconds after which a program that subscribed asks again. */
const oneDay = 86_400;

/** The text of a calendar file with these events, in their order of time. */
export function calendarOf(events: readonly CalendarEvent[], association: Association): string {
  const { name, shortName, url } = association;
  const calendar = ical({
    prodId: { company: shortName, product: 'Classes and events', language: 'EN' },
    name: `${shortName} classes and events`,
    description: `Classes and events of the ${name}`,
    ttl: oneDay,
  });
  for (const event of inOrder(events)) {
    calendar.createEvent({
      id: `${event.id}@${new URL(url).hostname}`,
      stamp,
      start: instantOf(event.start),
      end: instantOf(event.end),
      summary: event.title,
      location: `${event.place}, ${event.city}, Utah`,
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
