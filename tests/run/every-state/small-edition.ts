// Invented appraisers for the first edition of a state, in its largest towns and in others from end to end.
import { writeFileSync } from 'node:fs';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';

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
