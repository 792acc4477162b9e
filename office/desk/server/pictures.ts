// The pictures of the edition: how large they are and where they are used. Saves and removes them, with the checks of
// the build: type, size, name.
import { readFileSync } from 'node:fs';
import { slugOf } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { isPhoto, replacesOurs } from '@appraisers/edition/loaders/pictures.ts';
import { pictureIssue } from '@appraisers/edition/pictures/validate-pictures.ts';
import { picture } from '@appraisers/edition/schemas/text.ts';
import { titleOf } from '#desk/records/describe-records.ts';
import { contentOf } from '#desk/records/file-records.ts';
import { textFileOf } from '#desk/writing/text-bytes.ts';
import { DeskError } from './desk-error.ts';
import { assertSame, bytesOnDisk, hashOf, writeFiles } from './edition-files.ts';
import { pictureSize, reducedPhoto } from './photos.ts';

/** A picture of the edition or the engine. */
export function pictureBytes(edition: Edition, name: string): Uint8Array | undefined {
  const file = edition.pictures().get(name);
  return file === undefined ? undefined : readFileSync(file);
}

/**
 * What shows each picture: people of the board, articles, places where the site looks for its name. Files that a build
 * would reject count, too: otherwise their pictures could be deleted.
 */
function usesIn(edition: Edition): (name: string) => readonly string[] {
  const { file } = edition.board;
  const { members: people = [] } = Object(contentOf(file, bytesOnDisk(edition, file)));
  const posts = edition.list().filter((each) => each.startsWith('posts/'));
  const texts = [
    ...[people]
      .flat()
      .map(Object)
      .map(({ name, image }) => ({ title: `Board: ${name}`, text: `${image}` })),
    ...posts.map((post) => {
      const bytes = edition.readBytes(post);
      return { title: titleOf(post, bytes), text: textFileOf(bytes).text };
    }),
  ];
  return (name) => {
    const inText = new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`);
    return [
      ...(name === 'mark.svg' ? ['Every page, as the mark of the association'] : []),
      ...texts.flatMap(({ title, text }) => (inText.test(text) ? title : [])),
      ...(replacesOurs(name) ? ['Pages, instead of the drawing that comes with the site'] : []),
    ];
  };
}

export async function library(edition: Edition) {
  const usesOf = usesIn(edition);
  const rowOf = async (name: string) => {
    const file = `pictures/${name}`;
    const bytes = edition.readBytes(file);
    return {
      name,
      hash: hashOf(edition, file),
      bytes: bytes.length,
      /** In pixels; a drawing has none. */
      size: isPhoto(name) ? await pictureSize(bytes) : undefined,
      uses: usesOf(name),
    };
  };
  const pictures: Awaited<ReturnType<typeof rowOf>>[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const name of edition.ownPictures().keys()) pictures.push(await rowOf(name));
  return pictures;
}

/** @throws DeskError when something shows the picture, or it changed in the meantime. */
export function removePicture(edition: Edition, name: string, hash: string): void {
  if (!edition.ownPictures().has(name))
    throw new DeskError('This picture is no longer there. Select another one.');
  const file = `pictures/${name}`;
  assertSame(name, hashOf(edition, file), hash);
  const uses = usesIn(edition)(name);
  if (uses.length > 0)
    throw new DeskError(
      `${name} is in use, so it was not deleted. Remove it there first: ${uses.join('; ')}.`,
    );
  writeFiles(edition, { [file]: undefined });
}

/** A name that the site and every computer accept: "Board meeting (2).JPG" becomes board-meeting-2.jpg. */
function nameOf(given: string): string {
  const [, stem = given, ending = ''] = /^(.*)\.(\w+)$/.exec(given) ?? [];
  const slug = slugOf(stem).slice(0, 60) || 'picture';
  // Windows has devices of these names.
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/.test(slug);
  return `${isDevice ? 'picture-' : ''}${slug}.${ending.toLowerCase()}`;
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
  const issue = await pictureIssue(wanted, bytes);
  if (issue) throw new DeskError(`${issue.reason} ${issue.hint} ${given} was not saved.`);
  if (picture.safeParse(wanted).error)
    throw new DeskError(
      `${given} was not saved. Use a JPEG, PNG or WebP photo, or an SVG drawing.`,
    );
  const stored = isPhoto(wanted) ? await reducedPhoto(wanted, bytes) : bytes;
  // On Windows and on a Mac, names that differ only in capitals are one file.
  const there = own.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const name = there ?? wanted;
  const file = `pictures/${name}`;
  if (there && Buffer.from(edition.readBytes(file)).equals(stored)) return { name, messages: [] };
  if (there && !replace)
    throw new DeskError(
      `You already have a picture called ${name}. Replace it on every page? If not, rename this one.`,
      [],
      { asks: true },
    );
  writeFiles(edition, { [file]: stored });
  return { name, messages: [`Saved as ${name}. Not live yet.`] };
}
