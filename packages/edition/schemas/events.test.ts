import { describe, expect, it } from 'vitest';
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

describe('an event', () => {
  it('may have hours and may be free', () =>
    expect(read({ ...good, hours: 3.5, price: { member: 0, guest: 0 } })).toHaveLength(1));

  const instant = 'Write the day and time like 2027-01-22T09:00.';
  it.each([
    ['end', '2027-11-05T11:00', 'The event ends before it starts. Enter a later time'],
    ['start', '2027-02-30T09:00', instant],
    ['start', '2027-11-05T11:30Z', instant],
    ['hours', 0, '0 is too small. Enter hours as a number up to 500, or remove the line.'],
    ['id', 'Annual Meeting', 'Enter an id like annual-meeting-2027'],
  ])('whose %s is %j stops the build and says where', (field, value, expected) => {
    const reading = () => read({ ...good, [field]: value });
    expect(reading).toThrow(`content/events.yaml, line 1, entry 1 "Annual meeting", ${field}: `);
    expect(reading).toThrow(expected);
  });

  it('shares its id with no other', () => {
    const reading = () => read(good, { ...good, title: 'Another meeting' });
    expect(reading).toThrow(
      'entry 2 "Another meeting", id: Entry 1 already has "annual-meeting-2027".',
    );
    expect(() => read(good, { ...good, id: 'annual-meeting-2028' })).not.toThrow();
  });
});
