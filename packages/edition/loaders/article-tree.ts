// An article's Markdown as a tree. Astro renders with the same parser, so we check what it publishes.
import { type MdastNode, markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { shownValue } from '#schemas/issue-message.ts';
import { picture } from '#schemas/text.ts';
import type { ContentIssue } from './content-error.ts';
import { missingPicture, type PictureNames } from './pictures.ts';
import { schemaIssues } from './schema-issues.ts';

/** A part of an article: a paragraph, a link, a word. */
export type ArticleNode = MdastNode;

/** A text as a tree, with the position of each part. */
export const parseTree = (markdown: string): ArticleNode =>
  markdownToMdast(markdown, { features: { smartPunctuation: true } });

/** The pictures in a part of a text, in order. */
export function imagesIn(node: ArticleNode): Extract<ArticleNode, { type: 'image' }>[] {
  const images: Extract<ArticleNode, { type: 'image' }>[] = [];
  visit(node, 'image', (image) => {
    images.push(image);
  });
  return images;
}

/** The words of a part of a text, without Markdown. */
export function nodeText(node: ArticleNode): string {
  const words: string[] = [];
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
  });
  return words.join('');
}

type Written = { readonly url: string; readonly alt?: unknown; readonly title?: unknown };

/** The issues of a picture. */
export function validatePicture(
  { url, alt, title }: Written,
  pictures: PictureNames,
): ContentIssue[] {
  const field = 'picture';
  const issues: ContentIssue[] = [];
  const { error } = picture.safeParse(url);
  if (error) issues.push(...schemaIssues(error, url, () => ({ field })));
  else if (!pictures.has(url)) issues.push({ field, ...missingPicture(url) });
  if (typeof alt !== 'string' || alt.trim() === '') {
    const reason = `The picture ${shownValue(url)} has no description.`;
    issues.push({ field, reason, hint: 'Say in the brackets what it shows.' });
  }
  if (title) {
    const reason = `${shownValue(title)} comes after the name of the picture.`;
    issues.push({ field, reason, hint: 'Move it into the brackets, or remove it.' });
  }
  return issues;
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
