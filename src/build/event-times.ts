// When events are. Content says clock time in Utah; programs want instants. The present is always
// an argument here, so a build can be repeated.
import type { CalendarEvent } from '#schemas/events.ts';

const zone = 'America/Denver';
const day = 86_400_000;

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  timeZoneName: 'longOffset',
});

/** Milliseconds that the clocks of Utah are ahead of UTC at an instant: a negative number. */
function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  const [, sign = '', hours = '', minutes = ''] =
    /([+-])(\d\d):(\d\d)/.exec(name?.value ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The instant of a clock time in Utah such as "2027-01-22T09:00". An hour that comes twice in
 * November means the first one; an hour that is left out in March is counted on from the hour
 * before it (RFC 5545, 3.3.5).
 */
export function instantOf(local: string): Date {
  const asIfUtc = Date.parse(`${local}Z`);
  const before = offsetAt(asIfUtc - day);
  const after = offsetAt(asIfUtc + day);
  const offset = [before, after].find((one) => offsetAt(asIfUtc - one) === one) ?? before;
  return new Date(asIfUtc - offset);
}

/** An event with the instant of its end, for scripts. */
export type UpcomingEvent = CalendarEvent & { readonly endsAt: string };

/** The events that have not ended at `now`, soonest first. */
export function upcomingAt(events: readonly CalendarEvent[], now: Date): UpcomingEvent[] {
  return inOrder(events)
    .map((event) => ({ ...event, endsAt: instantOf(event.end).toISOString() }))
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
}

/** Events by their start, those that start together by their id. */
export const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...events].sort((a, b) => {
    const [first, second] = [`${a.start} ${a.id}`, `${b.start} ${b.id}`];
    return first < second ? -1 : Number(first > second);
  });
