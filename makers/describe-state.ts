// `node makers/describe-state.ts VT` prints the facts of a state for region.yaml, as JSON: its bounds, ZIP
// prefixes, time zones, the view of its map, its largest cities, and the examples of its search. Takes the
// postal code or the name of a state, a district or a territory.
import './end-with-message.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { MakerError } from './load-package.ts';
import { censusZips, citiesOf, postOffices, stateNames } from './place-packages.ts';
import { countyAreas } from './state-counties.ts';

const [requested = ''] = process.argv.slice(2);
const [postalCode, name] =
  [...stateNames].find((state) => state.includes(requested)) ?? refuse(requested);

function refuse(state: string): never {
  const known = [...stateNames.keys()].sort().join(', ');
  throw new MakerError(`There is no state or territory "${state}". Enter one of these: ${known}.`);
}

/** What most counties of a state are called, where that is not County. */
const countyWords: Readonly<Record<string, string>> = {
  AK: 'Borough',
  LA: 'Parish',
  PR: 'Municipio',
};

const offices = postOffices.filter(({ state }) => state === postalCode);

/** Three digits, or the whole ZIP where another state has most ZIPs with these three. */
const byPrefix = groupBy(postOffices, ({ zip }) => zip.slice(0, 3));
const zipPrefixes = [...byPrefix].flatMap(([prefix, all]) => {
  const own = all.filter(({ state }) => state === postalCode);
  return own.length > all.length / 2 ? [prefix] : own.map(({ zip }) => zip);
});

const corners = countyAreas(name).flatMap(({ area }) => area.flat(2));
// Islands beyond the 180th meridian would put the other edge on the other side of the world.
const west = corners.filter(([lng]) => lng < 0);
const shown = west.length > corners.length / 2 ? west : corners;
/** The edge of the points in one direction, a little outside, in tenths of a degree. */
const edge = (axis: 0 | 1, side: -1 | 1) => {
  const values = shown.map((corner) => corner[axis]);
  const all = axis === 1 ? [...values, ...offices.map(({ latitude }) => latitude)] : values;
  const outermost = all.reduce((a, b) => (side * (b - a) > 0 ? b : a));
  return (side * Math.ceil((side * outermost + 0.05) * 10)) / 10;
};
const bounds = { south: edge(1, -1), north: edge(1, 1), west: edge(0, -1), east: edge(0, 1) };

/** The largest zoom at which the state fits a map of 600 by 600 px, with tiles of 256 px. */
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const span = Math.max(
  ((bounds.east - bounds.west) * Math.PI) / 180,
  mercator(bounds.north) - mercator(bounds.south),
);
const zoom = Math.min(12, Math.max(3, Math.floor(Math.log2((600 * 2 * Math.PI) / (256 * span)))));
const middle = (a: number, b: number) => Math.round((a + b) * 500) / 1000;

const ofState = censusZips
  .filter(({ stateAbbreviation }) => stateAbbreviation === postalCode)
  .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
const nameOfZone = (zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
/** The zone with the most ZIPs for each name of a time. */
const timeZones = [...groupBy(ofState, ({ timezone }) => nameOfZone(timezone))]
  .map(([zoneName, inTime]) => {
    const byZone = [...groupBy(inTime, ({ timezone }) => timezone)];
    const [zone] = byZone.reduce((most, next) => (next[1].length > most[1].length ? next : most));
    return { zone, name: zoneName, count: inTime.length };
  })
  .sort((a, b) => b.count - a.count)
  .map(({ zone, name: zoneName }) => ({ zone, name: zoneName }));

const cities = [...citiesOf(postalCode).map((city) => city.name)].reverse();
const towns = new Map(offices.map(({ zip, city }) => [zip, city]));
/** The ZIP and the town with the most people. */
const largest = ofState.find(({ zip }) => towns.has(zip))?.zip ?? '';

console.log(
  JSON.stringify(
    {
      name,
      postalCode,
      countyWord: countyWords[postalCode] ?? 'County',
      zipPrefixes,
      bounds,
      timeZones,
      map: {
        lat: middle(bounds.south, bounds.north),
        lng: middle(bounds.west, bounds.east),
        zoom,
        cities: [...new Set([...cities, ...towns.values()])].slice(0, 12),
      },
      search: {
        zip: { label: `ZIP code in ${name}`, example: largest },
        city: { label: `City in ${name}`, example: towns.get(largest) },
      },
    },
    undefined,
    2,
  ),
);
