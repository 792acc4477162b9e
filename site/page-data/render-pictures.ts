// The pictures inside an article: what is served, in the place of what its Markdown became.
import { drawingSize } from './drawing-files.ts';
import { photo } from './sized-photos.ts';

/** As `withAddresses` of the loaders (article-tree.ts) writes it. */
const rendered = /<img src="\/(art|pictures)\/([^"]+)" (alt="[^"]*") ?\/?>/g;

/** A line of text is 42rem long at most. */
const sizes = 'sizes="(min-width: 46rem) 42rem, calc(100vw - 2.5rem)"';

const source = (attributes: string) => `<source ${attributes.replaceAll('&', '&amp;')}>`;
const image = (attributes: string, alt: string) =>
  `<img ${attributes.replaceAll('&', '&amp;')} ${alt} loading="lazy">`;

function drawn(name: string, alt: string): string {
  const { width, height } = drawingSize(name);
  const dark = `srcset="/art/dark/${name}" media="(prefers-color-scheme: dark)"`;
  const light = `src="/art/${name}" width="${width}" height="${height}"`;
  return `<picture>${source(dark)}${image(light, alt)}</picture>`;
}

async function taken(name: string, alt: string): Promise<string> {
  const { avif, webp, src, width, height } = await photo(name, 'text');
  const first = `type="image/avif" srcset="${avif}" ${sizes}`;
  const other = `class="photo" src="${src}" srcset="${webp}" ${sizes} width="${width}" height="${height}"`;
  return `<picture>${source(first)}${image(other, alt)}</picture>`;
}

/** The HTML of an article with its pictures. */
export async function withPictures(html: string): Promise<string> {
  const parts: string[] = [];
  let output = 0;
  for (const { index, 0: whole, 1: folder, 2: name = '', 3: alt = '' } of html.matchAll(rendered)) {
    parts.push(html.slice(output, index));
    parts.push(folder === 'art' ? drawn(name, alt) : await taken(name, alt));
    output = index + whole.length;
  }
  return parts.join('') + html.slice(output);
}
