// Whether the pictures of the edition are pictures, and of a size that something can be made of.
import sharp from 'sharp';
import { asPhrase, type ContentIssue } from '#loaders/content-error.ts';
import type { Edition } from '#loaders/open-edition.ts';
import { isPhoto } from '#loaders/pictures.ts';
import { drawingFileIssue } from './drawings.ts';

const maxSize = { megabytes: 30 };
const minSize = { pixels: 40 };
const photoKinds = ['jpeg', 'png', 'webp'];
const expectedDrawing =
  'a drawing with only shapes, text and styles; save it as plain SVG without scripts, links and what is in other files, or save it as PNG';

/** Every issue of a picture in the edition, in the order of their names. */
export async function validatePictures(edition: Edition): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  // One after the other: a photo takes much memory while sharp reads it.
  for (const [name, file] of edition.ownPictures()) {
    const issue = await pictureIssue(name, edition.readBytes(`pictures/${name}`));
    if (issue) issues.push({ file, field: '', ...issue });
  }
  return issues;
}

type PictureIssue = Pick<ContentIssue, 'row' | 'found' | 'expected'>;

/** Why these bytes cannot be a picture of this name; undefined when they can. */
export async function pictureIssue(
  name: string,
  bytes: Uint8Array,
): Promise<PictureIssue | undefined> {
  const kinds = isPhoto(name) ? photoKinds : ['svg'];
  const megabytes = bytes.length / 1e6;
  if (megabytes > maxSize.megabytes) {
    const found = asPhrase(`a file of ${Math.ceil(megabytes)} MB`);
    return { found, expected: `at most ${maxSize.megabytes} MB; save the picture smaller` };
  }
  const expected =
    kinds === photoKinds
      ? 'a photo that was saved as JPEG, PNG or WebP, and that can be opened'
      : expectedDrawing;
  try {
    // Before anything else opens it.
    const issue = kinds === photoKinds ? undefined : drawingFileIssue(bytes);
    if (issue) return { row: issue.row, found: asPhrase(issue.found), expected };
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!kinds.includes(format))
      return { found: asPhrase(`a file of the kind ${format}`), expected };
    if (format === 'svg') return undefined;
    const { width, height } = autoOrient;
    if (Math.min(width, height) < minSize.pixels) {
      const found = asPhrase(`a picture of ${width} × ${height} pixels`);
      return { found, expected: `at least ${minSize.pixels} pixels each way` };
    }
    // To the last line, which may be missing.
    await picture.resize(1).toBuffer();
    return undefined;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const words = reason.replace('Input buffer', 'Input file');
    return { found: asPhrase(`no picture that can be read (${words})`), expected };
  }
}
