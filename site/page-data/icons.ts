// The mark as the icons that browsers and phones ask for.
import { inLight } from '@appraisers/edition/pictures/drawings.ts';
import sharp from 'sharp';
import { themeColor } from '#styles/theme-color.ts';
import { drawingNamed } from './drawing-files.ts';

/** The share of an icon that the mark may cover: a phone may cut the icon to a circle. */
const markShare = 0.64;

/** The mark in its light colors, in a square without a ground. */
async function markPng(size: number): Promise<Buffer> {
  const svg = Buffer.from(inLight(drawingNamed('mark.svg')));
  const { width, height } = await sharp(svg).metadata();
  // Drawn at the size it will have, so that its edges are sharp.
  const density = Math.max(1, (72 * size) / Math.max(width, height));
  return sharp(svg, { density })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

/** An icon for a home screen: the mark on the color of pages. */
export async function homeScreenIcon(size: number): Promise<Buffer> {
  const mark = await markPng(Math.round(size * markShare));
  const ground = {
    width: size,
    height: size,
    channels: 4,
    background: themeColor('paper'),
  } as const;
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

/** favicon.ico, for programs that ask for it without reading a page: a PNG of 32 pixels in a list of one. */
export async function faviconIco(): Promise<Buffer> {
  const size = 32;
  const png = await markPng(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // The type: icons.
  header.writeUInt16LE(1, 4); // How many.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Color planes.
  header.writeUInt16LE(32, 12); // Bits of a pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
