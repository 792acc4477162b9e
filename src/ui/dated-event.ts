import type { CalendarEvent } from '#schemas/events.ts';

/** An event as it is shown: with the instant of its end, its time zone and its town in words. */
export type DatedEvent = CalendarEvent & {
  readonly endsAt: string;
  /** Such as Mountain Time. */
  readonly zoneName: string;
  /** The city with its state. */
  readonly town: string;
};
