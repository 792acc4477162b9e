// The facts of a state for region.yaml, from public data: its bounds, ZIP prefixes, time zones, the view of its map,
// its largest cities, the examples of its search, and the offices that license appraisers.
import { groupBy } from '@appraisers/directory/group-by.ts';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import { regionSchema } from '@appraisers/edition/schemas/region.ts';
import { z } from 'zod';
import { censusZips, postOffices, stateNames } from './place-packages.ts';
import { countyAreas, neighborsOf } from './state-counties.ts';
import stateOffices from './state-offices.json' with { type: 'json' };
import { townsOf } from './towns.ts';

/** The office that licenses appraisers in each state, with its address, and the kind of land. */
const offices = z
  .record(
    z.string(),
    regionSchema.shape.licensing.pick({ office: true, url: true }).extend({
      landscape: z.enum(['mountains', 'lowland']),
    }),
  )
  .parse(stateOffices);

const lower = (text: string) => text.trim().toLowerCase();

/** The state, district or territory that a text names or has the postal code of. */
export const findState = (text: string) =>
  [...stateNames].find((state) => state.map(lower).includes(lower(text)));

/**
 * The postal code and the name of a state, district or territory.
 * @throws UserError with the names of all
 */
export function stateNamed(text: string): readonly [postalCode: string, name: string] {
  const found = findState(text);
  if (found) return found;
  if (lower(text) === '')
    throw new UserError('Enter the name of your state. In a script, add it as --state Vermont.');
  const names = [...stateNames.values()].sort();
  throw new UserError(
    `There is no state or territory "${text}". Enter one of these: ${names.join(', ')}.`,
  );
}

/** What most counties of a state are called, where that is not County. */
const countyWords: Readonly<Record<string, string>> = {
  AK: 'Borough',
  LA: 'Parish',
  PR: 'Municipio',
};
/** What it is, where that is not a state. */
const stateWords: Readonly<Record<string, string>> = {
  DC: 'district',
  ...Object.fromEntries(['AS', 'GU', 'MP', 'PR', 'VI'].map((code) => [code, 'territory'])),
};

/** Three digits, or the whole ZIP where another state has most ZIPs with these three. */
function prefixesOf(postalCode: string): string[] {
  const byPrefix = groupBy(postOffices, ({ zip }) => zip.slice(0, 3));
  return [...byPrefix].flatMap(([prefix, all]) => {
    const own = all.filter(({ state }) => state === postalCode);
    return own.length > all.length / 2 ? [prefix] : own.map(({ zip }) => zip);
  });
}

/** The edges of a state, a little outside, in tenths of a degree. */
function boundsOf(postalCode: string, name: string) {
  const corners = countyAreas(name).flatMap(({ area }) => area.flat(2));
  // Islands beyond the 180th meridian would put the other edge on the other side of the world.
  const west = corners.filter(([lng]) => lng < 0);
  const shown = west.length > corners.length / 2 ? west : corners;
  const latitudes = postOffices.flatMap(({ state, latitude }) =>
    state === postalCode ? [latitude] : [],
  );
  const edge = (axis: 0 | 1, side: -1 | 1) => {
    const values = shown.map((corner) => corner[axis]);
    const all = axis === 1 ? [...values, ...latitudes] : values;
    const outermost = all.reduce((a, b) => (side * (b - a) > 0 ? b : a));
    return (side * Math.ceil((side * outermost + 0.05) * 10)) / 10;
  };
  return { south: edge(1, -1), north: edge(1, 1), west: edge(0, -1), east: edge(0, 1) };
}

type Bounds = ReturnType<typeof boundsOf>;

/** The largest zoom at which the state fits a map of 600 by 600 px, with tiles of 256 px. */
function zoomOf({ south, north, west, east }: Bounds): number {
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const span = Math.max(((east - west) * Math.PI) / 180, mercator(north) - mercator(south));
  return Math.min(12, Math.max(3, Math.floor(Math.log2((600 * 2 * Math.PI) / (256 * span)))));
}
const middle = (a: number, b: number) => Math.round((a + b) * 500) / 1000;

const nameOfZone = (zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The zone with the most ZIPs for each name of a time, the most used first. */
const zonesOf = (zips: typeof censusZips) =>
  [...groupBy(zips, ({ timezone }) => nameOfZone(timezone))]
    .map(([name, inTime]) => {
      const byZone = [...groupBy(inTime, ({ timezone }) => timezone)];
      const [zone] = byZone.reduce((most, next) => (next[1].length > most[1].length ? next : most));
      return { zone, name, count: inTime.length };
    })
    .sort((a, b) => b.count - a.count)
    .map(({ zone, name }) => ({ zone, name }));

/** What region.yaml of a state says. */
export function describeState([postalCode, name]: readonly [string, string]) {
  const bounds = boundsOf(postalCode, name);
  const ofState = censusZips
    .filter(({ stateAbbreviation }) => stateAbbreviation === postalCode)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  // By the names of the gazetteer, which has these towns.
  const { towns, zips } = townsOf({ name, postalCode, shortNames: {} });
  const townOf = new Map(zips.map(({ zip, town }) => [zip, town.name]));
  const largestCities = towns
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 24)
    .map((town) => town.name);
  // GeoNames counts the people of a town for a part of it, too, such as Metairie Terrace in Metairie.
  const cities = largestCities.filter(
    (name) => !largestCities.some((town) => name.startsWith(`${town} `)),
  );
  /** The ZIP and the town with the most people. */
  const largest = ofState.find(({ zip }) => townOf.has(zip))?.zip ?? '';
  const neighbors = neighborsOf(name).flatMap((neighbor) =>
    [...stateNames].flatMap(([code, stateName]) => (stateName === neighbor ? [code] : [])),
  );
  const officeOf = (code: string) => {
    const { office = `${name} Appraiser Board`, url = 'https://www.asc.gov/appraiser/advanced' } =
      offices[code] ?? {};
    return { office, url };
  };
  return {
    name,
    postalCode,
    countyWord: countyWords[postalCode] ?? 'County',
    stateWord: stateWords[postalCode] ?? 'state',
    landscape: offices[postalCode]?.landscape ?? 'lowland',
    zipPrefixes: prefixesOf(postalCode),
    bounds,
    timeZones: zonesOf(ofState),
    map: {
      lat: middle(bounds.south, bounds.north),
      lng: middle(bounds.west, bounds.east),
      zoom: zoomOf(bounds),
      cities: [...new Set([...cities, ...townOf.values()])].slice(0, 12),
    },
    licensing: {
      ...officeOf(postalCode),
      lookUp: 'Search for the name. Check that the license is active.',
      credentials: {
        licensed: 'Licensed appraiser',
        'certified-residential': 'Certified residential appraiser',
        'certified-general': 'Certified general appraiser',
      },
    },
    neighborLicensing: Object.fromEntries(neighbors.map((code) => [code, officeOf(code)])),
    shortNames: {},
    spelling: {},
    search: {
      zip: { label: `ZIP code in ${name}`, example: largest },
      city: { label: `City in ${name}`, example: townOf.get(largest) ?? name },
    },
  };
}
