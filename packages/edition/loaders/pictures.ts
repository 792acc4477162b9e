// The pictures that content may use: those of the edition, and the drawings that every edition has.
import { readdirSync } from 'node:fs';
import { shownValue } from '#schemas/issue-message.ts';
import type { Files } from './files.ts';

/** The engine's drawings. An edition may replace one with its own of the same name. */
const drawings = 'site/drawings';

/** Whether there is a picture with exactly this name. */
export type PictureNames = { readonly has: (name: string) => boolean };

export const missingPicture = (name: string) => ({
  reason: `There is no picture called ${shownValue(name)}.`,
  hint: 'Add it to pictures/, or use the exact name of a picture there.',
});

/** The path of each picture, by its name. */
export const pictureFiles = (files: Files): ReadonlyMap<string, string> =>
  new Map([
    ...readdirSync(drawings).map((name) => [name, `${drawings}/${name}`] as const),
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
