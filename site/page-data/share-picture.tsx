// The pictures of pages for shared links: 1200 × 630, with the site's colors and fonts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { inLight } from '@appraisers/edition/pictures/drawings.ts';
import type { PageHead } from '@appraisers/edition/schemas/pages.ts';
import satori from 'satori';
import sharp from 'sharp';
import { themeColor } from '#page-data/site-data.ts';
import { fontOf } from '#styles/typefaces.ts';
import { drawingNamed } from './drawing-files.ts';
import { shownPosts } from './shown-entries.ts';

/** Of a variable font, the picture has the usual weight. */
const font = (role: 'headings' | 'text') => ({
  name: role,
  data: readFileSync(resolve('site', fontOf(edition, role).file)),
});
const fonts = [font('headings'), font('text')];

/** A drawing as a data address, in its light colors. */
function drawing(name: string): string {
  const svg = inLight(drawingNamed(`${name}.svg`));
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const size = { width: 1200, height: 630 };

/** The PNG of a page with this heading. */
export async function sharePicture(heading: string, association: string): Promise<Uint8Array> {
  const fontSize = heading.length > 44 ? 68 : 88;
  const color = themeColor('ink');
  const ground = { ...size, padding: 72, background: themeColor('paper') };
  const svg = await satori(
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
        {association}
      </div>
      <div
        style={{ fontFamily: 'headings', fontSize, lineHeight: 1.08, width: 960, marginTop: 52 }}
      >
        {heading}
      </div>
    </div>,
    { ...size, fonts },
  );
  return new Uint8Array(
    await sharp(Buffer.from(svg)).png({ palette: true, quality: 80 }).toBuffer(),
  );
}

/** Name and main heading of every page with a picture: those with a file of words, and the articles. */
export function pageHeadings(): readonly (Pick<PageHead, 'heading'> & { name: string })[] {
  return [
    ...Object.entries(edition.pages).map(([name, page]) => ({
      name,
      heading: page.read().heading,
    })),
    ...shownPosts().map(({ post }) => ({ name: `article-${post.id}`, heading: post.title })),
  ];
}
