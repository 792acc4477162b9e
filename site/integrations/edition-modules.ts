// The parts of the edition that scripts and Astro's image service import, as modules.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { contactFields } from '@appraisers/directory/member-fields.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import type { Plugin } from 'vite';

/** Each module by its name. The finder's are declared in site/finder/edition-modules.d.ts. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:region': regionModule,
  'virtual:directory': directoryModule,
  'virtual:guidance': guidanceModule,
  'virtual:map-base': mapBaseModule,
  'virtual:photos': () => photosModule(edition),
};

/** Serves the modules. */
export function editionModules(): Plugin {
  return {
    name: 'edition-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/** The parts of the region that the finder needs. */
export function regionModule(): string {
  const { name, postalCode, countyWord, zipPrefixes, shortNames, search, bounds, timeZones } =
    edition.region.read();
  const timeZone = timeZones[0]?.zone;
  const known = { name, postalCode, countyWord, zipPrefixes, shortNames, search, bounds, timeZone };
  return exported('region', known);
}

/** The members, their contact fields, and the extra table of known places. */
export function directoryModule(): string {
  const members = edition.members.read();
  const columns = Object.keys(members[0] ?? {});
  const rows = members.map(Object.values);
  const { zips, names } = edition.places.read();
  // Without column names, the rows are a third shorter on the wire.
  return [
    exported('columns', columns),
    `export const members = ${JSON.stringify(rows)}.map((row) =>`,
    '  Object.fromEntries(columns.map((column, at) => [column, row[at]])));',
    exported('places', {
      zips: zips.map(({ zip, lat, lng, name }) => [zip, lat, lng, name]),
      cities: names.map(({ name, lat, lng }) => [name, lat, lng]),
    }),
    exported('contactFields', contactFields),
    exported('gazetteerAddress', versioned('/gazetteer.json', edition.gazetteer.read())),
    exported('elsewhereAddress', versioned('/elsewhere.json', edition.elsewhere.read())),
  ].join('\n');
}

/** The address of a file, which changes with the content: a stored file never serves another build. */
function versioned(address: string, content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${address}?v=${hash.slice(0, 8)}`;
}

/** The license look-up, and the advice for each reason. */
export function guidanceModule(): string {
  const { letter, reasons } = edition.reasons.read();
  const { licensing, neighborLicensing } = edition.region.read();
  return (
    exported('licensing', licensing) +
    exported('neighborLicensing', neighborLicensing) +
    exported('letter', letter) +
    exported('reasons', reasons)
  );
}

/** The base map and its first view. */
export function mapBaseModule(): string {
  const { map, name } = edition.region.read();
  const { lat, lng, zoom } = map;
  return (
    exported('whole', { name, center: [lat, lng], zoom }) + exported('base', edition.mapBase.read())
  );
}

/** The photos that the edition names, as Astro's image service takes them. */
export function photosModule({ usedPhotos }: Pick<Edition, 'usedPhotos'>): string {
  const photos = [...usedPhotos()].map(([name, file], at) => ({ name, file, as: `photo${at}` }));
  return [
    ...photos.map(({ file, as }) => `import ${as} from ${JSON.stringify(toPosix(resolve(file)))};`),
    'export const originals = {',
    ...photos.map(({ name, as }) => `  ${JSON.stringify(name)}: ${as},`),
    '};',
  ].join('\n');
}
