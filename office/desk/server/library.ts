// The pictures of the edition: how large they are, and where they are used.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isPhoto, replacesOurs } from '@appraisers/edition/loaders/pictures.ts';
import { pictureSize } from '@appraisers/edition/pictures/photos.ts';
import { isFields } from '#desk/fields.ts';
import { tryYaml } from '#desk/writing/write-yaml.ts';
import { articles } from './article-saving.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, fileText, hashOf, removeFile } from './edition-files.ts';

/** What shows a picture: people of the board, articles, places where the site looks for its name. */
function usesOf(edition: Edition, name: string): readonly string[] {
  const board = tryYaml(fileText(edition, edition.board.file).text);
  const members = isFields(board) && Array.isArray(board.members) ? board.members : [];
  const people = members
    .filter((each) => isFields(each) && each.image === name)
    .map((person) => `Board: ${person.name}`);
  const inText = new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`);
  const texts = articles(edition)
    .filter(({ file }) => inText.test(fileText(edition, `posts/${file}`).text))
    .map(({ title }) => `Article: ${title}`);
  const ours = replacesOurs(name) ? ['Pages, instead of the drawing that comes with the site'] : [];
  const mark = name === 'mark.svg' ? ['Every page, as the mark of the association'] : [];
  return [...mark, ...people, ...texts, ...ours];
}

async function pictureRow(edition: Edition, name: string) {
  const file = `pictures/${name}`;
  const bytes = edition.readBytes(file);
  return {
    name,
    hash: hashOf(edition, file),
    bytes: bytes.length,
    /** In pixels; a drawing has none. */
    size: isPhoto(name) ? await pictureSize(bytes) : undefined,
    isPhoto: isPhoto(name),
    uses: usesOf(edition, name),
  };
}

export async function library(edition: Edition) {
  const pictures: Awaited<ReturnType<typeof pictureRow>>[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const name of edition.ownPictures().keys()) pictures.push(await pictureRow(edition, name));
  return pictures;
}

/** @throws DeskError when something shows the picture, or it changed in the meantime. */
export function removePicture(edition: Edition, name: string, hash: string): void {
  if (!edition.ownPictures().has(name))
    throw new DeskError('This picture is no longer there. Select another one.');
  const file = `pictures/${name}`;
  assertCurrent(edition, file, hash);
  const uses = usesOf(edition, name);
  if (uses.length > 0)
    throw new DeskError(
      `${name} is in use, so it was not deleted. Remove it there first: ${uses.join('; ')}.`,
    );
  removeFile(edition, file);
}
