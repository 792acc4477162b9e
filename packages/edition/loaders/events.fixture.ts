// Events and a region with two time zones, for the tests of what is made of them.
import type { CalendarEvent } from '#schemas/events.ts';

export const eventRegion = {
  name: 'Two Zones',
  timeZones: [
    { zone: 'America/Denver', name: 'Mountain Time' },
    { zone: 'America/Los_Angeles', name: 'Pacific Time' },
  ],
};

/** A workshop with these changes. */
export const sampleEvent = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'measuring-2027',
  title: 'Measuring',
  kind: 'Training workshop',
  start: '2027-03-19T09:00',
  end: '2027-03-19T13:00',
  place: 'Hall 2',
  city: 'Middleton',
  hours: 4,
  price: { member: 0, guest: 110 },
  summary: 'A workshop.',
  contact: 'education@example.org',
  ...given,
});
