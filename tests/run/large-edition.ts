// Invented members, distributed like people, and with details for two thirds of them.
//   node tests/run/large-edition.ts COUNT            a copy of editions/journeys with so many, in .built/large-COUNT
//   node tests/run/large-edition.ts COUNT FOLDER     so many in place of those of this edition
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';

const [, , count = '1000', made] = process.argv;
const folder = made ?? `.built/large-${count}`;
if (made === undefined) {
  rmSync(folder, { recursive: true, force: true });
  cpSync('editions/journeys', folder, { recursive: true });
}

const firstNames =
  'Ada Aiko Alma Anders Asha Bela Carla Chidi Cleo Dalia Dara Desta Diego Edda Elif Emre Esther Femi Fumi Greta Hana Hugo Ines Ivo Jaya Joel Jonas Juno Kai Kofi Lars Leila Lupe Mara Milo Mina Nadia Nils Noor Olga Omar Otis Paz Petra Quinn Rafa Rhea Rosa Sana Soren Tala Tess Tomas Uma Vera Wanda Xavi Yara Yusuf Zara';
const starts =
  'Alder Ash Bell Birch Black Bram Cold Crane Deer Dun East Eld Elm Fair Fern Fox Glen Gold Hart Hazel Hol Iver Jen Kel Kings Lang Lark Lin Mar May Mer Mill Oak Orm Penn Quar Red Rock Sal Sea Shel Stone Thorn Under Ver West White Wood Yar Zim';
const ends =
  'berg brook bury by cott dahl dale den feld field ford gate ham ian ings land ley lock man mere more ney quist rick shaw son stone strom ton vall ward water way well worth';
const columns =
  'id,firstName,lastName,phone,email,city,zip,license,credential,counties,work,homeowners,languages,designations,website';

/** From 0 up to 1, and the same on each run: a sequence for each prime number, spread evenly. */
const share = (id: number, prime: number) => (id * Math.sqrt(prime)) % 1;
function pick(list: string, number: number): string {
  const items = list.split(' ');
  return items[Math.floor(number) % items.length] ?? '';
}

const edition = openEdition(folder);
const { countyWord } = edition.region.read();
const { zips, counties } = edition.gazetteer.read();
const { people } = edition.census.read();
const reasons = edition.reasons.read().reasons.filter(({ id }) => id !== 'other');
let total = 0;
/** Each ZIP code with the number of people up to and including it. */
const homes = zips.map(([zip, , , city, county]) => {
  total += people.get(zip)?.people ?? 0;
  return { zip, city, county, upTo: total };
});

/** All that a member may state, for two thirds of them. */
function detailsOf(id: number, county: string): readonly (string | number)[] {
  if (id % 3 === 0) return Array.from({ length: 8 }, () => '');
  const work = reasons.filter((_, at) => share(id + at, 11) < 0.25).map((reason) => reason.id);
  return [
    5_000_000 + id,
    pick('licensed certified-residential certified-general', 1000 * share(id, 13)),
    county,
    work.join('; '),
    pick('yes yes yes no not-now', 1000 * share(id, 17)).replace('-', ' '),
    share(id, 19) < 0.15 ? 'Spanish' : '',
    share(id, 23) < 0.1 ? 'SRA' : '',
    share(id, 29) < 0.2 ? `https://office${id}.example.org` : '',
  ];
}

function rowOf(id: number): string {
  const home = homes.find(({ upTo }) => share(id, 2) * total < upTo);
  const county = (counties[home?.county ?? 0] ?? '').replace(` ${countyWord}`, '');
  // No two members may have the same name and phone, or the same email. With 60 first names and 97, a prime, none of
  // 200,000 do.
  const first = pick(firstNames, id);
  const last = `${pick(starts, 1000 * share(id, 5))}${pick(ends, id / 60)}`;
  const phone = `1${pick('801 385 435', id / 97)}5550${100 + (id % 97)}`;
  const email = `${first}.${last}${id}@example.org`.toLowerCase();
  return [id, first, last, phone, email, home?.city, home?.zip, ...detailsOf(id, county)].join();
}

const rows = Array.from({ length: Number(count) }, (_, at) => rowOf(at + 1));
writeFileSync(`${folder}/members.csv`, `${[columns, ...rows].join('\n')}\n`);
