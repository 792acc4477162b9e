// When events are. The edition has local times; calendars need UTC. The present is always an argument,
// so that builds can be repeated.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { CalendarEvent, DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { Temporal } from 'temporal-polyfill';
import { shownToday } from './shown-entries.ts';

/**
 * The instant of a local time, in ISO 8601. An hour that occurs twice in November means the first; a
 * skipped hour in March counts on from the hour before (RFC 5545, 3.3.5).
 */
export const instantOf = (local: string, zone: string): string =>
  Temporal.PlainDateTime.from(local)
    .toZonedDateTime(zone, { disambiguation: 'compatible' })
    .toInstant()
    .toString({ smallestUnit: 'second' });

/** Every event that shows, including past ones. */
export const allEvents = (): DatedEvent[] =>
  datedEvents(shownToday(edition.events.read()), edition.region.read());

/** The events by start, then by id. The title of a cancelled one says so wherever it appears. */
export function datedEvents(
  events: readonly CalendarEvent[],
  region: Pick<Region, 'name' | 'timeZones'>,
): DatedEvent[] {
  const dated = events.map((event) => {
    const [usual] = region.timeZones;
    const own = region.timeZones.find(({ zone }) => zone === event.timeZone) ?? usual;
    const { zone = 'UTC', name = 'UTC' } = own ?? {};
    return {
      ...event,
      title: event.status ? `Cancelled: ${event.title}` : event.title,
      ask: event.status ? ('Ask' as const) : ('Register or ask' as const),
      startsAt: instantOf(event.start, zone),
      endsAt: instantOf(event.end, zone),
      zoneName: name,
      town: `${event.city}, ${region.name}`,
    };
  });
  return dated.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

/** The events that haven't ended at `now`. */
export const upcomingAt = (events: readonly DatedEvent[], now: Date): DatedEvent[] =>
  events.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
