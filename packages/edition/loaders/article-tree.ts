// An article's Markdown as a tree, by the parser that Astro renders it with: what is checked is what
// is published.
import { type MdastNode, markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** A part of an article: a paragraph, a link, a word. */
export type ArticleNode = MdastNode;

/** The whole of a text, with the rows that its parts stand in. */
export const parseTree = (markdown: string): ArticleNode =>
  markdownToMdast(markdown, { features: { smartPunctuation: true } });

/** The pictures in a part of a text, in their order. */
export function imagesIn(node: ArticleNode): Extract<ArticleNode, { type: 'image' }>[] {
  const images: Extract<ArticleNode, { type: 'image' }>[] = [];
  visit(node, 'image', (image) => {
    images.push(image);
  });
  return images;
}

/** The words of a part of a text, without its marks. */
export function nodeText(node: ArticleNode): string {
  const words: string[] = [];
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
  });
  return words.join('');
}
