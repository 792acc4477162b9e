// Whether the pictures of the edition are pictures, and of a size that something can be made of.
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { asPhrase, type ContentIssue } from '#loaders/content-error.ts';
import { isPhoto, ownPictures } from '#loaders/pictures.ts';
import { drawingFileIssue } from './drawing-issue.ts';

const maxSize = { megabytes: 30 };
const minSize = { pixels: 40 };
const photoKinds = ['jpeg', 'png', 'webp'];
const expectedDrawing =
  'a drawing with only shapes, text and styles; save it as plain SVG without scripts, links and what is in other files, or save it as PNG';

/** Every fault of a picture file, in the order of their names. */
export async function validatePictures(): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  // One after the other: a photo takes much room while it is looked at.
  for (const [name, file] of ownPictures()) {
    const issue = await validatePictureFile(name, file);
    if (issue) issues.push({ file, field: '', ...issue });
  }
  return issues;
}

type PictureIssue = Pick<ContentIssue, 'row' | 'found' | 'expected'>;

/** What is wrong with a file that is to be a picture of this name, if anything is. */
export const validatePictureFile = (
  name: string,
  file: string,
): Promise<PictureIssue | undefined> => issueOf(file, isPhoto(name) ? photoKinds : ['svg']);

async function issueOf(file: string, kinds: readonly string[]): Promise<PictureIssue | undefined> {
  const megabytes = statSync(file).size / 1e6;
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
    const issue = kinds === photoKinds ? undefined : drawingFileIssue(readFileSync(file));
    if (issue) return { row: issue.row, found: asPhrase(issue.found), expected };
    const picture = sharp(file, { failOn: 'error' });
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
    return { found: asPhrase(`no picture that can be read (${reason})`), expected };
  }
}
