// Articles as the HTML of their pages.
import { markdownFeatures } from '@appraisers/edition/loaders/validate-article.ts';
import {
  createSatteriMarkdownProcessor,
  type SatteriMarkdownProcessorOptions,
} from '@astrojs/markdown-satteri';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture } from '#ui/Picture.tsx';
import { sitePath } from '#ui/site-path.ts';
import { drawingNamed } from './drawing-files.ts';
import { shownPosts } from './shown-entries.ts';
import { photos } from './sized-photos.ts';

/** Each article has two addresses: /resources/blogs/ID, which search engines list, and /resources/ID. */
export const articlePaths = () =>
  shownPosts().flatMap((props) =>
    ['blogs/', ''].map((folder) => ({ params: { id: `${folder}${props.post.id}` }, props })),
  );

/** A line of text is at most 42rem wide. */
const sizes = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)';

/** The HTML of a picture inside an article. */
async function pictureHtml(name: string, alt: string): Promise<string> {
  const isDrawing = name.endsWith('.svg');
  const size = isDrawing ? await sharp(Buffer.from(drawingNamed(name))).metadata() : undefined;
  const { width, height } = size ?? {};
  const files = await photos([{ image: name }], 'text');
  return renderToStaticMarkup(
    createElement(Picture, { name, photos: files, sizes, alt, loading: 'lazy', width, height }),
  );
}

const pictures: NonNullable<SatteriMarkdownProcessorOptions['hastPlugins']>[number] = {
  name: 'pictures',
  element: {
    filter: ['img'],
    visit: async ({ properties: { src, alt } }) => ({
      type: 'raw',
      value: await pictureHtml(decodeURI(`${src}`), `${alt}`),
    }),
  },
};

const links: typeof pictures = {
  name: 'links',
  element: {
    filter: ['a'],
    visit: (node, context) =>
      context.setProperty(node, 'href', sitePath(`${node.properties.href}`)),
  },
};

/** Astro's processor. The page calls it itself, so no store lies between a file and its page. */
const processor = createSatteriMarkdownProcessor({
  features: markdownFeatures,
  syntaxHighlight: false,
  hastPlugins: [pictures, links],
});

/** The HTML of an article, and its headings with their ids. */
export async function renderArticle(markdown: string) {
  const { code, metadata } = await (await processor).render(markdown);
  return { html: code, headings: metadata.headings };
}
