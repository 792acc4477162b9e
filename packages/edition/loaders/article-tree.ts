// An article's Markdown as a tree. Astro renders with the same parser, so we check what it publishes.
import { type MdastNode, markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** A part of an article: a paragraph, a link, a word. */
export type ArticleNode = MdastNode;

/** How we read Markdown. The front matter is no longer above the text, so a line of --- there is a line. */
export const markdownFeatures = { smartPunctuation: true, frontmatter: false } as const;

/** A text as a tree, with the position of each part. */
export const parseTree = (markdown: string): ArticleNode =>
  markdownToMdast(markdown, { features: markdownFeatures });

/** The pictures in a part of a text, in order. */
function imagesIn(node: ArticleNode): Extract<ArticleNode, { type: 'image' }>[] {
  const images: Extract<ArticleNode, { type: 'image' }>[] = [];
  visit(node, 'image', (image) => {
    images.push(image);
  });
  return images;
}

/** The names of the pictures in a validated text. */
export const pictureReferences = (markdown: string): string[] =>
  imagesIn(parseTree(markdown)).map(({ url }) => url);

/** The text with each picture's name replaced by its address. */
export function withAddresses(markdown: string, addressOf: (name: string) => string): string {
  const parts: string[] = [];
  let output = 0;
  for (const { url, position } of imagesIn(parseTree(markdown))) {
    const end = position?.end.offset ?? 0;
    // Only the name follows the brackets.
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    // A text that isn't validated yet may have other pictures.
    if (start < output || /^[a-z]+:/i.test(url)) continue;
    parts.push(markdown.slice(output, start), `${addressOf(url)})`);
    output = end;
  }
  return parts.join('') + markdown.slice(output);
}
