// Classes and gatherings, events.yaml.
import { z } from 'zod';
import { localTime, showFrom } from './day.ts';
import { reasonAndHint } from './issue-message.ts';
import {
  always,
  eachOnce,
  email,
  fields,
  list,
  matching,
  numberWithin,
  prose,
  text,
} from './text.ts';

const dollars = numberWithin('dollars as a number from 0 to 100000, such as 25', 0, 100_000);

const id = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Enter an id like annual-meeting-2027, with small letters, digits and single dashes.',
).max(80);

const event = fields({
  id: id.meta({
    title: 'Short name',
    description:
      "Example: annual-meeting-2028. Don't change it later. Subscribers' calendars know the event by it.",
  }),
  title: text,
  kind: text.max(40).meta({ title: 'Kind of event', choices: 'eventKinds' }),
  start: localTime.meta({ title: 'Starts', description: 'Local time at the venue.' }),
  end: localTime.meta({ title: 'Ends' }),
  timeZone: z.string('Enter a time zone from region.yaml.').optional().meta({
    choices: 'timeZones',
    description: 'Fill this in only if the event is in another time zone.',
  }),
  place: text.describe('Building and room.'),
  city: text,
  status: z.enum(['cancelled'], 'Enter cancelled, or remove the line.').optional().meta({
    description: "Select cancelled instead of deleting. Subscribers' calendars then say so.",
  }),
  showFrom,
  hours: numberWithin('hours as a number up to 500, or remove the line', 0.1, 500).optional().meta({
    title: 'Continuing education hours',
    description: 'Leave blank if there are none.',
  }),
  price: fields({
    member: dollars.meta({ title: 'For members', description: "Enter 0 if it's free." }),
    guest: dollars.meta({ title: 'For guests' }),
  }).meta({ title: 'Price in dollars' }),
  summary: prose.meta({ title: 'Description' }),
  contact: email('events@example.org').meta({ title: 'Email for questions' }),
}).refine(
  // Both have the same format, so text order is time order. Either may be missing.
  (given) => !(given?.end <= given?.start),
  {
    path: ['end'],
    error: reasonAndHint(
      'The event ends before it starts.',
      'Enter a later time, or change the start.',
    ),
    ...always,
  },
);

export const eventsSchema = eachOnce('id', list(event, 'event', 0, 1000));

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
  /** What to write to the contact for. */
  readonly ask: 'Register or ask' | 'Ask';
};
