// The pictures inside articles: what their Markdown may say of one, and where the page asks for it.
import { picture } from '#schemas/text.ts';
import { imagesIn, treeOf } from './article-tree.ts';
import type { Fault } from './content-error.ts';
import { isPhoto, pictureFiles } from './pictures.ts';

type Written = { readonly url: string; readonly alt?: unknown; readonly title?: unknown };

/** What is wrong with a picture, if anything is. */
export function faultsOfPicture({ url, alt, title }: Written): Omit<Fault, 'row'>[] {
  const fault = (found: unknown, expected: string) => ({ field: 'picture', found, expected });
  const faults: Omit<Fault, 'row'>[] = [];
  const { error } = picture.safeParse(url);
  if (error) faults.push(fault(url, error.issues.map(({ message }) => message).join()));
  else if (!pictureFiles().has(url))
    faults.push(fault(url, 'the name of a picture in pictures/, spelled as its file is'));
  if (typeof alt !== 'string' || alt.trim() === '')
    faults.push(fault(undefined, 'words in the brackets that say what is seen'));
  if (title) faults.push(fault(title, 'no words behind the name; say them in the brackets'));
  return faults;
}

/** The names of the pictures in a text without faults. */
export const picturesIn = (markdown: string): string[] =>
  imagesIn(treeOf(markdown)).map(({ url }) => url);

/**
 * The text with an address in the place of each name: that of a drawing, or, of a photo, one by which
 * the page finds what was made of it (site/page-data/article-pictures.ts).
 */
export function withAddresses(markdown: string): string {
  const parts: string[] = [];
  let told = 0;
  for (const { url, position } of imagesIn(treeOf(markdown))) {
    const end = position?.end.offset ?? 0;
    // Behind the brackets stands nothing but the name.
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    parts.push(markdown.slice(told, start), `/${isPhoto(url) ? 'pictures' : 'art'}/${url})`);
    told = end;
  }
  return parts.join('') + markdown.slice(told);
}
