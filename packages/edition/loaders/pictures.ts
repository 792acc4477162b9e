// The pictures that content may name: those of the edition, and the drawings that every edition has.
import { existsSync, readdirSync } from 'node:fs';
import { inEdition } from './edition-folder.ts';

/** Drawings of the engine, which an edition may replace by its own of the same name. */
const drawings = 'site/drawings';

const filesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).map(
    (name) => [name, `${folder}/${name}`] as const,
  );

/** Where each picture lies, by its name. */
export const pictureFiles = (): ReadonlyMap<string, string> =>
  new Map([...filesIn(drawings), ...ownPictures()]);

/** The same of those that the edition brings. */
export const ownPictures = (): ReadonlyMap<string, string> =>
  new Map(filesIn(inEdition('pictures')));

/** Drawings are served as they are; of a photo, files are made for screens of many widths. */
export const isPhoto = (name: string): boolean => !name.endsWith('.svg');
