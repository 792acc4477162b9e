// The two files that the finder fetches, each with the hash of its content in its name.
import { createHash } from 'node:crypto';
import { contactFields, memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { memberPaths, usualPath } from '@appraisers/directory/member-paths.ts';
import { memberRow } from '@appraisers/directory/open-directory.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { landOf } from '@appraisers/edition/schemas/places.ts';
import type { FinderProps } from '#finder/finder-context.ts';
import type { FinderFile } from '#finder/finder-data.ts';
import type { MapBaseFile } from '#finder/map/open-map.ts';
import { sitePath } from '#ui/site-path.ts';
import { places, wording } from './place-pages.ts';
import { office, region, site } from './site-data.ts';

/** A hundredth of a degree is about half a mile: enough to know on which side of a border a visitor is. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/** The paths of members' pages that the finder can't make of the name and the city, by id. */
function otherPaths(): Readonly<Record<string, string>> {
  const names = placeNames(region);
  const paths = memberPaths(places);
  const others = places
    .flatMap(({ appraisers }) => appraisers)
    .map(
      (member) => [`${member.id}`, paths.get(member.id) ?? '', usualPath(member, names)] as const,
    )
    .filter(([, path, usual]) => path !== usual);
  return Object.fromEntries(others.map(([id, path]) => [id, path]));
}

/** The directory's file of the edition. */
export function directoryFile(): FinderFile {
  const { name, postalCode, shortNames, countyWord, zipPrefixes, timeZones, search } = region;
  const { counties, zips, cities } = edition.gazetteer.read();
  const extra = edition.places.read();
  const { states, towns, zips: borderZips } = edition.borderTowns.read();
  const { letter, reasons } = edition.reasons.read();
  const { licensing, neighborLicensing } = region;
  const members = edition.members.read();
  return {
    region: {
      ...{ name, postalCode, shortNames, countyWord, zipPrefixes },
      timeZone: timeZones[0]?.zone ?? 'UTC',
      zipExample: search.zip.example,
    },
    fields: memberFieldNames,
    contacts: contactFields,
    members: members.map((member) => memberRow(member, memberFieldNames)),
    paths: otherPaths(),
    counties,
    zips,
    cities,
    extra: {
      zips: extra.zips.map(({ zip, lat, lng, name: town }) => [zip, lat, lng, town]),
      cities: extra.names.map(({ name: town, lat, lng }) => [town, lat, lng]),
    },
    otherStates: { states, towns, zips: borderZips },
    outline: edition.mapBase
      .read()
      .outline.map((rings) =>
        rings.map((ring) => ring.map(([lng, lat]) => [roundDegrees(lng), roundDegrees(lat)])),
      ),
    wording,
    advice: { reasons, letter, licensing, neighborLicensing },
  };
}

function mapBaseFile(): MapBaseFile {
  const { lines, cities, ...areas } = edition.mapBase.read();
  return { outline: landOf(areas), lines, cities };
}

/** The name of a file without .json, which changes with the content. */
function hashed(name: string, content: object) {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}`, content };
}

const directory = hashed('directory', directoryFile());
const mapBase = hashed('map-base', mapBaseFile());

/** For the pages of the files. */
export const finderFiles = () =>
  [directory, mapBase].map(({ name, content }) => ({ params: { data: name }, props: { content } }));

/** What every page with a finder gives it. */
export const finderProps: FinderProps = {
  directory: sitePath(`/${directory.name}.json`),
  map: { whole: region.map, base: sitePath(`/${mapBase.name}.json`) },
  region: {
    name: region.name,
    postalCode: region.postalCode,
    shortNames: region.shortNames,
    search: region.search,
  },
  office,
  tiles: site.tiles,
};
