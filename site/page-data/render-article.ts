// An article's Markdown as the HTML of its page.

import { withAddresses } from '@appraisers/edition/loaders/article-tree.ts';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { withPictures } from './render-pictures.ts';

/** Astro's own, asked by the page itself: nothing lies between a file and its page that may be from before. */
const processor = createSatteriMarkdownProcessor({ syntaxHighlight: false });

/** The text with its pictures, and its headings with the names of their places in it. */
export async function renderArticle(markdown: string) {
  const { code, metadata } = await (await processor).render(withAddresses(markdown));
  return { html: await withPictures(code), headings: metadata.headings };
}
