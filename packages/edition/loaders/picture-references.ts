// The pictures inside articles: what their Markdown may say of one, and where the page asks for it.
import { picture } from '#schemas/text.ts';
import { imagesIn, parseTree } from './article-tree.ts';
import type { ContentIssue } from './content-error.ts';
import { isPhoto, type PictureNames } from './pictures.ts';

type Written = { readonly url: string; readonly alt?: unknown; readonly title?: unknown };

/** What is wrong with a picture, if anything is. */
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

/** The names of the pictures in a text without faults. */
export const pictureReferences = (markdown: string): string[] =>
  imagesIn(parseTree(markdown)).map(({ url }) => url);

/**
 * The text with an address in the place of each name: that of a drawing, or, of a photo, one by which
 * the page finds what was made of it (site/page-data/render-pictures.ts).
 */
export function withAddresses(markdown: string): string {
  const parts: string[] = [];
  let output = 0;
  for (const { url, position } of imagesIn(parseTree(markdown))) {
    const end = position?.end.offset ?? 0;
    // Behind the brackets stands nothing but the name.
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    parts.push(markdown.slice(output, start), `/${isPhoto(url) ? 'pictures' : 'art'}/${url})`);
    output = end;
  }
  return parts.join('') + markdown.slice(output);
}
