// Where the people of every town and every ZIP code of the country are.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { describe, expect, it } from 'vitest';
import { censusPlacesOf } from './census-places.ts';
import { stateNames } from './place-packages.ts';
import { townsOf } from './towns.ts';

const territories = ['AS', 'GU', 'MP', 'VI'];
const states = [...stateNames].filter(([code]) => !territories.includes(code));
const placesOf = (postalCode: string, name: string) =>
  townsOf({ postalCode, name, shortNames: {} });

it('there are 52 with Puerto Rico and the district', () => expect(states).toHaveLength(52));

describe.each(states)('in %s', (postalCode, name) => {
  const { towns, zips } = placesOf(postalCode, name);
  const { placeKey } = placeNames({ postalCode, name, shortNames: {} });

  it('a ZIP is less than 5 miles from its town, or one of several and nearer to its own people', () => {
    const inTown = groupBy(zips, ({ town }) => town.name);
    const far = zips.filter((zip) => milesBetween(zip, zip.town) >= 5);
    const alone = far.filter(
      ({ town }) => inTown.get(town.name)?.filter(({ hasArea }) => hasArea).length === 1,
    );
    expect(alone.map(({ zip }) => zip)).toEqual([]);
    // The farthest is the space center of Orlando.
    const astray = far.filter((zip) => milesBetween(zip, zip.town) > 46);
    expect(astray.map(({ zip }) => zip)).toEqual([]);
  });

  it('every place of the Census is known', () => {
    const keys = new Set(towns.map((town) => placeKey(town.name)));
    const unknown = censusPlacesOf(postalCode).filter(
      (place) => !keys.has(placeKey(place.name)) && !keys.has(placeKey(`${place.name} City`)),
    );
    expect(unknown).toEqual([]);
  });
});

it.each([
  ['UT', '84032', 40.507, -111.413],
  ['UT', '84604', 40.2607, -111.6549],
  ['UT', '84602', 40.2541, -111.6501],
  ['NY', '12121', 42.8, -73.6],
])('in %s, %s is at %d, %d', (postalCode, code, lat, lng) => {
  const { zips } = placesOf(postalCode, stateNames.get(postalCode) ?? '');
  const at = zips.find(({ zip }) => zip === code);
  expect(at && milesBetween(at, { lat, lng })).toBeLessThan(5);
});
