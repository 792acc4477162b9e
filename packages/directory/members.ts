// The index of the directory that a search uses: members by ZIP, by city, and by the point they share.
import type { Appraiser, PersonName, Point } from './appraiser.ts';
import type { Atlas } from './atlas.ts';
import { listItems } from './detail-rows.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import type { PlaceNames } from './place-names.ts';

/** The members of one ZIP and one city. They share the point of the ZIP, and that of the city. */
export type MemberLocation = Point & {
  /** The point of the city, which a search by city shows the miles to: in both directions, they are the same. */
  readonly town: Point;
  readonly zip: string;
  readonly city: string;
  readonly cityKey: string;
  readonly appraisers: readonly Appraiser[];
};

export type MemberIndex = {
  readonly names: PlaceNames;
  readonly appraisers: readonly Appraiser[];
  readonly locations: readonly MemberLocation[];
  readonly locationsByZip: ReadonlyMap<string, NonEmpty<MemberLocation>>;
  readonly locationsByCity: ReadonlyMap<string, NonEmpty<MemberLocation>>;
};

const nameOrder = new Intl.Collator('en');

/** By last name, then first name. */
export const byName = (a: PersonName, b: PersonName): number =>
  nameOrder.compare(a.lastName, b.lastName) || nameOrder.compare(a.firstName, b.firstName);

/** The members by city, then by ZIP. Those of one location stay in their own order. */
export const byPlace = (locations: readonly MemberLocation[]): readonly Appraiser[] =>
  [...locations]
    .sort((a, b) => nameOrder.compare(a.city, b.city) || nameOrder.compare(a.zip, b.zip))
    .flatMap(({ appraisers }) => appraisers);

/** Sorts the members by name and groups them by the point they share. A directory needs it once. */
export function indexMembers(
  members: readonly Appraiser[],
  names: PlaceNames,
  gazetteer?: Pick<Atlas, 'cities'>,
): MemberIndex {
  const appraisers = [...members].sort(byName);
  const byPoint = groupBy(appraisers, ({ zip, city, lat, lng }) => `${zip} ${city} ${lat} ${lng}`);
  const locations = [...byPoint.values()].map((atPoint): MemberLocation => {
    const { zip, city, lat, lng } = atPoint[0];
    const cityKey = names.placeKey(city);
    const town = gazetteer?.cities.get(cityKey) ?? { lat, lng };
    return { zip, city, cityKey, lat, lng, town, appraisers: atPoint };
  });
  return {
    names,
    appraisers,
    locations,
    locationsByZip: groupBy(locations, (location) => location.zip),
    locationsByCity: groupBy(locations, (location) => location.cityKey),
  };
}

/** Whether the member states that they cover the county with this short name. */
export const covers = ({ counties }: Appraiser, county: string): boolean =>
  listItems(counties).includes(county);

export const countMembers = (locations: readonly Pick<MemberLocation, 'appraisers'>[]): number =>
  locations.reduce((sum, { appraisers }) => sum + appraisers.length, 0);

/** The mean of some points. */
export function meanPoint(points: readonly Point[]): Point {
  const mean = (axis: 'lat' | 'lng') =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

/** The mean of the members' points. Each member counts once. */
export const centroid = (locations: readonly MemberLocation[]): Point =>
  meanPoint(locations.flatMap(({ appraisers }) => appraisers));
