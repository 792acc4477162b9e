// Events and a region with two time zones, for the tests of what is made of them.
import type { CalendarEvent } from '#schemas/events.ts';
import type { Region } from '#schemas/region.ts';

const place = { lat: 45, lng: -114 };

export const eventRegion: Region = {
  name: 'Two Zones',
  countyWord: 'County',
  stateWord: 'state',
  landscape: 'mountains',
  neighborLicensing: {},
  postalCode: 'TZ',
  zipPrefixes: ['83'],
  bounds: { south: 42, north: 49, west: -117, east: -111 },
  timeZones: [
    { zone: 'America/Denver', name: 'Mountain Time' },
    { zone: 'America/Los_Angeles', name: 'Pacific Time' },
  ],
  map: { ...place, zoom: 6, cities: ['Middleton'] },
  licensing: { office: 'The office', url: 'https://www.example.org/', lookUp: 'The name.' },
  shortNames: {},
  spelling: {},
  search: {
    zip: { label: 'ZIP code', example: '83702' },
    city: { label: 'City', example: 'Middleton' },
  },
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
