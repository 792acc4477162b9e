import { eventRegion, sampleEvent } from '@appraisers/edition/loaders/events.fixture.ts';
import { describe, expect, it } from 'vitest';
import { datedEvents, instantOf, upcomingAt } from './event-times.ts';

const denver = 'America/Denver';

describe('a local time', () => {
  it.each([
    ['2027-03-14T01:59', '2027-03-14T08:59:00Z', 'the last minute of winter time'],
    ['2027-03-14T03:00', '2027-03-14T09:00:00Z', 'the first minute of summer time'],
    ['2027-03-14T02:30', '2027-03-14T09:30:00Z', 'a skipped hour'],
    ['2027-11-07T01:30', '2027-11-07T07:30:00Z', 'the first of the two hours'],
    ['2027-11-07T02:00', '2027-11-07T09:00:00Z', 'after both'],
  ])('%s is the instant %s: %s', (local, instant) =>
    expect(instantOf(local, denver)).toBe(instant),
  );
});

const event = (id: string, start: string, end: string) => sampleEvent({ id, start, end });

describe('upcoming events', () => {
  const events = [
    event('later', '2027-05-01T09:00', '2027-05-01T10:00'),
    event('past', '2027-01-01T09:00', '2027-01-01T10:00'),
    event('sooner', '2027-04-01T18:00', '2027-04-01T20:00'),
    event('at-the-same-hour', '2027-04-01T18:00', '2027-04-01T19:00'),
  ];
  const dated = datedEvents(events, eventRegion);
  const idsAt = (now: string) => upcomingAt(dated, new Date(now)).map(({ id }) => id);

  it('are soonest first, without ended ones', () =>
    expect(idsAt('2027-02-01T00:00Z')).toEqual(['at-the-same-hour', 'sooner', 'later']));
  it('stay until their last local minute is over', () => {
    expect(idsAt('2027-04-02T01:59:59Z')).toEqual(['sooner', 'later']);
    expect(idsAt('2027-04-02T02:00:00Z')).toEqual(['later']);
  });
  it('name their own time zone, and are in order of their instants', () => {
    const pacific = sampleEvent({ id: 'pacific', timeZone: 'America/Los_Angeles' });
    const mountain = sampleEvent({ id: 'mountain', start: '2027-03-19T09:30' });
    const [first, second] = datedEvents([pacific, mountain], eventRegion);
    expect(first).toMatchObject({ startsAt: '2027-03-19T15:30:00Z', zoneName: 'Mountain Time' });
    expect(second).toMatchObject({ startsAt: '2027-03-19T16:00:00Z', zoneName: 'Pacific Time' });
    expect(second?.town).toBe('Middleton, Two Zones');
  });
});
