// Checks that the edition's pictures can be read, and are large enough to show.
import sharp from 'sharp';
import type { ContentIssue } from '#loaders/content-error.ts';
import type { Edition } from '#loaders/open-edition.ts';
import { isPhoto } from '#loaders/pictures.ts';
import { drawingIssue } from './drawings.ts';

const maxMegabytes = 30;
const minPixels = 40;
const maxMarkKilobytes = 20;

const photoHint = 'Use a JPEG, PNG or WebP photo, or an SVG drawing.';
const drawingHint =
  'Save it as plain SVG, without scripts, links and linked files. Or save it as PNG.';
const markHint = `Save it as plain SVG without scripts and links, named mark.svg, of at most ${maxMarkKilobytes} kB, with the part to show in <svg>, such as viewBox="0 0 64 64".`;

/** What is wrong with the association's mark, which becomes every icon, and may be of any size. */
function markReason(name: string, bytes: Uint8Array): string | undefined {
  if (name !== 'mark.svg') return "A mark that isn't SVG can't become an icon.";
  const kilobytes = Math.ceil(bytes.length / 1000);
  if (kilobytes > maxMarkKilobytes) return `This mark has ${kilobytes} kB. Every page loads it.`;
  return /<svg\b[^>]*\sviewBox=/.test(new TextDecoder().decode(bytes))
    ? undefined
    : "Without a viewBox, this mark can't change its size.";
}

/** The issues of all pictures in the edition, by name. */
export async function validatePictures(edition: Edition): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  // One at a time, because sharp needs a lot of memory for each photo.
  for (const [name, file] of edition.ownPictures()) {
    const issue = await pictureIssue(name, edition.readBytes(`pictures/${name}`));
    if (issue) issues.push({ file, ...issue });
  }
  return issues;
}

/** Whether it is a photo of an iPhone, whatever its name says. Our programs and most browsers can't read it. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

const heicIssue = {
  reason: 'This is an iPhone photo (HEIC).',
  hint: 'Email it to yourself from the iPhone, or open it on a Mac and choose File, Export, JPEG. Then use that picture.',
} as const;

/** The issue of a picture with this name and these bytes, if any. */
export async function pictureIssue(
  name: string,
  bytes: Uint8Array,
): Promise<ContentIssue | undefined> {
  if (isHeic(bytes)) return heicIssue;
  const isMark = /^mark\./i.test(name);
  const hint = isMark ? markHint : isPhoto(name) ? photoHint : drawingHint;
  const issue = isPhoto(name) ? undefined : drawingIssue(bytes);
  if (issue) return { ...issue, hint };
  const reason = (isMark && markReason(name, bytes)) || (await photoReason(name, bytes));
  return reason ? { reason, hint } : undefined;
}

async function photoReason(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const megabytes = Math.ceil(bytes.length / 1e6);
  if (megabytes > maxMegabytes)
    return `This picture has ${megabytes} MB. The most is ${maxMegabytes} MB.`;
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!(isPhoto(name) ? ['jpeg', 'png', 'webp'] : ['svg']).includes(format))
      return `This is a file of type ${format}, not a ${isPhoto(name) ? 'photo' : 'drawing'} we can show.`;
    if (format === 'svg') return undefined;
    const { width, height } = autoOrient;
    if (Math.min(width, height) < minPixels)
      return `This picture has ${width} × ${height} pixels. It needs ${minPixels} each way.`;
    // Decodes the whole picture, because the end of the file may be missing.
    await picture.resize(1).toBuffer();
    return undefined;
  } catch (error) {
    const [cause = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return `We can't open this picture (${cause.replace('Input buffer', 'input file').replace(/\.$/, '')}).`;
  }
}
