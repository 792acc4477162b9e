// Puts pictures into the edition, with the checks of the build: kind, size, name.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEdition } from '@appraisers/edition/loaders/edition-folder.ts';
import { ownPictures, pictureFiles } from '@appraisers/edition/loaders/pictures.ts';
import { validatePictureFile } from '@appraisers/edition/pictures/validate-pictures.ts';
import { picture } from '@appraisers/edition/schemas/text.ts';
import type { PictureRow } from '#desk/api-types.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { DeskError, issueLine } from './desk-error.ts';
import { slug } from './edition-files.ts';

export const pictures = (): readonly PictureRow[] => {
  const own = ownPictures();
  return [...pictureFiles().keys()].map((name) => ({ name, own: own.has(name) }));
};

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The bytes of a picture that texts may name, and their kind. */
export function pictureBytes(name: string) {
  const file = pictureFiles().get(name);
  if (!file) return undefined;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return { bytes: readFileSync(file), type: types[ending] ?? 'image/jpeg' };
}

/** A name of the kind that the site takes: "Board meeting (2).JPG" is board-meeting-2.jpg. */
function nameOf(given: string): string {
  const [, stem = given, ending = ''] = /^(.*)\.(\w+)$/.exec(given) ?? [];
  return `${slug(stem) || 'picture'}.${ending.toLowerCase()}`;
}

/** @throws DeskError when it is no picture that the site could show. */
async function assertPicture(name: string, bytes: Uint8Array): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const issue = await validatePictureFile(name, file);
    if (issue)
      throw new DeskError(`${issueLine({ ...issue, field: '', file: name })} It was not saved.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a picture into the edition and gives the name it has there.
 * @throws DeskError when it is none, or another has its name and is not to be replaced.
 */
export async function savePicture(
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
  const there = ownPictures().get(name);
  if (there && readFileSync(there).equals(Buffer.from(bytes))) return name;
  if (there && !replace)
    throw new DeskError(
      `There is another picture called ${name}. Give this one another name, or replace the old one wherever it is shown.`,
      [{ path: ['name'], message: name }],
    );
  replaceFile(inEdition(`pictures/${name}`), bytes);
  return name;
}
