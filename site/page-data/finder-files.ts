// The two files that the finder fetches, each with the hash of its content in its name.
import { createHash } from 'node:crypto';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { landOf } from '@appraisers/edition/schemas/places.ts';
import type { FinderProps } from '#finder/finder-context.ts';
import type { MapBaseFile } from '#finder/map/base-map.ts';
import { sitePath } from '#ui/site-path.ts';
import { office, region, site } from './site-data.ts';

/** The name of a file without .json, which changes with the content. */
function hashed(name: string, content: object) {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}`, content };
}

const directory = hashed('directory', directoryFile(edition));
const { lines, cities, ...areas } = edition.mapBase.read();
const mapBaseFile: MapBaseFile = { outline: landOf(areas), lines, cities };
const mapBase = hashed('map-base', mapBaseFile);

/** For the pages of the files. */
export const finderFiles = () =>
  [directory, mapBase].map(({ name, content }) => ({ params: { data: name }, props: { content } }));

/** The towns are in the file. */
const { cities: _, ...wholeState } = region.map;

/** What every page with a finder gives it. */
export const finderProps: FinderProps = {
  file: sitePath(`/${directory.name}.json`),
  map: { whole: wholeState, base: sitePath(`/${mapBase.name}.json`) },
  search: region.search,
  office,
  tiles: site.tiles,
};
