import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import type { CalendarEvent } from '@appraisers/edition/schemas/events.ts';
import fc from 'fast-check';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { datedEvents } from './event-times.ts';

const association = {
  name: 'Association of Appraisers',
  shortName: 'AA',
  url: 'https://www.example.org',
};
const event = sampleEvent({
  title: 'Measuring; with a tape, a sketch and a \\ backslash',
  place: 'Hall 2; rear door, left',
  summary: `Añejo “quoted”, ${'a long line, with commas; and semicolons 🏠 '.repeat(6)}\nsecond line`,
});
const calendar = (...events: CalendarEvent[]) =>
  calendarOf(datedEvents(events, eventRegion), association);
const text = calendar(event);

/** The events as another program reads them. */
const eventsIn = (file: string) =>
  Object.values(ical.parseICS(file)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
const only = (change: Partial<CalendarEvent> = {}) =>
  eventsIn(calendar({ ...event, ...change }))[0];

describe('a calendar file', () => {
  it('preserves every text, whatever characters it has', () =>
    expect(only()).toMatchObject({
      summary: event.title,
      location: 'Hall 2; rear door, left, Middleton, Two Zones',
      description: `${event.summary}\n\nRegister or ask: education@example.org`,
      url: { val: 'https://www.example.org/events' },
      categories: ['Training workshop'],
      start: new Date('2027-03-19T15:00Z'),
      end: new Date('2027-03-19T19:00Z'),
    }));

  it('is read as one event with the same texts, whatever they are', () => {
    // No n after a backslash: this program confuses the two with a line break.
    const texts = fc.string({
      unit: fc.constantFrom(...'\\;,:"=^ Aé🏠', 'END:VEVENT', '\n', '\r\n', 'BEGIN:VEVENT'),
      maxLength: 120,
    });
    fc.assert(
      fc.property(texts, texts, (title, summary) => {
        const read = eventsIn(calendar({ ...event, title: `T${title}.`, summary: `S${summary}.` }));
        expect(read).toMatchObject([
          {
            summary: `T${title}.`.replaceAll('\r\n', '\n'),
            description: `S${summary}.\n\nRegister or ask: education@example.org`.replaceAll(
              '\r\n',
              '\n',
            ),
          },
        ]);
      }),
    );
  });

  it('has lines of at most 75 bytes with CRLF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const bytes = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });

  it('names an event permanently by its id and the host of the site', () => {
    expect(only()?.uid).toBe('measuring-2027@www.example.org');
    expect(only({ title: 'Moved', start: '2027-03-18T09:00' })?.uid).toBe(
      'measuring-2027@www.example.org',
    );
  });

  it('is the same in every build', () => {
    expect(only()?.dtstamp.toJSON()).toBe('2026-01-01T00:00:00.000Z');
    expect(calendar(event)).toBe(text);
  });

  it('lists events by time, including past ones', () => {
    const years = ['2031', '1999', '2027'];
    const events = years.map((year) => ({
      ...event,
      id: `in-${year}`,
      start: `${year}-03-19T09:00`,
      end: `${year}-03-19T13:00`,
    }));
    const uids = eventsIn(calendar(...events)).map(({ uid }) => uid);
    expect(uids).toEqual(['in-1999', 'in-2027', 'in-2031'].map((id) => `${id}@www.example.org`));
  });
});
