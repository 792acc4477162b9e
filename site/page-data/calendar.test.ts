import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import type { CalendarEvent } from '@appraisers/edition/schemas/events.ts';
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

/** The properties of each event, as a calendar reads them: unfolded and unescaped. */
function parsed(file: string): Map<string, string>[] {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    events.at(-1)?.set(
      name,
      value.replaceAll(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c)),
    );
  }
  return events;
}
const only = (change: Partial<CalendarEvent> = {}) => parsed(calendar({ ...event, ...change }))[0];

describe('a calendar file', () => {
  it('preserves every text, whatever characters it has', () => {
    const read = only();
    expect(read?.get('SUMMARY')).toBe(event.title);
    expect(read?.get('LOCATION')).toBe('Hall 2; rear door, left, Middleton, Two Zones');
    expect(read?.get('DESCRIPTION')).toBe(
      `${event.summary}\n\nAsk or register: education@example.org`,
    );
    expect(read?.get('URL')).toBe('https://www.example.org/events');
    expect(read?.get('CATEGORIES')).toBe('Training workshop');
  });

  it('has lines of at most 75 bytes with CRLF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const bytes = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });

  it('names an event permanently by its id and the host of the site', () => {
    expect(only()?.get('UID')).toBe('measuring-2027@www.example.org');
    expect(only({ title: 'Moved', start: '2027-03-18T09:00' })?.get('UID')).toBe(
      'measuring-2027@www.example.org',
    );
  });

  it('is the same in every build', () => {
    expect(only()?.get('DTSTAMP')).toBe('20260101T000000Z');
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
    const uids = parsed(calendar(...events)).map((read) => read.get('UID'));
    expect(uids).toEqual(['in-1999', 'in-2027', 'in-2031'].map((id) => `${id}@www.example.org`));
  });

  it.each([
    ['in winter', '2027-01-22T08:30', '2027-01-22T16:30', '20270122T153000Z', '20270122T233000Z'],
    ['in summer', '2027-06-24T17:30', '2027-06-24T20:30', '20270624T233000Z', '20270625T023000Z'],
  ])('has the right instants %s', (_, start, end, dtstart, dtend) => {
    const read = only({ start, end });
    expect([read?.get('DTSTART'), read?.get('DTEND')]).toEqual([dtstart, dtend]);
  });
});
