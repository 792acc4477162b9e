// A small edition of a state: the first edition that `npm run edition` writes, with invented appraisers in its largest
// towns and in others from end to end.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { writeStarter } from '@appraisers/edition/starter/write-starter.ts';

/** The committed place data of a few states, for tests without the packages of makers/. */
export const keptPlaces = 'tests/run/every-state/places';

const firstNames = ['Ana', 'Ben', 'Cleo', 'Dov', 'Esther', 'Fay', 'Gus', 'Hana'];
const lastNames = ['Abara', 'Bellweather', 'Córdova', "D'Amico", 'Eastwick', 'Farraday'];

const at = <Item>(items: readonly Item[], number: number) => items[number % items.length];

/** The twelve ZIPs with the most people, and twelve others. */
function zipsOfMembers(folder: string) {
  const edition = openEdition(folder);
  const { people } = edition.census.read();
  const zips = edition.gazetteer
    .read()
    .zips.filter(([, , , , , hasArea]) => hasArea === 1)
    .sort(([a], [b]) => (people.get(b)?.people ?? 0) - (people.get(a)?.people ?? 0));
  const [largest, others] = [zips.slice(0, 12), zips.slice(12)];
  const step = Math.max(1, Math.floor(others.length / 12));
  return [...largest, ...others.filter((_, number) => number % step === 0).slice(0, 12)];
}

/** The first edition of a state of `keptPlaces`, without members. */
export function firstEdition(state: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${keptPlaces}/${state}`, folder, { recursive: true });
  const { name } = openEdition(folder).region.read();
  writeStarter(folder, {
    name: `${name} Association of Home Appraisers`,
    shortName: `${state}AHA`,
    contact: { email: 'office@example.org', phone: '12025550100', place: name },
    colors: { main: '#1d4a63', accent: '#7c2d0d' },
  });
}

/** Adds up to 24 members to a first edition. */
export function addMembers(folder: string, most = 24): void {
  const rows = zipsOfMembers(folder)
    .slice(0, most)
    .map(([zip, , , city], number) =>
      [
        number + 1,
        at(firstNames, number),
        at(lastNames, Math.floor(number / firstNames.length) + (number % 3)),
        `180155501${`${number}`.padStart(2, '0')}`,
        `member${number + 1}@example.org`,
        city,
        zip,
      ].join(','),
    );
  const header = 'id,firstName,lastName,phone,email,city,zip';
  writeFileSync(`${folder}/members.csv`, `${[header, ...rows].join('\n')}\n`);
}
