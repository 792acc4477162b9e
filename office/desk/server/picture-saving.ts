// Saves pictures in the edition, with the checks of the build: type, size, name.
import { readFileSync } from 'node:fs';
import { slugOf } from '@appraisers/directory/place-names.ts';
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { isReservedName } from '@appraisers/edition/loaders/known-files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isPhoto } from '@appraisers/edition/loaders/pictures.ts';
import { reducedPhoto } from '@appraisers/edition/pictures/photos.ts';
import { heicIssue, isHeic, pictureIssue } from '@appraisers/edition/pictures/validate-pictures.ts';
import { picture } from '@appraisers/edition/schemas/text.ts';
import { DeskError } from './desk-error.ts';
import { writeFile } from './edition-files.ts';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The bytes of a picture, and their type. */
export function pictureBytes(edition: Edition, name: string) {
  const file = edition.pictures().get(name);
  if (!file) return undefined;
  const own = edition.ownPictures().has(name);
  const bytes = own ? edition.readBytes(`pictures/${name}`) : readFileSync(file);
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return { bytes, type: types[ending] ?? 'image/jpeg' };
}

/** A name that the site and every computer accept: "Board meeting (2).JPG" becomes board-meeting-2.jpg. */
function nameOf(given: string): string {
  const [, stem = given, ending = ''] = /^(.*)\.(\w+)$/.exec(given) ?? [];
  const slug = slugOf(stem).slice(0, 60) || 'picture';
  return `${isReservedName(slug) ? `picture-${slug}` : slug}.${ending.toLowerCase()}`;
}

/** @throws DeskError when the site can't show the picture. */
async function assertPicture(name: string, bytes: Uint8Array): Promise<void> {
  const issue = await pictureIssue(name, bytes);
  if (issue)
    throw new DeskError(`${issueSentence({ ...issue, file: name })} The picture was not saved.`);
}

/** The picture as the edition stores it. */
async function stored(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  await assertPicture(name, bytes);
  return isPhoto(name) ? reducedPhoto(name, bytes) : bytes;
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
): Promise<{ readonly name: string; readonly messages: readonly string[] }> {
  const own = [...edition.ownPictures().keys()];
  const wanted = own.includes(given) ? given : nameOf(given);
  if (isHeic(bytes)) throw new DeskError(`${heicIssue.reason} ${heicIssue.hint}`);
  if (picture.safeParse(wanted).error)
    throw new DeskError(
      `${given} was not saved. Use a JPEG, PNG or WebP photo, or an SVG drawing.`,
    );
  const next = await stored(wanted, bytes);
  // On Windows and on a Mac, names that differ only in capitals are one file.
  const there = own.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const name = there ?? wanted;
  const file = `pictures/${name}`;
  if (there && Buffer.from(edition.readBytes(file)).equals(next)) return { name, messages: [] };
  if (there && !replace)
    throw new DeskError(
      `You already have a picture called ${name}. Rename this one, or replace the old one on every page.`,
      [{ path: ['name'], message: name }],
    );
  writeFile(edition, file, next);
  return { name, messages: [`Saved as ${name}. Not live yet.`] };
}
