// Classes and gatherings, events.yaml.
import { z } from 'zod';
import { day, localTime } from './day.ts';
import { reasonAndHint, shownValue } from './issue-message.ts';
import { email, fields, list, text } from './text.ts';

const dollarsHint = 'Enter dollars as a number from 0 to 100000, such as 25.';
const dollars = z.number(dollarsHint).min(0, dollarsHint).max(100_000, dollarsHint);

const idHint =
  'Enter an id like annual-meeting-2027, with small letters, digits and single dashes.';
const id = z
  .string(idHint)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idHint)
  .max(80);

const hoursHint = 'Enter hours as a number up to 500, or remove the line.';

/** Runs even if other fields have issues, so that one run reports all issues. */
const always = { when: () => true };

const event = fields({
  /** Never changes: it is the event's address, and identifies it in subscribers' calendars. */
  id,
  title: text,
  /** One of the kinds in pages/events.yaml. */
  kind: text.max(40),
  /** Local times at the venue. */
  start: localTime,
  end: localTime,
  /** One of the region's time zones, when it isn't the first. */
  timeZone: z.string('Enter a time zone from region.yaml.').optional(),
  place: text,
  city: text,
  /** The first day on which the site shows it. Before, it is a draft. */
  showFrom: day('2027-01-22').optional(),
  /** Hours of continuing education, if any. */
  hours: z.number(hoursHint).positive(hoursHint).max(500, hoursHint).optional(),
  /** Dollars; 0 is free. */
  price: fields({ member: dollars, guest: dollars }),
  summary: text,
  /** For questions and registrations. */
  contact: email('events@example.org'),
}).superRefine((given, context) => {
  const start = localTime.safeParse(given?.start);
  const end = localTime.safeParse(given?.end);
  // Both have the same format, so text order is time order.
  if (!start.success || !end.success || end.data > start.data) return;
  const message = reasonAndHint(
    'The event ends before it starts.',
    `Enter a time after ${start.data}, or change the start.`,
  );
  context.addIssue({ code: 'custom', path: ['end'], message });
}, always);

export const eventsSchema = list(event, 'a list of events', { least: 0, most: 1000 }).superRefine(
  (events, context) => {
    if (!Array.isArray(events)) return;
    const ids = events.map((given) => id.safeParse(given?.id).data);
    ids.forEach((own, at) => {
      if (own === undefined || ids.indexOf(own) === at) return;
      const message = reasonAndHint(
        `Entry ${ids.indexOf(own) + 1} already has the id ${shownValue(own)}.`,
        'Give this event another id.',
      );
      context.addIssue({ code: 'custom', path: [at, 'id'], message });
    });
  },
  always,
);

/** Not "Event", because browsers have a type of that name. */
export type CalendarEvent = z.infer<typeof event>;

/** An event with its instants for programs, and its time zone and town in words for people. */
export type DatedEvent = CalendarEvent & {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Such as "Mountain Time". */
  readonly zoneName: string;
  /** The city with its state. */
  readonly town: string;
};
