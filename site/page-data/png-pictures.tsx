// The pictures that the build draws, with the site's colors and fonts: for shared links and home screens.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { inLight } from '@appraisers/edition/pictures/drawings.ts';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site, themeColor } from '#page-data/site-data.ts';
import { fontOf } from '#styles/typefaces.ts';
import { drawingNamed } from './drawing-files.ts';
import { shownPosts } from './shown-entries.ts';

/** Of a variable font, the picture has the usual weight. */
const font = (role: 'headings' | 'text') => ({
  name: role,
  data: readFileSync(resolve('site', fontOf(role).file)),
});
const fonts = [font('headings'), font('text')];

/** A drawing as a data address, in its light colors. */
function drawing(name: string): string {
  const svg = inLight(drawingNamed(`${name}.svg`));
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

async function png(picture: ReactNode, size: { width: number; height: number }) {
  const svg = await satori(picture, { ...size, fonts });
  const file = await sharp(Buffer.from(svg)).png({ palette: true, quality: 80 }).toBuffer();
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/png' } });
}

/** The picture of a page with this heading: 1200 × 630. */
function sharePicture(heading: string): Promise<Response> {
  const size = { width: 1200, height: 630 };
  const fontSize = heading.length > 44 ? 68 : 88;
  const color = themeColor('ink');
  const ground = { ...size, padding: 72, background: themeColor('paper') };
  return png(
    <div style={{ ...ground, color, display: 'flex', flexDirection: 'column', fontFamily: 'text' }}>
      <img
        alt=""
        src={drawing('hero')}
        width={1512}
        height={630}
        style={{ position: 'absolute', left: -140, top: 0, opacity: 0.6 }}
      />
      <img
        alt=""
        src={drawing('ridge')}
        width={1920}
        height={240}
        style={{ position: 'absolute', left: -650, bottom: -60 }}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 30 }}>
        <img alt="" src={drawing('mark')} width={72} height={72} />
        {site.name}
      </div>
      <div
        style={{ fontFamily: 'headings', fontSize, lineHeight: 1.08, width: 960, marginTop: 52 }}
      >
        {heading}
      </div>
    </div>,
    size,
  );
}

/** An icon for a home screen: the mark on the color of pages, in the circle to which a phone may cut the icon. */
export function homeScreenIcon(width: number): Promise<Response> {
  const size = { width, height: width };
  const padding = Math.round(width * 0.18);
  const ground = { ...size, padding, background: themeColor('paper') };
  const inner = width - 2 * padding;
  return png(
    <div style={{ ...ground, display: 'flex' }}>
      <img
        alt=""
        src={drawing('mark')}
        width={inner}
        height={inner}
        style={{ objectFit: 'contain' }}
      />
    </div>,
    size,
  );
}

const icons = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** The icons, and a picture of every page that has a file of words, and of every article. */
export const drawnPictures = () => [
  ...Object.entries(icons).map(([picture, width]) => ({
    params: { picture },
    props: { draw: () => homeScreenIcon(width) },
  })),
  ...[
    ...Object.entries(edition.pages).map(([name, page]) => [name, page.read().heading] as const),
    ...shownPosts().map(({ post }) => [`article-${post.id}`, post.title] as const),
  ].map(([name, heading]) => ({
    params: { picture: `share/${name}` },
    props: { draw: () => sharePicture(heading) },
  })),
];
