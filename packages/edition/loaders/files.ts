// The files of an edition: its folder, with changes on top that are not written yet.
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { picture } from '#schemas/text.ts';
import { assertNoIssues, fileError } from './content-error.ts';
import { decodeText, readText } from './read-text.ts';

/** The file that names the folder of the edition that every command, workflow and document means. */
export const selectionFile = 'edition.txt';

/** New text or bytes by file name; undefined removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A name is a path in the edition, with slashes, such as `posts/1.md`. */
export type Files = ReturnType<typeof filesIn>;

const linkIssue = {
  reason: 'This is a link to another place.',
  hint: 'Replace it with what it leads to.',
};
const missingHint = 'Restore it from the last version, or create it again.';
const unreadableHint =
  'Give your account permission to read it, or restore it from the last version.';
const unknownFile = {
  reason: "The site doesn't use this file.",
  hint: 'Check its name against the list in docs/content-files.md, or move it elsewhere.',
};

/** Files that editors and operating systems leave behind, and those without an ending. */
const ignored = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$|^[^.]*$/i;

/** Files that other files name. */
const isNamed = (file: string) =>
  /^posts\/[^/]+\.md$|^video\/|^fonts\/[\w-]+\.(woff2|txt)$/.test(file) ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/**
 * The starter's words of a page, which every edition without words of its own has. Those in which an owner has
 * something to do suit none.
 */
function commonWords(name: string): string | undefined {
  const file = `packages/edition/starter/files/${name}`;
  if (!/^pages\/[\w-]+\.yaml$/.test(name) || !existsSync(file)) return undefined;
  const text = readText(file);
  return text.includes('# To do:') ? undefined : text;
}

/** The path with slashes between its parts, as messages, addresses and the bundler write them, on every system. */
export const toPosix = (path: string): string => path.replaceAll('\\', '/');

/** Every call reads the folder again, so that `npm run dev` sees each change. */
export function filesIn(folder: string, changes: Changes = {}) {
  const root = toPosix(folder).replace(/(.)\/+$/, '$1');
  /** The path of a file, as messages show it. */
  const pathOf = (name: string): string => `${root}/${name}`;
  const isChanged = (name: string) => Object.hasOwn(changes, name);
  const isThere = (name: string) =>
    isChanged(name) ? changes[name] !== undefined : existsSync(pathOf(name));
  const has = (name: string): boolean => isThere(name) || commonWords(name) !== undefined;

  function diskBytes(name: string): Uint8Array | undefined {
    if (!existsSync(pathOf(name))) return undefined;
    try {
      return readFileSync(pathOf(name));
    } catch {
      throw fileError(pathOf(name), "This file can't be read.", unreadableHint);
    }
  }

  /** @throws ContentError when there is no such file, or it can't be read. */
  function bytesOf(name: string): Uint8Array {
    const content = (isChanged(name) ? changes[name] : diskBytes(name)) ?? commonWords(name);
    if (content === undefined) throw fileError(pathOf(name), 'This file is missing.', missingHint);
    return typeof content === 'string' ? Buffer.from(content) : content;
  }

  const written = () => globSync('**/*', { cwd: root }).map(toPosix);

  /** The names of all files in alphabetical order. */
  function list(): readonly string[] {
    const files = written().filter((name) => lstatSync(pathOf(name)).isFile());
    return [...new Set([...files, ...Object.keys(changes)])].filter(isThere).sort();
  }

  /** @throws ContentError with every link, which may lead out of the edition, and every file that the site doesn't read. */
  function assertKnown(names: readonly string[]): void {
    const known = ['README.md', ...names];
    const odd = list().filter(
      (file) => !(ignored.test(basename(file)) || known.includes(file) || isNamed(file)),
    );
    const links = written().filter((name) => lstatSync(pathOf(name)).isSymbolicLink());
    assertNoIssues('', [
      ...links.map((name) => ({ file: pathOf(name), ...linkIssue })),
      ...odd.map((name) => ({ file: pathOf(name), ...unknownFile })),
    ]);
  }

  return {
    folder: root,
    pathOf,
    has,
    readBytes: bytesOf,
    /** @throws ContentError when the file isn't there, or isn't UTF-8. */
    readText: (name: string): string => decodeText(pathOf(name), bytesOf(name)),
    list,
    assertKnown,
  };
}
