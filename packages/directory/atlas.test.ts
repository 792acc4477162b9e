import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.ts';
import { sampleNames } from './members.fixture.ts';

const utah = atlas(
  {
    zips: [
      ['84604', 40.3187, -111.577, 'Provo'],
      ['84770', 37.1384, -113.6296],
      ['84604', 1, 2],
    ],
    cities: [
      ['Provo', 40.2338, -111.6585, undefined, '84601 84604', '84603'],
      ['St. George', 37.1041, -113.5841],
      ['Saint George', 3, 4],
    ],
    counties: [],
  },
  sampleNames,
);

describe('an atlas', () => {
  it.each([
    ['84604', [40.3187, -111.577, 'Provo', true]],
    ['84770', [37.1384, -113.6296, undefined, true]],
    ['84601', [40.2338, -111.6585, 'Provo', true]],
    ['84603', [40.2338, -111.6585, 'Provo', undefined]],
  ])('has the point, the town and the kind in the first row of ZIP %s', (zip, row) => {
    const place = utah.zips.get(zip);
    expect([place?.lat, place?.lng, place?.town, place?.hasArea]).toEqual(row);
  });

  it('has the first spelling of a town', () => {
    const place = { name: 'St. George', lat: 37.1041, lng: -113.5841 };
    expect(utah.cities.get('saintgeorge')).toMatchObject(place);
    expect(utah.cities.size).toBe(2);
  });
});
