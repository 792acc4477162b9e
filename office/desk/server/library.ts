// The pictures and the video of the edition: how large they are, where they are used, and what can be done.
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { videoFiles } from '@appraisers/edition/loaders/cross-checks.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isPhoto, replacesOurs } from '@appraisers/edition/loaders/pictures.ts';
import { pictureSize, rotatedPhoto } from '@appraisers/edition/pictures/photos.ts';
import { videoIssue } from '@appraisers/edition/pictures/video-issue.ts';
import type { Library, LibraryPicture } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { articles } from './article-saving.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, fileText, hashOf, removeFile, writeFile } from './edition-files.ts';

/** What shows a picture: people of the board, articles, places where the site looks for its name. */
function usesOf(edition: Edition, name: string): readonly string[] {
  const board = yamlOf(fileText(edition, edition.board.file).text);
  const members = isFields(board) && Array.isArray(board.members) ? board.members : [];
  const people = members
    .filter((each) => isFields(each) && each.image === name)
    .map((person) => `Board: ${person.name}`);
  const inText = new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`);
  const texts = articles(edition)
    .filter(({ file }) => inText.test(fileText(edition, `posts/${file}`).text))
    .map(({ title }) => `Article: ${title}`);
  const ours = replacesOurs(name) ? ['In place of our drawing with this name'] : [];
  return [...(name === 'mark.svg' ? ['The mark on every page'] : []), ...people, ...texts, ...ours];
}

async function pictureRow(edition: Edition, name: string): Promise<LibraryPicture> {
  const file = `pictures/${name}`;
  const bytes = edition.readBytes(file);
  const size = await pictureSize(bytes);
  const uses = usesOf(edition, name);
  return {
    name,
    hash: hashOf(edition, file),
    bytes: bytes.length,
    canRotate: isPhoto(name),
    uses,
    ...(size && isPhoto(name) && { size }),
  };
}

export async function library(edition: Edition): Promise<Library> {
  const pictures: LibraryPicture[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const name of edition.ownPictures().keys()) pictures.push(await pictureRow(edition, name));
  const video = videoFiles.map((name) => {
    const file = `video/${name}`;
    return { name, bytes: edition.has(file) ? edition.readBytes(file).length : undefined };
  });
  return { pictures, video };
}

/** @throws DeskError when the edition has no such picture, or it changed in the meantime. */
function pictureFile(edition: Edition, name: string, hash: string): string {
  if (!edition.ownPictures().has(name))
    throw new DeskError('This picture is no longer there. Select another one.');
  const file = `pictures/${name}`;
  assertCurrent(edition, file, hash);
  return file;
}

/** Turns a photo to the right by a quarter. */
export async function rotatePicture(edition: Edition, name: string, hash: string): Promise<void> {
  const file = pictureFile(edition, name, hash);
  if (!isPhoto(name)) throw new DeskError("We can't rotate a drawing. Rotate it in its program.");
  writeFile(edition, file, await rotatedPhoto(name, edition.readBytes(file)));
}

/** @throws DeskError when something shows the picture. */
export function removePicture(edition: Edition, name: string, hash: string): void {
  const file = pictureFile(edition, name, hash);
  const uses = usesOf(edition, name);
  if (uses.length > 0)
    throw new DeskError(
      `${name} is in use, so it was not deleted. Remove it there first: ${uses.join('; ')}.`,
    );
  removeFile(edition, file);
}

/** Saves a file of the video under its fixed name. */
export function saveVideo(edition: Edition, name: string, bytes: Uint8Array): void {
  if (!videoFiles.some((each) => each === name))
    throw new DeskError(`The video has these files: ${videoFiles.join(', ')}. Select one of them.`);
  const issue = videoIssue(name, bytes);
  if (issue)
    throw new DeskError(`${issueSentence({ ...issue, field: '', file: name })} Nothing was saved.`);
  writeFile(edition, `video/${name}`, bytes);
}
