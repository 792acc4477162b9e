// The pictures of the edition: how large they are, and where they are used.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isPhoto, replacesOurs } from '@appraisers/edition/loaders/pictures.ts';
import { pictureSize } from '@appraisers/edition/pictures/photos.ts';
import { isFields } from '#desk/fields.ts';
import { tryYaml } from '#desk/writing/write-yaml.ts';
import { articles } from './article-saving.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, fileText, hashOf, removeFile } from './edition-files.ts';

export type LibraryPicture = {
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  /** In pixels; a drawing has none. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly isPhoto: boolean;
  /** What shows it, such as "Board: Ada Quist". */
  readonly uses: readonly string[];
};

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

async function pictureRow(edition: Edition, name: string): Promise<LibraryPicture> {
  const file = `pictures/${name}`;
  const bytes = edition.readBytes(file);
  const size = await pictureSize(bytes);
  const uses = usesOf(edition, name);
  return {
    name,
    hash: hashOf(edition, file),
    bytes: bytes.length,
    isPhoto: isPhoto(name),
    uses,
    ...(size && isPhoto(name) && { size }),
  };
}

export async function library(edition: Edition): Promise<readonly LibraryPicture[]> {
  const pictures: LibraryPicture[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const name of edition.ownPictures().keys()) pictures.push(await pictureRow(edition, name));
  return pictures;
}

/** @throws DeskError when the edition has no such picture, or it changed in the meantime. */
function pictureFile(edition: Edition, name: string, hash: string): string {
  if (!edition.ownPictures().has(name))
    throw new DeskError('This picture is no longer there. Select another one.');
  const file = `pictures/${name}`;
  assertCurrent(edition, file, hash);
  return file;
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
