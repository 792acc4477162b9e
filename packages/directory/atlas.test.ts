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
    ['84604', { name: '84604', lat: 40.3187, lng: -111.577, town: 'Provo', hasArea: true }],
    ['84770', { name: '84770', lat: 37.1384, lng: -113.6296, hasArea: true }],
    ['84601', { name: '84601', lat: 40.2338, lng: -111.6585, town: 'Provo', hasArea: true }],
    ['84603', { name: '84603', lat: 40.2338, lng: -111.6585, town: 'Provo' }],
    ['43215', undefined],
  ])('has the point and the town in the first row of ZIP %s', (zip, place) => {
    if (place) expect(utah.zips.get(zip)).toMatchObject(place);
    else expect(utah.zips.has(zip)).toBe(false);
  });

  it('has the first spelling of a town', () => {
    const place = { name: 'St. George', lat: 37.1041, lng: -113.5841 };
    expect(utah.cities.get('saintgeorge')).toMatchObject(place);
    expect(utah.cities.size).toBe(2);
  });
});
