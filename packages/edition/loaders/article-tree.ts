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

/** The names of the pictures in a validated text. */
export function pictureReferences(markdown: string): string[] {
  const names: string[] = [];
  visit(parseTree(markdown), 'image', ({ url }) => {
    names.push(url);
  });
  return names;
}
