import { describe, expect, it } from 'vitest';
import { eventRegion } from './events.fixture.ts';
import { validatePlaces } from './places-of-region.ts';

it('a place lies inside the bounds of the region, on both axes', () => {
  const names = [
    { name: 'In', lat: 45, lng: -114 },
    { name: 'Out', lat: 10, lng: 10 },
  ];
  expect(validatePlaces({ zips: [], names }, eventRegion).map(({ path: at }) => at)).toEqual([
    ['names', 1, 'lat'],
    ['names', 1, 'lng'],
  ]);
});

describe('a place', () => {
  const inside = { lat: 45, lng: -114 };
  const [prefix = ''] = eventRegion.zipPrefixes;
  const own = `${prefix}00000`.slice(0, 5);
  const output = (zips: readonly string[], names: readonly string[]) =>
    validatePlaces(
      {
        zips: zips.map((zip) => ({ zip, name: 'Town', ...inside })),
        names: names.map((name) => ({ name, ...inside })),
      },
      eventRegion,
    ).map(({ path: at, reason }) => `${at.join('.')}: ${reason}`);

  it('in another state is an issue of its ZIP code', () =>
    expect(output([own, '00501'], [])).toEqual([
      `zips.1.zip: "00501" isn't a ZIP code in ${eventRegion.name}.`,
    ]));

  it('that is in the file already is an issue of its second entry, in any spelling', () =>
    expect(output([own, own], ['Saint Ann', 'Hill', 'ST. ANN'])).toEqual([
      `zips.1.zip: Entry 1 already has "${own}".`,
      'names.2.name: Entry 1 already has "ST. ANN".',
    ]));
});
