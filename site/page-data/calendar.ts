// Events as calendar files (RFC 5545), in UTC, which every calendar reads without a table of time zones.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DatedEvent } from '@appraisers/edition/schemas/events.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';

type Association = Pick<Site, 'name' | 'shortName' | 'url'>;

/** The library does so for the texts of events, not for those of the calendar. */
const escaped = (text: string) => escapeText(text, false);

/**
 * The text of a calendar file.
 * @param changed - When the events last changed. A calendar takes an event again if its sequence is higher.
 */
export function calendarOf(events: readonly DatedEvent[], of: Association, changed: Date): string {
  const { name, shortName, url } = of;
  const calendar = ical({
    prodId: { company: escaped(shortName), product: 'Classes and events', language: 'EN' },
    name: escaped(`${shortName} classes and events`),
    description: escaped(`Classes and events of the ${name}`),
    // Seconds after which subscribers ask again.
    ttl: 86_400,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${new URL(url).hostname}`,
      stamp: changed,
      // Seconds, which fit into 32 bits until 2088.
      sequence: Math.max(0, Math.floor((changed.getTime() - Date.UTC(2020, 0)) / 1000)),
      status: event.status ? ICalEventStatus.CANCELLED : null,
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      summary: event.title,
      location: `${event.place}, ${event.town}`,
      description: `${event.summary}\n\n${event.ask}: ${event.contact}`,
      categories: [{ name: event.kind }],
      url: `${url}/events`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The time of a file's last commit, so that equal content makes equal files; of a changed file, its own. */
export function lastChange(file: string): Date {
  const git = (...args: string[]) =>
    spawnSync('git', [...args, '--', basename(file)], { cwd: dirname(file), encoding: 'utf8' });
  const committed = git('log', '-1', '--format=%cI').stdout;
  const isCommitted = committed && git('diff', '--quiet', 'HEAD').status === 0;
  return isCommitted ? new Date(committed.trim()) : statSync(file).mtime;
}
