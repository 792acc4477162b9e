// The parts of the edition that scripts and Astro's image service import, as modules.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { hasDetails } from '@appraisers/directory/member-details.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';
import { memberPaths, usualPath } from '@appraisers/directory/member-paths.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { landOf } from '@appraisers/edition/schemas/places.ts';
import type { Plugin } from 'vite';
import { detailWording } from './detail-wording.ts';
import { readMemberPlaces } from './member-places.ts';
import { membersCode } from './members-code.ts';

/** Each module by its name. The finder's are declared in site/finder/edition-modules.d.ts. */
const modules: Readonly<Record<string, (edition: Edition) => string>> = {
  'virtual:region': regionModule,
  'virtual:directory': directoryModule,
  'virtual:guidance': guidanceModule,
  'virtual:map-base': mapBaseModule,
  'virtual:photos': photosModule,
};

/** Serves the modules of an edition. */
export function editionModules(edition: Edition): Plugin {
  return {
    name: 'edition-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(edition) : undefined),
  };
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/** The parts of the region that the finder needs. */
export function regionModule(edition: Edition): string {
  const { name, postalCode, countyWord, zipPrefixes, shortNames, search, bounds, timeZones } =
    edition.region.read();
  const timeZone = timeZones[0]?.zone;
  const known = { name, postalCode, countyWord, zipPrefixes, shortNames, search, bounds, timeZone };
  return exported('region', known);
}

/** The members, their contact fields, and the extra table of known places. */
export function directoryModule(edition: Edition): string {
  const { zips, names } = edition.places.read();
  return [
    membersCode(edition.members.read()),
    exported('places', {
      zips: zips.map(({ zip, lat, lng, name }) => [zip, lat, lng, name]),
      cities: names.map(({ name, lat, lng }) => [name, lat, lng]),
    }),
    exported('contactFields', contactFields),
    exported('otherPaths', otherPaths(edition)),
    exported('gazetteerAddress', versioned('/gazetteer.json', edition.gazetteer.read())),
    exported('elsewhereAddress', versioned('/elsewhere.json', edition.elsewhere.read())),
  ].join('\n');
}

/** The paths of members' pages that the finder can't make of the name and the city, by id. */
function otherPaths(edition: Edition): Readonly<Record<string, string>> {
  const names = placeNames(edition.region.read());
  const places = readMemberPlaces(edition);
  const paths = memberPaths(places);
  const others = places
    .flatMap(({ appraisers }) => appraisers)
    .filter((member) => paths.get(member.id) !== usualPath(member, names))
    .map(({ id }) => [id, paths.get(id) ?? '']);
  return Object.fromEntries(others);
}

/** The address of a file, which changes with the content: a stored file never serves another build. */
function versioned(address: string, content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${address}?v=${hash.slice(0, 8)}`;
}

/** The license look-up, and the advice for each reason. */
export function guidanceModule(edition: Edition): string {
  const { letter, reasons } = edition.reasons.read();
  const { licensing, neighborLicensing } = edition.region.read();
  return (
    exported('licensing', licensing) +
    exported('neighborLicensing', neighborLicensing) +
    exported('letter', letter) +
    exported('reasons', reasons) +
    wordingCode(edition)
  );
}

/** The words for members' details. The reasons are in the module already. */
function wordingCode(edition: Edition): string {
  const { reasons: _, ...words } = detailWording(edition.region.read(), []);
  const shared = edition.members.read().some(hasDetails) ? words : { credentials: {} };
  return `export const wording = { ...${JSON.stringify(shared)}, reasons };\n`;
}

/** The base map and its first view. */
export function mapBaseModule(edition: Edition): string {
  const { map, name } = edition.region.read();
  const { lat, lng, zoom } = map;
  const { lines, cities, ...areas } = edition.mapBase.read();
  return (
    exported('whole', { name, center: [lat, lng], zoom }) +
    exported('base', { outline: landOf(areas), lines, cities })
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
