// What the finder knows when it is loaded: modules made of the edition at build time.
import { createHash } from 'node:crypto';
import { concealEmail } from '@appraisers/directory/concealed-email.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Plugin } from 'vite';

/** Each module by its name; their shapes are declared in site/finder/edition-modules.d.ts. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:region': regionModule,
  'virtual:directory': directoryModule,
  'virtual:guidance': guidanceModule,
  'virtual:map-base': mapBaseModule,
};

/** Serves the modules. */
export function embeddedDirectory(): Plugin {
  return {
    name: 'embedded-directory',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/** What of the region the finder needs. */
export function regionModule(): string {
  const { name, postalCode, zipPrefixes, shortNames, search, bounds, timeZones } =
    edition.region.read();
  const timeZone = timeZones[0]?.zone;
  const known = { name, postalCode, zipPrefixes, shortNames, search, bounds, timeZone };
  return exported('region', known);
}

/** The members, their email addresses concealed, how they are reached, and the extra table of known places. */
export function directoryModule(): string {
  const members = edition.members.read();
  const columns = Object.keys(members[0] ?? {});
  const rows = members.map((member) =>
    Object.values({ ...member, email: concealEmail(member.email) }),
  );
  const { zips, names } = edition.places.read();
  // Rows without the names of their columns are a third shorter on the wire.
  return [
    exported('columns', columns),
    `export const members = ${JSON.stringify(rows)}.map((row) =>`,
    '  Object.fromEntries(columns.map((column, at) => [column, row[at]])));',
    exported('places', {
      zips: zips.map(({ zip, lat, lng, name }) => [zip, lat, lng, name]),
      cities: names.map(({ name, lat, lng }) => [name, lat, lng]),
    }),
    exported('contactFields', contactFields),
    exported('gazetteerAddress', gazetteerAddress()),
  ].join('\n');
}

/**
 * Where the gazetteer lies. The address names the content, so that no one who has kept a gazetteer
 * takes it for that of another build.
 */
function gazetteerAddress(): string {
  const content = JSON.stringify(edition.gazetteer.read());
  return `/gazetteer.json?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
}

/** Where licenses are checked, and what visitors are told for each reason. */
export function guidanceModule(): string {
  const { letter, reasons } = edition.reasons.read();
  const { licensing } = edition.region.read();
  return (
    exported('licensing', licensing) + exported('letter', letter) + exported('reasons', reasons)
  );
}

/** The map's own ground. */
export function mapBaseModule(): string {
  const { map, name } = edition.region.read();
  const { lat, lng, zoom } = map;
  return (
    exported('whole', { name, center: [lat, lng], zoom }) + exported('base', edition.mapBase.read())
  );
}
