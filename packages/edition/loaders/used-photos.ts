// The photos that content shows. One that lies in pictures/ and is named nowhere is not published.

import { edition } from './edition.ts';
import { pictureReferences } from './picture-references.ts';
import { isPhoto, pictureFiles } from './pictures.ts';

/** Where each photo lies, by its name. */
export function usedPhotos(): ReadonlyMap<string, string> {
  const shown = new Set([
    ...edition.board.read().members.map(({ image }) => image),
    ...edition.posts.read().flatMap(({ post, body }) => [post.image, ...pictureReferences(body)]),
  ]);
  return new Map([...pictureFiles()].filter(([name]) => isPhoto(name) && shown.has(name)));
}
