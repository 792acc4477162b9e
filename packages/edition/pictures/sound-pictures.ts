// Whether the pictures of the edition are pictures, and of a size that something can be made of.
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { type Fault, inWords } from '#loaders/content-error.ts';
import { isPhoto, ownPictures } from '#loaders/pictures.ts';
import { drawingFileIssue } from './drawing-issue.ts';

const largest = { megabytes: 30 };
const smallest = { pixels: 40 };
const photoKinds = ['jpeg', 'png', 'webp'];
const expectedDrawing =
  'a drawing with only shapes, text and styles; save it as plain SVG without scripts, links and what is in other files, or save it as PNG';

/** Every fault of a picture file, in the order of their names. */
export async function faultsOfPictures(): Promise<Fault[]> {
  const faults: Fault[] = [];
  // One after the other: a photo takes much room while it is looked at.
  for (const [name, file] of ownPictures()) {
    const fault = await faultOfPicture(name, file);
    if (fault) faults.push({ file, field: '', ...fault });
  }
  return faults;
}

type Mistake = Pick<Fault, 'row' | 'found' | 'expected'>;

/** What is wrong with a file that is to be a picture of this name, if anything is. */
export const faultOfPicture = (name: string, file: string): Promise<Mistake | undefined> =>
  faultOf(file, isPhoto(name) ? photoKinds : ['svg']);

async function faultOf(file: string, kinds: readonly string[]): Promise<Mistake | undefined> {
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > largest.megabytes) {
    const found = inWords(`a file of ${Math.ceil(megabytes)} MB`);
    return { found, expected: `at most ${largest.megabytes} MB; save the picture smaller` };
  }
  const expected =
    kinds === photoKinds
      ? 'a photo that was saved as JPEG, PNG or WebP, and that can be opened'
      : expectedDrawing;
  try {
    // Before anything else opens it.
    const issue = kinds === photoKinds ? undefined : drawingFileIssue(readFileSync(file));
    if (issue) return { row: issue.row, found: inWords(issue.found), expected };
    const picture = sharp(file, { failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!kinds.includes(format))
      return { found: inWords(`a file of the kind ${format}`), expected };
    if (format === 'svg') return undefined;
    const { width, height } = autoOrient;
    if (Math.min(width, height) < smallest.pixels) {
      const found = inWords(`a picture of ${width} × ${height} pixels`);
      return { found, expected: `at least ${smallest.pixels} pixels each way` };
    }
    // To the last line, which may be missing.
    await picture.resize(1).toBuffer();
    return undefined;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { found: inWords(`no picture that can be read (${reason})`), expected };
  }
}
