// Run by hand for a new Census Gazetteer. Writes census-places.txt: the incorporated places of every state, then its
// census-designated places, and in New England its towns. Debian's package weather-util-data has the Gazetteer:
//   apt-get download weather-util-data && dpkg-deb -x weather-util-data_*.deb data
//   node makers/make-census-places.ts data/usr/share/weather-util/places.gz
import './end-with-message.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { groupBy } from '@appraisers/directory/group-by.ts';

/** FIPS code, point in radians, name with its kind, and state. */
const block = /\[fips(\d+)\]\ncentroid = \((\S+), (\S+)\)\ndescription = (.+), ([A-Z]{2})\n/g;
const newEngland = /^(?:CT|MA|ME|NH|RI|VT)$/;
/** Governments of a city and its county, such as "Augusta-Richmond County consolidated government". */
const joined = /[-/,].*(?:County|government|county|Silver Bow)$/;
const kind =
  / (?:city and borough|metro township|zona urbana|city|town|CDP|village|borough|township|corporation|municipality|comunidad|plantation)$/;

const nameOf = (text: string, state: string) => {
  const name = text
    .replace(/ \(balance\)$/, '')
    .replace(joined, '')
    .replace(kind, '');
  // Some cities of Massachusetts call themselves towns.
  return state === 'MA' ? name.replace(/ Town$/, '') : name;
};

const degrees = (radians = '') => ((Number(radians) * 180) / Math.PI).toFixed(3);

/** Incorporated places first, and towns of New England last, where no place has the name. */
const rank = (fips: string, text: string) =>
  fips.length === 10 ? 2 : Number(text.endsWith(' CDP') || text.endsWith(' comunidad'));

const [file = ''] = process.argv.slice(2);
const places = [...gunzipSync(readFileSync(file)).toString().matchAll(block)].flatMap(
  ([, fips = '', lat, lng, text = '', state = '']) => {
    const isTown = newEngland.test(state) && / (?:town|city|plantation)$/.test(text);
    const name = nameOf(text, state);
    if (fips.length === 5 || (fips.length === 10 && !isTown) || / County/.test(name)) return [];
    const row = `${name}|${degrees(lat)}|${degrees(lng)}`;
    return [{ state, name, rank: rank(fips, text), row }];
  },
);

const sections = [...groupBy(places, ({ state }) => state)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([state, ofState]) => {
    const rows = [...ofState].sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
    return `[${state}]\n${[...new Set(rows.map(({ row }) => row))].join('\n')}\n`;
  });
const source =
  '# Places of every state and their internal points: U.S. Census Bureau, 2022 Gazetteer (public domain).\n' +
  '# Made by make-census-places.ts: name, latitude and longitude in degrees. Incorporated places come first.\n';
writeFileSync('makers/census-places.txt', source + sections.join(''));
console.log(`makers/census-places.txt: ${places.length} places`);
