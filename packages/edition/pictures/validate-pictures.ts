// Checks that the edition's pictures can be read, and are large enough to show.
import sharp from 'sharp';
import type { ContentIssue } from '#loaders/content-error.ts';
import type { Edition } from '#loaders/open-edition.ts';
import { isPhoto } from '#loaders/pictures.ts';
import { drawingFileIssue } from './drawings.ts';

const maxSize = { megabytes: 30 };
const minSize = { pixels: 40 };
const photoKinds = ['jpeg', 'png', 'webp'];
const photoHint = 'Use a JPEG, PNG or WebP photo, or an SVG drawing.';
const markHint = 'Save it as plain SVG, without scripts, links and linked files.';
const drawingHint = `${markHint} Or save it as PNG.`;

const maxMark = { kilobytes: 20 };

/** The issue of the association's mark, which becomes every icon. It may be as large or as small as its place. */
function markIssue(name: string, bytes: Uint8Array): PictureIssue | undefined {
  if (name !== 'mark.svg') {
    const hint = 'Save it as plain SVG, and name it mark.svg.';
    return { reason: "A mark that isn't SVG can't become an icon.", hint };
  }
  const kilobytes = bytes.length / 1000;
  if (kilobytes > maxMark.kilobytes) {
    const reason = `This mark has ${Math.ceil(kilobytes)} kB.`;
    const hint = `Every page loads it. Simplify it to at most ${maxMark.kilobytes} kB.`;
    return { reason, hint };
  }
  if (/<svg\b[^>]*\sviewBox=/.test(new TextDecoder().decode(bytes))) return undefined;
  const hint = 'Add the part of the drawing to show to <svg>, such as viewBox="0 0 64 64".';
  return { reason: "Without a viewBox, this mark can't change its size.", hint };
}

/** The issues of all pictures in the edition, by name. */
export async function validatePictures(edition: Edition): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const [name, file] of edition.ownPictures()) {
    const issue = await pictureIssue(name, edition.readBytes(`pictures/${name}`));
    if (issue) issues.push({ file, field: '', ...issue });
  }
  return issues;
}

/** Whether it is a photo of an iPhone, whatever its name says. Our programs and most browsers can't read it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

export const heicIssue = {
  reason: 'This is an iPhone photo (HEIC).',
  hint: 'Email it to yourself from the iPhone, or open it on a Mac and choose File, Export, JPEG. Then use that picture.',
} as const;

type PictureIssue = Pick<ContentIssue, 'line' | 'reason' | 'hint'>;

/** The issue of a picture with this name and these bytes, if any. */
export async function pictureIssue(
  name: string,
  bytes: Uint8Array,
): Promise<PictureIssue | undefined> {
  const kinds = isPhoto(name) ? photoKinds : ['svg'];
  const isMark = /^mark\./i.test(name);
  const hint = isPhoto(name) ? photoHint : isMark ? markHint : drawingHint;
  const megabytes = bytes.length / 1e6;
  if (megabytes > maxSize.megabytes) {
    const reason = `This picture has ${Math.ceil(megabytes)} MB.`;
    return { reason, hint: `Save it with at most ${maxSize.megabytes} MB.` };
  }
  if (isHeic(bytes)) return heicIssue;
  try {
    // Before anything else opens it.
    const issue = isPhoto(name) ? undefined : drawingFileIssue(bytes);
    if (issue) return { ...issue, hint };
    const ofMark = isMark ? markIssue(name, bytes) : undefined;
    if (ofMark) return ofMark;
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!kinds.includes(format)) {
      const kind = isPhoto(name) ? 'photo' : 'drawing';
      return { reason: `This is a file of type ${format}, not a ${kind} we can show.`, hint };
    }
    if (format === 'svg') return undefined;
    const { width, height } = autoOrient;
    if (Math.min(width, height) < minSize.pixels) {
      const reason = `This picture has ${width} × ${height} pixels.`;
      return { reason, hint: `Use one with at least ${minSize.pixels} pixels each way.` };
    }
    // Decodes the whole picture, because the end of the file may be missing.
    await picture.resize(1).toBuffer();
    return undefined;
  } catch (error) {
    const [cause = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const words = cause.replace('Input buffer', 'input file').replace(/\.$/, '');
    return { reason: `We can't open this picture (${words}).`, hint };
  }
}
