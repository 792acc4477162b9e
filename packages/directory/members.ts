// The members by the point they share, and the places that a search knows with the members who are there.
import type { Appraiser, PersonName } from './appraiser.ts';
import {
  type Atlas,
  type MemberLocation,
  meanPoint,
  type Place,
  placeAt,
  shortCounty,
} from './atlas.ts';
import { listItems } from './detail-rows.ts';
import { groupBy } from './group-by.ts';
import type { PlaceNames } from './place-names.ts';

export type MemberIndex = ReturnType<typeof indexMembers>;

export const nameOrder = new Intl.Collator('en');

/** By last name, then first name. */
export const byName = (a: PersonName, b: PersonName): number =>
  nameOrder.compare(a.lastName, b.lastName) || nameOrder.compare(a.firstName, b.firstName);

/** The members by city, then by ZIP. Those of one location stay in their own order. */
export const byPlace = (locations: readonly MemberLocation[]): readonly Appraiser[] =>
  [...locations]
    .sort((a, b) => nameOrder.compare(a.city, b.city) || nameOrder.compare(a.zip, b.zip))
    .flatMap(({ appraisers }) => appraisers);

const noAtlas: Atlas = { zips: new Map(), cities: new Map(), counties: new Map() };

/** Sorts the members by name, groups them by the point they share, and adds them to their places. */
export function indexMembers(members: readonly Appraiser[], names: PlaceNames, known = noAtlas) {
  const appraisers = [...members].sort(byName);
  const byPoint = groupBy(appraisers, ({ zip, city, lat, lng }) => `${zip} ${city} ${lat} ${lng}`);
  const locations = [...byPoint.values()].map((there): MemberLocation => {
    const { zip, city, lat, lng } = there[0];
    const cityKey = names.placeKey(city);
    const point = { lat, lng };
    const town = known.cities.get(cityKey) ?? point;
    const county = known.zips.get(zip)?.county;
    return { ...point, town, zip, city, cityKey, county, appraisers: there };
  });
  const withMembers = (kind: 'zip' | 'town', places: Atlas['zips'], by: 'zip' | 'cityKey') => {
    const all = new Map(places);
    for (const [key, there] of groupBy(locations, (location) => location[by])) {
      const [{ city, county }] = there;
      const name = kind === 'zip' ? key : names.withoutState(city).trim();
      const middle = () => meanPoint(there.flatMap((location) => location.appraisers));
      const place = places.get(key) ?? placeAt({ kind, name, county }, middle());
      all.set(key, { ...place, locations: there });
    }
    return all;
  };
  const byCounty = groupBy(locations, ({ county = '' }) => county);
  const inCounty = (place: Place) => ({ ...place, locations: byCounty.get(place.name) ?? [] });
  return {
    ...{ names, appraisers, locations },
    zips: withMembers('zip', known.zips, 'zip'),
    cities: withMembers('town', known.cities, 'cityKey'),
    counties: new Map([...known.counties].map(([key, county]) => [key, inCounty(county)])),
  } as const;
}

/** Whether the member states that they cover the county with this full name. Most cells don't contain it. */
export function covers({ counties }: Appraiser, county: string): boolean {
  const name = shortCounty(county);
  return counties.includes(name) && listItems(counties).includes(name);
}

export const countMembers = (locations: readonly Pick<MemberLocation, 'appraisers'>[]): number =>
  locations.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
