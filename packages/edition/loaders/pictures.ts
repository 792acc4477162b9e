// The pictures that content may use: those of the edition, and the drawings that every edition has.
import { existsSync, globSync } from 'node:fs';
import type { Region } from '#schemas/region.ts';
import type { Files } from './files.ts';

/** The engine's drawings. An edition may replace one with its own of the same name. */
const drawings = 'packages/edition/drawings';

/** Whether the engine has a drawing of this name, which the edition's own one replaces. */
export const replacesOurs = (name: string): boolean => existsSync(`${drawings}/${name}`);

/** Whether a file is a drawing of the engine, which has the engine's colors. */
export const isOurs = (file: string): boolean => file.startsWith(`${drawings}/`);

/** The path of each picture, by its name. */
export const pictureFiles = (
  files: Files,
  landscape: Region['landscape'] = 'mountains',
): ReadonlyMap<string, string> =>
  new Map([
    // Those of its own landscape replace the ones with mountains.
    ...[drawings, `${drawings}/${landscape}`].flatMap((folder) =>
      globSync('*.svg', { cwd: folder }).map((name) => [name, `${folder}/${name}`] as const),
    ),
    ...ownPictures(files),
  ]);

/** The same for the edition's own pictures only. */
export const ownPictures = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    files
      .list()
      .filter((name) => /^pictures\/[^/]+$/.test(name))
      .map((name) => [name.slice('pictures/'.length), files.pathOf(name)]),
  );

/** Drawings are served as they are. The build resizes photos for screens of many widths. */
export const isPhoto = (name: string): boolean => !name.endsWith('.svg');
