// The pictures that content may name: those of the edition, and the drawings that every edition has.
import { readdirSync } from 'node:fs';
import type { Files } from './files.ts';

/** Drawings of the engine, which an edition may replace by its own of the same name. */
const drawings = 'site/drawings';

/** Whether there is a picture of this name, spelled as its file is. */
export type PictureNames = { readonly has: (name: string) => boolean };

/** The path of each picture, by its name. */
export const pictureFiles = (files: Files): ReadonlyMap<string, string> =>
  new Map([
    ...readdirSync(drawings).map((name) => [name, `${drawings}/${name}`] as const),
    ...ownPictures(files),
  ]);

/** The same for the pictures of the edition alone. */
export const ownPictures = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    files
      .list()
      .filter((name) => /^pictures\/[^/]+$/.test(name))
      .map((name) => [name.slice('pictures/'.length), files.pathOf(name)]),
  );

/** Drawings are served as they are; of a photo, files are made for screens of many widths. */
export const isPhoto = (name: string): boolean => !name.endsWith('.svg');
