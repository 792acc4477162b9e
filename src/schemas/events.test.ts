import { describe, expect, it } from 'vitest';
import { parseYaml, readYaml } from '#loaders/read-yaml.ts';
import { eventsSchema } from './events.ts';

const good = {
  id: 'annual-meeting-2027',
  title: 'Annual meeting',
  kind: 'Networking',
  start: '2027-11-05T11:30',
  end: '2027-11-05T14:00',
  place: 'Old Granary Hall',
  city: 'Salt Lake City',
  price: { member: 25, guest: 40 },
  summary: 'Lunch and the report of the treasurer.',
  contact: 'events@example.org',
};
const read = (...events: unknown[]) =>
  parseYaml('content/events.yaml', JSON.stringify(events), eventsSchema);

describe('the events of the site', () => {
  it('can be read', () => {
    expect(readYaml('content/events.yaml', eventsSchema).length).toBeGreaterThan(0);
  });
});

describe('an event', () => {
  it('may have hours and may be free', () => {
    expect(read({ ...good, hours: 3.5, price: { member: 0, guest: 0 } })).toHaveLength(1);
  });

  it.each([
    [
      { end: '2027-11-05T11:00' },
      '"0.end": found "2027-11-05T11:00"',
      'a time after the start, 2027-11-05T11:30',
    ],
    [{ end: good.start }, '"0.end": found "2027-11-05T11:30"', 'a time after the start'],
    [{ end: '2027-11-04T14:00' }, '"0.end": found "2027-11-04T14:00"', 'a time after the start'],
    [
      { start: '2027-02-30T09:00' },
      '"0.start": found "2027-02-30T09:00"',
      'a day and time in Utah',
    ],
    [{ start: '2027-11-05' }, '"0.start": found "2027-11-05"', 'such as 2027-01-22T09:00'],
    [
      { start: '2027-11-05T11:30Z' },
      '"0.start": found "2027-11-05T11:30Z"',
      'such as 2027-01-22T09:00',
    ],
    [{ start: '2027-11-05T11:30:00' }, '"0.start"', 'such as 2027-01-22T09:00'],
    [{ kind: 'Party' }, '"0.kind": found "Party"', 'one of Continuing education, Networking'],
    [{ hours: 0 }, '"0.hours": found 0', 'hours above 0, or no such line'],
    [{ hours: '7' }, '"0.hours": found "7"', 'hours as a number'],
    [{ price: { member: -1, guest: 0 } }, '"0.price.member": found -1', 'dollars from 0'],
    [{ price: { member: 5 } }, '"0.price.guest": found nothing', 'dollars as a number'],
    [{ contact: 'events' }, '"0.contact": found "events"', 'a mail address such as'],
    [
      { id: 'Annual Meeting' },
      '"0.id": found "Annual Meeting"',
      'an id such as annual-meeting-2027',
    ],
    [{ title: ' ' }, '"0.title": found " "', 'a text'],
    [{ colour: 'red' }, 'field "0"', 'Unrecognized key: "colour"'],
  ])('with %j stops the build and says where', (slip, where, expected) => {
    const reading = () => read({ ...good, ...slip });
    expect(reading).toThrow(where);
    expect(reading).toThrow(expected);
    expect(reading).toThrow('content/events.yaml');
  });

  it('shares its id with no other', () => {
    const reading = () => read(good, { ...good, title: 'Another meeting' });
    expect(reading).toThrow('"1.id": found "annual-meeting-2027"; expected an id of its own');
    expect(() => read(good, { ...good, id: 'annual-meeting-2028' })).not.toThrow();
  });
});
