// The mark as the icons that browsers and phones ask for.
import { inLight } from '@appraisers/edition/pictures/drawings.ts';
import sharp from 'sharp';
import { themeColor } from '#page-data/site-data.ts';
import { drawingNamed } from './drawing-files.ts';

/** The share of an icon that the mark may cover: a phone may cut the icon to a circle. */
const markShare = 0.64;

/** An icon for a home screen: the mark in its light colors on the color of pages. */
export async function homeScreenIcon(size: number): Promise<Buffer> {
  const svg = Buffer.from(inLight(drawingNamed('mark.svg')));
  const { width, height } = await sharp(svg).metadata();
  const inner = Math.round(size * markShare);
  // Drawn at the size it will have, so that its edges are sharp.
  const density = Math.max(1, (72 * inner) / Math.max(width, height));
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const background = themeColor('paper');
  return sharp(svg, { density })
    .flatten({ background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background })
    .png({ palette: true })
    .toBuffer();
}
