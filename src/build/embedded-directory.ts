// The directory as the browser gets it: a module made of content/members.csv and
// content/places.yaml at build time, mail addresses concealed, one short row a member.
import type { Plugin } from 'vite';
import { concealMail } from '#directory/concealed-mail.ts';
import { readMembers } from '#loaders/read-members.ts';
import { readYaml } from '#loaders/read-yaml.ts';
import { placesSchema } from '#schemas/places.ts';

const name = 'virtual:directory';

/** Serves `virtual:directory`; its shape is declared in src/finder/directory-module.d.ts. */
export function embeddedDirectory(): Plugin {
  return {
    name: 'embedded-directory',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? directoryModule() : undefined),
  };
}

/** The text of the module. */
export function directoryModule(): string {
  const members = readMembers().map((member) => [
    member.id,
    member.firstName,
    member.lastName,
    member.phone,
    concealMail(member.email),
    member.city,
    member.zip,
    member.lat,
    member.lng,
  ]);
  const { zips, names } = readYaml('content/places.yaml', placesSchema);
  const places = {
    zips: zips.map(({ zip, lat, lng }) => [zip, lat, lng]),
    cities: names.map((place) => [place.name, place.lat, place.lng]),
  };
  return `export const members = ${JSON.stringify(members)};\nexport const places = ${JSON.stringify(places)};\n`;
}
