import { describe, expect, it } from 'vitest';
import { groupsAround, locationsWithin } from './groups.ts';
import { member, outline, outlineAround84604, sampleIndex, zipPoints } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';

const provoCity = { lat: 40.2338, lng: -111.6585 };
const ofZip = (zip: string) => sampleIndex.locationsByZip.get(zip) ?? [];
const ofCity = (key: string) => sampleIndex.locationsByCity.get(key) ?? [];

const outlineAround = (...given: Parameters<typeof groupsAround>) =>
  outline(groupsAround(...given).groups);

describe('the groups around a ZIP', () => {
  it.each([
    [10, 3],
    [20, 4],
    [30, 6],
  ])('within %d miles are the primary one, then the nearby ones by distance', (radius, count) => {
    const { groups } = groupsAround(sampleIndex, zipPoints['84604'], 'zip', radius, ofZip('84604'));
    expect(outline(groups)).toEqual(outlineAround84604.slice(0, count));
  });

  it('have all cities of the ZIP in the primary one', () => {
    const { groups } = groupsAround(sampleIndex, zipPoints['84003'], 'zip', 10, ofZip('84003'));
    expect(outline(groups)).toEqual(['primary 84003 0.0: Beck, Vega']);
  });

  it('are only nearby ones where no member is', () => {
    const mapleton = { lat: 40.1262, lng: -111.5772 };
    expect(outlineAround(sampleIndex, mapleton, 'zip', 20, [])).toEqual([
      'nearby 84601 9.4: Sorensen',
      'nearby 84604 13.3: Abernathy, Latu',
      'nearby 84057 14.8: Lindqvist',
    ]);
  });

  it('are none where no one is near', () => {
    const hanksville = { lat: 38.3627, lng: -110.5768 };
    expect(outlineAround(sampleIndex, hanksville, 'zip', 100, [])).toEqual([]);
  });
});

describe('the groups around a city', () => {
  it('gather all ZIPs of a city, at the distance of the nearest member, ties by name', () => {
    expect(outlineAround(sampleIndex, provoCity, 'city', 30, ofCity('provo'))).toEqual([
      'primary Provo 2.0: Abernathy, Latu, Sorensen',
      'nearby Orem 6.2: Lindqvist',
      'nearby American Fork 16.5: Beck',
      'nearby Highland 16.5: Vega',
      'nearby Park City 29.5: Ames',
    ]);
  });

  it('have members of the city in the primary one even beyond the radius', () => {
    const saltLake = { lat: 40.7608, lng: -111.891 };
    const primary = ofCity('saltlakecity');
    expect(outlineAround(sampleIndex, saltLake, 'city', 10, primary)).toEqual([
      'primary Salt Lake City 0.6: Haddad, Okafor',
    ]);
    expect(outlineAround(sampleIndex, saltLake, 'city', 0.1, primary)).toEqual([
      'primary Salt Lake City 0.6: Haddad, Okafor',
    ]);
  });

  it('count two spellings of a city as one', () => {
    const index = indexMembers(
      [
        member({ id: 1, city: 'St. George', lastName: 'Ware', ...zipPoints['84770'] }),
        member({ id: 2, city: 'Saint George', lastName: 'Begay', ...zipPoints['84790'] }),
      ],
      sampleNames,
    );
    expect(outlineAround(index, zipPoints['84770'], 'city', 30, [])).toEqual([
      'nearby St. George 0.0: Begay, Ware',
    ]);
  });
});

describe('the spots within a radius', () => {
  it('are sorted by distance, ties by ZIP and then by city', () => {
    const point = { lat: 40.3, lng: -111.6 };
    const index = indexMembers(
      [
        member({ id: 1, zip: '84002', city: 'Alta', ...point }),
        member({ id: 2, zip: '84001', city: 'Moab', ...point }),
        member({ id: 3, zip: '84001', city: 'Delta', ...point }),
        member({ id: 4, zip: '84009', city: 'Roy', lat: 40.2, lng: -111.6 }),
      ],
      sampleNames,
    );
    const near = locationsWithin(index.locations, { lat: 40.2, lng: -111.6 }, 10);
    expect(near.map(({ spot: location }) => `${location.zip} ${location.city}`)).toEqual([
      '84009 Roy',
      '84001 Delta',
      '84001 Moab',
      '84002 Alta',
    ]);
  });
});
