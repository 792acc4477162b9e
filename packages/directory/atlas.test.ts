import { describe, expect, it } from 'vitest';
import { atlas, emptyAtlas } from './atlas.ts';
import { sampleNames } from './members.fixture.ts';

const utah = atlas(
  [
    ['84604', 40.3187, -111.577, 'Provo'],
    ['84770', 37.1384, -113.6296],
  ],
  [
    ['St. George', 37.1041, -113.5841],
    ['Provo', 40.2338, -111.6585],
  ],
  sampleNames,
);

describe('an atlas', () => {
  it.each([
    ['84604', { name: '84604', lat: 40.3187, lng: -111.577, town: 'Provo' }],
    ['84770', { name: '84770', lat: 37.1384, lng: -113.6296 }],
  ])('knows the point of ZIP %s, and its town if it was told', (zip, place) => {
    expect(utah.zips.get(zip)).toEqual(place);
  });

  it.each(['St. George', 'ST. GEORGE', 'saint  george', 'St George, UT'])(
    'knows %j by the key of the name, and keeps the name as it is written',
    (name) => {
      const place = { name: 'St. George', lat: 37.1041, lng: -113.5841 };
      expect(utah.cities.get(sampleNames.placeKey(name))).toEqual(place);
    },
  );

  it('does not know what it was not told', () => {
    expect(utah.zips.get('43215')).toBeUndefined();
    expect(utah.cities.get(sampleNames.placeKey('Columbus'))).toBeUndefined();
  });

  it('believes the first row of a name', () => {
    const twice = atlas(
      [],
      [
        ['St. George', 1, 2],
        ['Saint George', 3, 4],
      ],
      sampleNames,
    );
    expect([...twice.cities.values()]).toEqual([{ name: 'St. George', lat: 1, lng: 2 }]);
  });

  it('believes the first row of a ZIP', () => {
    const twice = atlas(
      [
        ['84604', 1, 2],
        ['84604', 3, 4],
      ],
      [],
      sampleNames,
    );
    expect(twice.zips.get('84604')).toEqual({ name: '84604', lat: 1, lng: 2 });
  });

  it('may be empty', () => {
    expect(emptyAtlas.zips.size).toBe(0);
    expect(emptyAtlas.cities.size).toBe(0);
    expect(atlas([], [], sampleNames)).toEqual(emptyAtlas);
  });
});
