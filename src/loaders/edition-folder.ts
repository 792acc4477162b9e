// Where the edition lies: everything an association owns, in one folder.
import { isAbsolute } from 'node:path';

/** The folder of the edition, from the root of the project: `content`, or what CONTENT_DIR names. */
export const editionFolder = (): string =>
  (process.env.CONTENT_DIR || 'content').replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');

/** The path of a file of the edition, as messages name it. */
export const inEdition = (name: string): string => `${editionFolder()}/${name}`;

/** The same for programs that want to know where it lies on this machine. */
export const editionRoot = (root: string): string =>
  isAbsolute(editionFolder()) ? editionFolder() : `${root.replace(/\/$/, '')}/${editionFolder()}`;
