// Copies a sample edition, with invented members in place of its own: as many as asked for, and details for
// two thirds of them. `node tests/run/large-edition.ts COUNT [people|even] [edition] [copy]`.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';

const [count = '1000', spread = 'people', from = 'editions/journeys', to] = process.argv.slice(2);
const copy = to ?? `.built/large-${count}${spread === 'even' ? '-even' : ''}`;

const firstNames =
  'Ada Aiko Alma Ana Anders Asha Ben Bela Carla Chidi Cleo Dalia Dana Dara Desta Diego Dov Edda Elif Emre Esther Fay Femi Fumi Gus Greta Hana Hugo Ines Ivo Jaya Joel Jonas Juno Kai Kofi Lars Leila Lena Lupe Mara Milo Mina Nadia Nils Noor Olga Omar Otis Paz Petra Quinn Rafa Rhea Rosa Sana Soren Tala Tess Tomas Uma Vera Wanda Xavi Yara Yusuf Zara Zeke'.split(
    ' ',
  );
const starts =
  'Ab Alder Ash Bar Bell Birch Black Bram Brook Cal Car Cold Crane Dal Deer Dun East Eld Elm Fair Farra Fern Fox Gar Glen Gold Hal Hart Hazel Hol Iver Jen Kel Kings Lang Lark Lin Lock Mar May Mer Mill Nor Oak Orm Penn Pres Quar Rad Red Rock Sal Sea Shel Sten Stone Thorn Under Ver Wal West White Wood Yar Zim'.split(
    ' ',
  );
const ends =
  'berg brook bury by cott dahl dale den feld field ford gate ham ian ings ingham land ley lock man mark mere more ney quist rick sen shaw son ster stone strom ton vall ward water way well wick win wood worth'.split(
    ' ',
  );
const languages = ['Spanish', 'Portuguese', 'Tongan', 'Navajo', 'Vietnamese', 'Korean', 'Somali'];

/** The same numbers on each run, from 0 up to 1: T. Ettinger's mulberry32. */
let seed = 20_000;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
/** Names early in a list are the common ones. */
const pickOften = (items: readonly string[]): string =>
  items[Math.floor(random() ** 2 * items.length)] ?? '';
const some = (items: readonly string[], max: number): string =>
  [...new Set(Array.from({ length: 1 + Math.floor(random() * max) }, () => pickOften(items)))].join(
    '; ',
  );

const edition = openEdition(from);
const { people } = edition.census.read();
const { zips, counties } = edition.gazetteer.read();
const shortNames = counties.map((name) => name.replace(` ${edition.region.read().countyWord}`, ''));
const reasonIds = edition.reasons
  .read()
  .reasons.map(({ id }) => id)
  .filter((id) => id !== 'other');
const homes = zips.filter(([, , , , , hasArea]) => hasArea === 1);

let total = 0;
/** The people, or the ZIPs, up to each one. */
const upTo = homes.map(([zip]) => {
  total += spread === 'even' ? 1 : (people.get(zip)?.people ?? 0);
  return total;
});
function pickHome() {
  const at = random() * total;
  return homes[upTo.findIndex((sum) => at < sum)] ?? homes[0];
}

const header =
  'id,firstName,lastName,phone,email,city,zip,lat,lng,license,credential,counties,work,homeowners,languages,designations,website';
const taken = new Set<string>();

function rowOf(id: number): string {
  const [zip = '', lat = 0, lng = 0, city = '', county = 0] = pickHome() ?? [];
  const first = pickOften(firstNames);
  const last = `${pickOften(starts)}${pick(ends)}`;
  const digits = `${100 + Math.floor(random() * 100)}`;
  const phone = `1${pick(['801', '385', '435'])}5550${digits}`;
  // No two members may share both.
  const own = taken.has(`${first} ${last} ${phone}`) ? '' : phone;
  taken.add(`${first} ${last} ${phone}`);
  const domain = random() < 0.5 ? 'example.org' : `${pick(starts)}${pick(ends)}.example.org`;
  const email = `${first}.${last}${id % 7 === 0 ? '' : id}@${domain}`.toLowerCase();
  const mail = taken.has(email) ? `office${id}@example.org` : email;
  taken.add(mail);
  const states = id % 3 !== 0;
  const details = states
    ? [
        `${5_000_000 + Math.floor(random() * 1_000_000)}`,
        pick(['licensed', 'certified-residential', 'certified-general']),
        [...new Set([shortNames[county] ?? '', ...some(shortNames, 2).split('; ')])].join('; '),
        some(reasonIds, 4),
        pick(['yes', 'yes', 'yes', 'no', 'not now']),
        random() < 0.15 ? pickOften(languages) : '',
        random() < 0.1 ? 'SRA' : '',
        random() < 0.2 ? `https://${domain}` : '',
      ]
    : Array.from({ length: 8 }, () => '');
  return [id, first, last, own, mail, city, zip, lat, lng, ...details].join(',');
}

rmSync(copy, { recursive: true, force: true });
cpSync(from, copy, { recursive: true });
const rows = Array.from({ length: Number(count) }, (_, at) => rowOf(at + 1));
writeFileSync(`${copy}/members.csv`, `${[header, ...rows].join('\n')}\n`);
console.log(`${copy}: ${count} invented members in ${homes.length} ZIP codes of ${from}`);
