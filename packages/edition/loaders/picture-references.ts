// The pictures inside articles: which ones their Markdown names, and what it may say about them.
import { picture } from '#schemas/text.ts';
import { imagesIn, parseTree } from './article-tree.ts';
import type { ContentIssue } from './content-error.ts';
import { pictureFiles } from './pictures.ts';

type Written = { readonly url: string; readonly alt?: unknown; readonly title?: unknown };

/** What is wrong with a picture, if anything is. */
export function validatePicture({ url, alt, title }: Written): Omit<ContentIssue, 'row'>[] {
  const issue = (found: unknown, expected: string) => ({ field: 'picture', found, expected });
  const issues: Omit<ContentIssue, 'row'>[] = [];
  const { error } = picture.safeParse(url);
  if (error) issues.push(issue(url, error.issues.map(({ message }) => message).join()));
  else if (!pictureFiles().has(url))
    issues.push(issue(url, 'the name of a picture in pictures/, spelled as its file is'));
  if (typeof alt !== 'string' || alt.trim() === '')
    issues.push(issue(undefined, 'words in the brackets that say what is seen'));
  if (title) issues.push(issue(title, 'no words behind the name; say them in the brackets'));
  return issues;
}

/** The names of the pictures in a text without faults. */
export const pictureReferences = (markdown: string): string[] =>
  imagesIn(parseTree(markdown)).map(({ url }) => url);
