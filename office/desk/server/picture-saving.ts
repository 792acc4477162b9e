// Puts pictures into the edition, with the checks of the build: kind, size, name.
import { readFileSync } from 'node:fs';
import { slugOf } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { pictureIssue } from '@appraisers/edition/pictures/validate-pictures.ts';
import { picture } from '@appraisers/edition/schemas/text.ts';
import type { PictureRow } from '#desk/api-types.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { DeskError, issueLine } from './desk-error.ts';

export const pictures = (edition: Edition): readonly PictureRow[] => {
  const own = edition.ownPictures();
  return [...edition.pictures().keys()].map((name) => ({ name, own: own.has(name) }));
};

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The bytes of a picture that texts may name, and their kind. */
export function pictureBytes(edition: Edition, name: string) {
  const file = edition.pictures().get(name);
  if (!file) return undefined;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return { bytes: readFileSync(file), type: types[ending] ?? 'image/jpeg' };
}

/** A name of the kind that the site takes: "Board meeting (2).JPG" is board-meeting-2.jpg. */
function nameOf(given: string): string {
  const [, stem = given, ending = ''] = /^(.*)\.(\w+)$/.exec(given) ?? [];
  return `${slugOf(stem) || 'picture'}.${ending.toLowerCase()}`;
}

/** @throws DeskError when it is no picture that the site could show. */
async function assertPicture(name: string, bytes: Uint8Array): Promise<void> {
  const issue = await pictureIssue(name, bytes);
  if (issue)
    throw new DeskError(`${issueLine({ ...issue, field: '', file: name })} It was not saved.`);
}

/**
 * Puts a picture into the edition and gives the name it has there.
 * @throws DeskError when it is none, or another has its name and is not to be replaced.
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
      `${given} is none of the kinds that the site shows: JPEG, PNG and WebP for photos, SVG for drawings. Save it as one of them and choose it again.`,
    );
  await assertPicture(name, bytes);
  const file = `pictures/${name}`;
  const there = edition.has(file);
  if (there && Buffer.from(edition.readBytes(file)).equals(bytes)) return name;
  if (there && !replace)
    throw new DeskError(
      `There is another picture called ${name}. Give this one another name, or replace the old one wherever it is shown.`,
      [{ path: ['name'], message: name }],
    );
  replaceFile(edition.pathOf(file), bytes);
  return name;
}
