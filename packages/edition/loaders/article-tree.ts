// An article's Markdown as a tree, by the parser that Astro renders it with: what is checked is what
// is published.
import { type MdastNode, markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { picture } from '#schemas/text.ts';
import type { ContentIssue } from './content-error.ts';
import type { PictureNames } from './pictures.ts';

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

type Written = { readonly url: string; readonly alt?: unknown; readonly title?: unknown };

/** The issues of a picture. */
export function validatePicture(
  { url, alt, title }: Written,
  pictures: PictureNames,
): Omit<ContentIssue, 'row'>[] {
  const issue = (found: unknown, expected: string) => ({ field: 'picture', found, expected });
  const issues: Omit<ContentIssue, 'row'>[] = [];
  const { error } = picture.safeParse(url);
  if (error) issues.push(issue(url, error.issues.map(({ message }) => message).join()));
  else if (!pictures.has(url))
    issues.push(issue(url, 'the name of a picture in pictures/, spelled as its file is'));
  if (typeof alt !== 'string' || alt.trim() === '')
    issues.push(issue(undefined, 'words in the brackets that say what is seen'));
  if (title) issues.push(issue(title, 'no words behind the name; say them in the brackets'));
  return issues;
}

/** The names of the pictures in a validated text. */
export const pictureReferences = (markdown: string): string[] =>
  imagesIn(parseTree(markdown)).map(({ url }) => url);

/** The text with the address of each picture in the place of its name. */
export function withAddresses(markdown: string, addressOf: (name: string) => string): string {
  const parts: string[] = [];
  let output = 0;
  for (const { url, position } of imagesIn(parseTree(markdown))) {
    const end = position?.end.offset ?? 0;
    // Nothing but the name follows the brackets.
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    // A text that was not validated yet may have other pictures.
    if (start < output || /^[a-z]+:/i.test(url)) continue;
    parts.push(markdown.slice(output, start), `${addressOf(url)})`);
    output = end;
  }
  return parts.join('') + markdown.slice(output);
}
