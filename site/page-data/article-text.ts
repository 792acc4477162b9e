// An article's Markdown as the HTML of its page.

import { withAddresses } from '@appraisers/edition/loaders/article-pictures.ts';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { withPictures } from './article-pictures.ts';

/** Astro's own, asked by the page itself: nothing lies between a file and its page that may be from before. */
const processor = createSatteriMarkdownProcessor({ syntaxHighlight: false });

/** The text with its pictures, and its headings with the names of their places in it. */
export async function articleText(markdown: string) {
  const { code, metadata } = await (await processor).render(withAddresses(markdown));
  return { html: await withPictures(code), headings: metadata.headings };
}
