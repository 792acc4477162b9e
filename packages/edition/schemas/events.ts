// Classes and gatherings, events.yaml.
import { z } from 'zod';
import { localTime } from './day.ts';
import { email, fields, list, oneOf, text } from './text.ts';

const eventKinds = ['Continuing education', 'Networking', 'Training workshop'] as const;

const dollars = z
  .number('dollars as a number')
  .min(0, 'dollars from 0')
  .max(100_000, 'dollars up to 100,000');

const id = z
  .string('an id such as annual-meeting-2027')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as annual-meeting-2027')
  .max(80, 'an id of at most 80 characters');

/** Runs where other fields have issues, too, so that one run reports them all. */
const always = { when: () => true };

const event = fields({
  /** Never changes: it is the event's address, and its name in the calendars of subscribers. */
  id,
  title: text,
  kind: oneOf(eventKinds),
  /** Clock times of the place. */
  start: localTime,
  end: localTime,
  /** One of the region's, where it is not the first. */
  timeZone: z.string('a time zone of region.yaml').optional(),
  place: text,
  city: text,
  /** Hours of continuing education, where the event gives any. */
  hours: z
    .number('hours as a number')
    .positive('hours above 0, or no such line')
    .max(500, 'hours up to 500')
    .optional(),
  /** Dollars; 0 is free. */
  price: fields({ member: dollars, guest: dollars }),
  summary: text,
  /** Who answers questions and takes registrations. */
  contact: email('events@example.org'),
}).superRefine((given, context) => {
  const start = localTime.safeParse(given?.start);
  const end = localTime.safeParse(given?.end);
  // Both are written alike, so their order as text is their order in time.
  if (!start.success || !end.success || end.data > start.data) return;
  const message = `a time after the start, ${start.data}`;
  context.addIssue({ code: 'custom', path: ['end'], message });
}, always);

export const eventsSchema = list(event, 'a list of events', { least: 0, most: 1000 }).superRefine(
  (events, context) => {
    if (!Array.isArray(events)) return;
    const ids = events.map((given) => id.safeParse(given?.id).data);
    ids.forEach((own, at) => {
      if (own === undefined || ids.indexOf(own) === at) return;
      const message = `an id of its own; entry ${ids.indexOf(own) + 1} has it`;
      context.addIssue({ code: 'custom', path: [at, 'id'], message });
    });
  },
  always,
);

/** Named so because a browser has an Event of its own. */
export type CalendarEvent = z.infer<typeof event>;

/** An event of the region, with its instants for programs and its zone and town in words for people. */
export type DatedEvent = CalendarEvent & {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Such as "Mountain Time". */
  readonly zoneName: string;
  /** The city with its state. */
  readonly town: string;
};
