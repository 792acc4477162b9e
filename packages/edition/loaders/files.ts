// The files of an edition: its folder, with changes on top that are not written yet.
import { existsSync, globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { toPosix } from './posix-path.ts';
import { decodeText, missingFile, readBytes } from './read-text.ts';

/** New text or bytes by file name; undefined removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A name is a path in the edition, with slashes, such as `posts/1.md`. */
export type Files = {
  readonly folder: string;
  /** The path of a file, as messages show it. */
  readonly pathOf: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** Whether a file, or a folder that it is in, is a link. It may lead out of the edition, so nothing follows it. */
  readonly isLink: (name: string) => boolean;
  /** @throws ContentError when the file can't be read. */
  readonly readBytes: (name: string) => Uint8Array;
  /** @throws ContentError when the file can't be read, or isn't UTF-8. */
  readonly readText: (name: string) => string;
  /** The names of all files in alphabetical order. */
  readonly list: () => readonly string[];
};

export const linkIssue = {
  reason: 'This is a link to another place.',
  hint: 'Replace it with the file itself.',
};

/** Every call reads the folder again, so that `npm run dev` sees each change. */
export function filesIn(folder: string, changes: Changes = {}): Files {
  const root = toPosix(folder).replace(/(?<=.)\/+$/, '');
  const pathOf = (name: string) => `${root}/${name}`;
  const isChanged = (name: string) => Object.hasOwn(changes, name);
  const has = (name: string) =>
    isChanged(name) ? changes[name] !== undefined : existsSync(pathOf(name));

  const isLink = (name: string) => {
    const steps = name.split('/');
    return steps.some((_, at) =>
      lstatSync(pathOf(steps.slice(0, at + 1).join('/')), {
        throwIfNoEntry: false,
      })?.isSymbolicLink(),
    );
  };

  function bytesOf(name: string): Uint8Array {
    if (!isChanged(name)) {
      if (isLink(name)) throw new ContentError(pathOf(name), [{ field: '', ...linkIssue }]);
      return readBytes(pathOf(name));
    }
    const change = changes[name];
    if (change === undefined) throw missingFile(pathOf(name));
    return typeof change === 'string' ? Buffer.from(change) : change;
  }

  function list(): readonly string[] {
    const isFile = (name: string) =>
      lstatSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() === false;
    const written = globSync('**/*', { cwd: root }).map(toPosix).filter(isFile);
    return [...new Set([...written, ...Object.keys(changes)])].filter(has).sort();
  }

  return {
    folder: root,
    pathOf,
    has,
    isLink,
    readBytes: bytesOf,
    readText: (name) => decodeText(pathOf(name), bytesOf(name)),
    list,
  };
}
