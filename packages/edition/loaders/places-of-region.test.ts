import { describe, expect, it } from 'vitest';
import { placesOfRegion } from './places-of-region.ts';
import { sampleRegion } from './sample-events.ts';

it('a place lies inside the bounds of the region, on both axes', () => {
  const names = [
    { name: 'In', lat: 45, lng: -114 },
    { name: 'Out', lat: 10, lng: 10 },
  ];
  expect(placesOfRegion({ zips: [], names }, sampleRegion).map(({ path: at }) => at)).toEqual([
    ['names', 1, 'lat'],
    ['names', 1, 'lng'],
  ]);
});

describe('a place', () => {
  const inside = { lat: 45, lng: -114 };
  const [prefix = ''] = sampleRegion.zipPrefixes;
  const own = `${prefix}00000`.slice(0, 5);
  const told = (zips: readonly string[], names: readonly string[]) =>
    placesOfRegion(
      {
        zips: zips.map((zip) => ({ zip, name: 'Town', ...inside })),
        names: names.map((name) => ({ name, ...inside })),
      },
      sampleRegion,
    ).map(({ path: at, found, expected }) => `${at.join('.')}: ${found}; ${expected}`);

  it('of another state is told by its ZIP code', () => {
    expect(told([own, '00501'], [])).toEqual([
      `zips.1.zip: 00501; a ZIP code of ${sampleRegion.name}, which begin with ${sampleRegion.zipPrefixes.join(' or ')} (region.yaml, "zipPrefixes")`,
    ]);
  });

  it('that is in the file already is told at its second entry, however its name is written', () => {
    expect(told([own, own], ['Saint Ann', 'Hill', 'ST. ANN'])).toEqual([
      `zips.1.zip: ${own}; a ZIP code that is in the list once; entry 1 has it already`,
      'names.2.name: ST. ANN; a name that is in the list once; entry 1 has it already',
    ]);
  });
});
