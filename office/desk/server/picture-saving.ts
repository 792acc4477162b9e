// Saves pictures in the edition, with the checks of the build: type, size, name.
import { readFileSync } from 'node:fs';
import { slugOf } from '@appraisers/directory/place-names.ts';
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { pictureIssue } from '@appraisers/edition/pictures/validate-pictures.ts';
import { picture } from '@appraisers/edition/schemas/text.ts';
import type { PictureRow } from '#desk/api-types.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { DeskError } from './desk-error.ts';

export const pictures = (edition: Edition): readonly PictureRow[] => {
  const own = edition.ownPictures();
  return [...edition.pictures().keys()].map((name) => ({ name, own: own.has(name) }));
};

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The bytes of a picture, and their type. */
export function pictureBytes(edition: Edition, name: string) {
  const file = edition.pictures().get(name);
  if (!file) return undefined;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return { bytes: readFileSync(file), type: types[ending] ?? 'image/jpeg' };
}

/** A name that the site accepts: "Board meeting (2).JPG" becomes board-meeting-2.jpg. */
function nameOf(given: string): string {
  const [, stem = given, ending = ''] = /^(.*)\.(\w+)$/.exec(given) ?? [];
  return `${slugOf(stem) || 'picture'}.${ending.toLowerCase()}`;
}

/** @throws DeskError when the site can't show the picture. */
async function assertPicture(name: string, bytes: Uint8Array): Promise<void> {
  const issue = await pictureIssue(name, bytes);
  if (issue)
    throw new DeskError(`${issueSentence({ ...issue, file: name })} The picture was not saved.`);
}

/**
 * Saves a picture in the edition and returns its name there.
 * @throws DeskError when it is not a picture, or another picture has its name and `replace` is false.
 */
export async function savePicture(
  edition: Edition,
  given: string,
  bytes: Uint8Array,
  replace: boolean,
): Promise<string> {
  const name = nameOf(given);
  const { error } = picture.safeParse(name);
  if (error)
    throw new DeskError(
      `${given} was not saved. Use a JPEG, PNG or WebP photo, or an SVG drawing.`,
    );
  await assertPicture(name, bytes);
  const file = `pictures/${name}`;
  const there = edition.has(file);
  if (there && Buffer.from(edition.readBytes(file)).equals(bytes)) return name;
  if (there && !replace)
    throw new DeskError(
      `You already have a picture called ${name}. Rename this one, or replace the old one on every page.`,
      [{ path: ['name'], message: name }],
    );
  replaceFile(edition.pathOf(file), bytes);
  return name;
}
