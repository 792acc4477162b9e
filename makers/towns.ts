// The towns of a state and its ZIP codes, each at the point where its people are.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { type NamedRegion, placeNames } from '@appraisers/directory/place-names.ts';
import { censusPlacesOf } from './census-places.ts';
import { censusAreas, citiesOf, type PostOffice, postOffices } from './place-packages.ts';

type Town = Point & {
  readonly name: string;
  /** 0 for a place that GeoNames lacks. */
  readonly population: number;
};

type ZipAtTown = Point & {
  readonly zip: string;
  readonly town: Town;
  /** Whether people live in it. A ZIP of post boxes has no area. */
  readonly hasArea: boolean;
};

/** Farther from its post offices, a place is another one with the same name. */
const maxMilesToTown = 25;
/** Farther from its post office, the area is an error. */
const maxMilesToArea = 60;
/** "Middleton City" is then the place that the Census calls Middleton. */
const maxMilesToCity = 5;

const pointKey = ({ latitude, longitude }: PostOffice) => `${latitude} ${longitude}`;
/** Where the list has no point, it has that of the county, which post offices of several towns share. */
const sharedPoints = new Set(
  [...groupBy(postOffices, pointKey)].flatMap(([key, offices]) =>
    offices.some(({ city }) => city !== offices[0].city) ? [key] : [],
  ),
);

const pointIn = ({ latitude, longitude }: { latitude: number; longitude: number }): Point => ({
  lat: latitude,
  lng: longitude,
});
/** Where the people of a ZIP may be: its post office is among them, and the middle of its land may not be. */
const pointsOf = (office: PostOffice): readonly Point[] => {
  const own = pointIn(office);
  const areas = [censusAreas[office.zip]]
    .flatMap((area) => (area ? pointIn(area) : []))
    .filter((area) => milesBetween(own, area) < maxMilesToArea);
  return areas.length === 0 || !sharedPoints.has(pointKey(office)) ? [own, ...areas] : areas;
};

const nearestTo = (to: Point, points: readonly Point[]): Point =>
  points.reduce((a, b) => (milesBetween(to, b) < milesBetween(to, a) ? b : a));

const hasAccent = ({ name }: { readonly name: string }) => /[^\p{ASCII}]/u.test(name);

/**
 * @param region its post offices and cities, by the names that the edition gives them
 */
export function townsOf({
  spelling = {},
  ...region
}: NamedRegion & { readonly spelling?: Readonly<Record<string, string>> }) {
  const { placeKey } = placeNames(region);
  const { postalCode } = region;
  const spelled = (name: string) => spelling[name] ?? name;
  const offices = groupBy(
    postOffices
      .filter(({ state }) => state === postalCode)
      .map((office) => ({ ...office, city: spelled(office.city) })),
    ({ city }) => placeKey(city),
  );
  const cities = citiesOf(postalCode).map((city): Town => ({ ...city, name: spelled(city.name) }));
  const census = censusPlacesOf(postalCode).map(
    (place): Town => ({ ...place, name: spelled(place.name), population: 0 }),
  );
  const known = groupBy([...cities, ...census], ({ name }) => placeKey(name));

  /** The place of a name that is at its post offices. GeoNames comes first, because its points are in the town. */
  const townAt = (key: string): Town | undefined => {
    const [first, ...others] = offices.get(key) ?? [];
    const places = known.get(key) ?? [];
    if (!first) return places[0];
    const points = [first, ...others].flatMap(pointsOf);
    const place = places.find(
      (each) => milesBetween(each, nearestTo(each, points)) <= maxMilesToTown,
    );
    const name = (places.find(hasAccent) ?? places[0])?.name ?? first.city;
    const inhabited = [first, ...others].find(({ zip }) => censusAreas[zip]) ?? first;
    const { lat, lng } = place ?? nearestTo(pointIn(inhabited), pointsOf(inhabited));
    return { name, population: place?.population ?? 0, lat, lng };
  };
  const towns = new Map<string, Town>();
  for (const key of [...offices.keys(), ...known.keys()]) {
    const town = townAt(key);
    if (town) towns.set(key, town);
  }
  for (const { name } of census) {
    const [town, city] = [towns.get(placeKey(name)), towns.get(placeKey(`${name} City`))];
    if (town && city && !offices.has(placeKey(name)) && milesBetween(town, city) < maxMilesToCity)
      towns.delete(placeKey(name));
  }
  const zips = [...offices].flatMap(([key, ofTown]) => {
    const town = towns.get(key);
    const isOnly = ofTown.filter(({ zip }) => censusAreas[zip]).length === 1;
    return ofTown.flatMap((office): ZipAtTown | [] => {
      if (!town) return [];
      const hasArea = censusAreas[office.zip] !== undefined;
      const { lat, lng } = hasArea && !isOnly ? nearestTo(town, pointsOf(office)) : town;
      return { zip: office.zip, lat, lng, town, hasArea };
    });
  });
  return {
    towns: [...towns.values()],
    zips: zips.sort((a, b) => (a.zip < b.zip ? -1 : 1)),
  };
}
