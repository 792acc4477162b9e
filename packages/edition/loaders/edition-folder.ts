// Where the edition lies: everything an association owns, in one folder.
import { isAbsolute } from 'node:path';
import { toPosix } from './posix-path.ts';

/** Another folder than the edition's, while something is read in it. */
let elsewhere: string | undefined;

/** The folder of the edition, from the root of the project: `content`, or what CONTENT_DIR names. */
export const editionFolder = (): string =>
  toPosix(elsewhere ?? (process.env.CONTENT_DIR || 'content')).replace(/(?<=.)\/+$/, '');

/**
 * What the action reads in a copy of the edition, such as one with a change in it that is to be judged.
 * The action may not wait for anything: anyone who reads in between would read the copy, too.
 */
export function readingIn<Read>(folder: string, action: () => Read): Read {
  const before = elsewhere;
  elsewhere = folder;
  try {
    return action();
  } finally {
    elsewhere = before;
  }
}

/** The path of a file of the edition, as messages name it. */
export const inEdition = (name: string): string => `${editionFolder()}/${name}`;

/** The same for programs that want to know where it lies on this machine. */
export const editionRoot = (root: string): string =>
  isAbsolute(editionFolder()) ? editionFolder() : `${root.replace(/\/$/, '')}/${editionFolder()}`;
