// The parts of the edition that scripts and Astro's image service import, as modules.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { partSize } from '@appraisers/directory/answer-part.ts';
import { hasDetails } from '@appraisers/directory/member-details.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';
import { memberPaths, usualPath } from '@appraisers/directory/member-paths.ts';
import { maxEmbedded } from '@appraisers/directory/member-shards.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { landOf } from '@appraisers/edition/schemas/places.ts';
import type { Plugin } from 'vite';
import { detailWording } from './detail-wording.ts';
import { memberFiles } from './member-files.ts';
import { readMemberPlaces } from './member-places.ts';
import { membersCode } from './members-code.ts';

/** Each module by its name. The finder's are declared in site/finder/edition-modules.d.ts. */
const modules: Readonly<Record<string, (edition: Edition) => string>> = {
  'virtual:region': regionModule,
  'virtual:directory': directoryModule,
  'virtual:load-answer': loadAnswerModule,
  'virtual:member-files': memberFilesModule,
  'virtual:guidance': guidanceModule,
  'virtual:map-base': mapBaseModule,
  'virtual:photos': photosModule,
};

/** Serves the modules of an edition, and the constant that leaves code out of the build of a small one. */
export function editionModules(edition: Edition): Plugin {
  return {
    name: 'edition-modules',
    config: () => ({
      define: { hasLongAnswers: `${edition.members.read().length > partSize}` },
    }),
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(edition) : undefined),
  };
}

/** A file of the finder, as an import names it. */
const inFinder = (file: string) =>
  JSON.stringify(toPosix(resolve(import.meta.dirname, '../finder', file)));

/** The members of a large directory come from its index. */
const shardedDirectory = [
  `import { shards } from ${inFinder('sharded-members.ts')};`,
  'export { shards };',
  'export const members = shards.directory.appraisers;',
  'export const otherPaths = shards.otherPaths;',
].join('\n');

/** Whether the members come in files of their own. */
const isSharded = (edition: Edition): boolean => edition.members.read().length > maxEmbedded;

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
  const sharded = isSharded(edition);
  return [
    sharded
      ? shardedDirectory
      : `${membersCode(edition.members.read())}\nexport const shards = undefined;`,
    exported('places', {
      zips: zips.map(({ zip, lat, lng, name }) => [zip, lat, lng, name]),
      cities: names.map(({ name, lat, lng }) => [name, lat, lng]),
    }),
    exported('contactFields', contactFields),
    ...(sharded ? [] : [exported('otherPaths', otherPaths(edition))]),
    exported('gazetteerAddress', versioned(`${basePath}/gazetteer.json`, edition.gazetteer.read())),
    exported('elsewhereAddress', versioned(`${basePath}/elsewhere.json`, edition.elsewhere.read())),
  ].join('\n');
}

/** How the finder loads the file of its answer. */
function loadAnswerModule(edition: Edition): string {
  return isSharded(edition)
    ? `export { loadShardedAnswer as loadAnswer } from ${inFinder('load-sharded-answer.ts')};`
    : `export { loadAnswer } from ${inFinder('load-answer.ts')};`;
}

/** The folder of the files of a large directory. */
function memberFilesModule(edition: Edition): string {
  return exported('membersFolder', memberFiles(edition)?.build);
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

const basePath = process.env.SITE_PATH ?? '';

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
