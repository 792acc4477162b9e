import { describe, expect, it } from 'vitest';
import { edition } from '#loaders/edition.ts';
import { parseYaml } from '#loaders/read-yaml.ts';
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
    expect(edition.events.read().length).toBeGreaterThan(0);
  });
});

describe('an event', () => {
  it('may have hours and may be free', () => {
    expect(read({ ...good, hours: 3.5, price: { member: 0, guest: 0 } })).toHaveLength(1);
  });

  const instant = 'such as 2027-01-22T09:00';
  it.each([
    ['end', '2027-11-05T11:00', 'a time after the start, 2027-11-05T11:30'],
    ['end', good.start, 'a time after the start'],
    ['end', '2027-11-04T14:00', 'a time after the start'],
    ['start', '2027-02-30T09:00', 'a day and time such as'],
    ['start', '2027-02-29T09:00', 'February 2027 has 28 days'],
    ['start', '2027-06-31T09:00', 'June 2027 has 30 days'],
    ['start', '2027-13-01T09:00', 'months go from 01 to 12'],
    ['start', '2027-11-05T24:00', 'hours go from 00 to 23'],
    ['start', '0027-11-05T09:00', 'the year is written with four digits'],
    ['start', '2027-11-05', instant],
    ['start', '2027-11-05T11:30Z', instant],
    ['start', '2027-11-05T11:30:00', instant],
    ['kind', 'Party', 'one of Continuing education, Networking'],
    ['hours', 0, 'hours above 0, or no such line'],
    ['hours', '7', 'hours as a number'],
    ['contact', 'events', 'a mail address such as'],
    ['id', 'Annual Meeting', 'an id such as annual-meeting-2027'],
    ['color', 'red', 'no such field; here are id, title,'],
  ])('whose %s is %j stops the build and says where', (field, value, expected) => {
    const reading = () => read({ ...good, [field]: value });
    const where = `content/events.yaml, row 1, entry 1 "Annual meeting", field "${field}"`;
    expect(reading).toThrow(`${where}: found ${JSON.stringify(value)}; expected `);
    expect(reading).toThrow(expected);
  });

  it.each([
    [{ price: { member: -1, guest: 0 } }, 'field "price.member": found -1', 'dollars from 0'],
    [{ price: { member: 5 } }, 'field "price.guest": found nothing', 'dollars as a number'],
    [{ title: ' ' }, 'entry 1 "annual-meeting-2027", field "title": found " "', 'a text'],
  ])('with %j stops the build and says where', (issue, where, expected) => {
    const reading = () => read({ ...good, ...issue });
    expect(reading).toThrow(where);
    expect(reading).toThrow(expected);
  });

  it('reports all its issues at once, and those of the other events', () => {
    const early = { ...good, title: '', end: '2027-11-05T11:00' };
    const reading = () => read(early, { ...good, price: 5 });
    for (const field of ['title', 'end', 'price', 'id']) {
      expect(reading).toThrow(`field "${field}": found`);
    }
  });

  it('may fall on the 29th of February of a leap year', () => {
    const leap = { start: '2028-02-29T09:00', end: '2028-02-29T10:00' };
    expect(read({ ...good, ...leap })).toHaveLength(1);
  });

  it('shares its id with no other', () => {
    const reading = () => read(good, { ...good, title: 'Another meeting' });
    expect(reading).toThrow(
      'entry 2 "Another meeting", field "id": found "annual-meeting-2027"; expected an id of its own',
    );
    expect(() => read(good, { ...good, id: 'annual-meeting-2028' })).not.toThrow();
  });
});
