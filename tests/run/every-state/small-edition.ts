// A small edition of a state: the texts of a sample edition with the name of the state, and invented appraisers
// in its largest towns and in others from end to end.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { parseDocument } from 'yaml';

/** The committed place data of a few states, for tests without the packages of makers/. */
export const keptPlaces = 'tests/run/every-state/places';

const template = 'editions/idaho';
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

/** Completes a folder that has region.yaml and its place data. */
export function completeEdition(folder: string): void {
  cpSync(template, folder, {
    recursive: true,
    force: false,
    filter: (file) => !/[\\/]region$|[\\/](members|member-numbers)\.csv$/.test(file),
  });
  const names = [template, folder].map((edition) => openEdition(edition).region.read().name);
  const [templateName = '', name = ''] = names;
  for (const file of globSync(`${folder}/**/*.{yaml,md}`))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(templateName, name));
  writeFileSync(`${folder}/places.yaml`, 'zips: []\nnames: []\n');
  const rows = zipsOfMembers(folder).map(([zip, , , city], number) =>
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
  // The events of the sample may name its second time zone.
  shorten(`${folder}/events.yaml`, (events) => {
    for (const number of openEdition(template).events.read().keys())
      events.deleteIn([number, 'timeZone']);
  });
  // The sample's home page has its full weight, to which the name of a state may add a few bytes.
  shorten(`${folder}/answers.yaml`, (answers) => answers.deleteIn(['answers', 0]));
}

function shorten(file: string, change: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, `${document}`);
}
