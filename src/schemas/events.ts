// Classes and gatherings, content/events.yaml.
import { z } from 'zod';
import { text } from './text.ts';

const eventKinds = ['Continuing education', 'Networking', 'Training workshop'] as const;

const localMinute = 'a day and time in Utah such as 2027-01-22T09:00';

/** Clock time in Utah, to the minute and without a zone: the site knows the zone. */
const localTime = z.iso
  .datetime({ local: true, precision: -1, error: localMinute })
  .refine((time) => !time.endsWith('Z'), localMinute);

const dollars = z.number('dollars as a number').min(0, 'dollars from 0');

const event = z
  .strictObject({
    /** Never changes: it is the event's address, and its name in the calendars of subscribers. */
    id: z
      .string('an id such as annual-meeting-2027')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as annual-meeting-2027'),
    title: text,
    kind: z.enum(eventKinds, `one of ${eventKinds.join(', ')}`),
    start: localTime,
    end: localTime,
    place: text,
    city: text,
    /** Hours of continuing education, where the event gives any. */
    hours: z.number('hours as a number').positive('hours above 0, or no such line').optional(),
    /** Dollars; 0 is free. */
    price: z.strictObject({ member: dollars, guest: dollars }),
    summary: text,
    /** Who answers questions and takes registrations. */
    contact: z.email('a mail address such as events@example.org'),
  })
  .superRefine(({ start, end }, context) => {
    // Both are written alike, so their order as text is their order in time.
    if (end > start) return;
    const message = `a time after the start, ${start}`;
    context.addIssue({ code: 'custom', path: ['end'], message });
  });

export const eventsSchema = z.array(event, 'a list of events').superRefine((events, context) => {
  const ids = events.map(({ id }) => id);
  ids.forEach((id, at) => {
    if (ids.indexOf(id) < at) {
      context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id of its own' });
    }
  });
});

/** Named so because a browser has an Event of its own. */
export type CalendarEvent = z.infer<typeof event>;
