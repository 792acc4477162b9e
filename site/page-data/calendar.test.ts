import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import type { CalendarEvent } from '@appraisers/edition/schemas/events.ts';
import fc from 'fast-check';
import ical from 'node-ical';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calendarOf, lastChange } from './calendar.ts';
import { datedEvents } from './event-times.ts';

const association = {
  name: 'Association of Appraisers, Inc.',
  shortName: 'A, A; B',
  url: 'https://www.example.org',
};
const event = sampleEvent({
  title: 'Measuring; with a tape, a sketch and a \\ backslash',
  place: 'Hall 2; rear door, left',
  summary: `Añejo “quoted”, ${'a long line, with commas; and semicolons 🏠 '.repeat(6)}\nsecond line`,
});
const changed = new Date('2026-11-20T10:00:00Z');
const calendar = (event: CalendarEvent, time = changed) =>
  calendarOf(datedEvents([event], eventRegion), association, time);
const text = calendar(event);

/** The events as another program reads them. */
const eventsIn = (file: string) =>
  Object.values(ical.parseICS(file)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
const only = (change: Partial<CalendarEvent> = {}) =>
  eventsIn(calendar({ ...event, ...change }))[0];

describe('a calendar file', () => {
  it('has what an event says', () =>
    expect(only()).toMatchObject({
      location: 'Hall 2; rear door, left, Middleton, Two Zones',
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
        const text = `T${title}.|S${summary}.\n\nRegister or ask: education@example.org`;
        expect(read.map(({ summary, description }) => `${summary}|${description}`)).toEqual([
          text.replaceAll('\r\n', '\n'),
        ]);
      }),
    );
  });

  it('has a name with commas', () => {
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('X-WR-CALNAME:A\\, A\\; B classes and events');
    expect(lines).toContain(
      'X-WR-CALDESC:Classes and events of the Association of Appraisers\\, Inc.',
    );
  });

  it('has a stamp and a sequence that rise with each change of the events', () => {
    const [before] = eventsIn(text);
    const [after] = eventsIn(calendar(event, new Date(changed.getTime() + 1000)));
    expect(before?.dtstamp).toEqual(changed);
    expect(Number(after?.sequence) - Number(before?.sequence)).toBe(1);
  });

  it('calls a cancelled event off, and keeps it, by its id and the host of the site', () =>
    expect(only({ status: 'cancelled' })).toMatchObject({
      uid: 'measuring-2027@www.example.org',
      status: 'CANCELLED',
      summary: `Cancelled: ${event.title}`,
      description: expect.stringMatching(/\n\nAsk: education@example\.org$/),
    }));
});

it('the last change of a file is the time of its commit, or of the file before it is committed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'change-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'events.yaml');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2027-01-02T00:00:00Z' },
    });
  writeFileSync(file, '[]');
  git('init', '--quiet');
  expect(lastChange(file)).toEqual(statSync(file).mtime);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add events');
  expect(lastChange(file)).toEqual(new Date('2027-01-02T00:00:00Z'));
  // Not every owner commits before uploading, and subscribers must see the new time of a class.
  writeFileSync(file, '[] # Moved');
  expect(lastChange(file)).toEqual(statSync(file).mtime);
});
