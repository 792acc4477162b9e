// The files of an edition: its folder, with changes on top that are not written yet.
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picture } from '#schemas/text.ts';
import { assertNoIssues, missingFile } from './content-error.ts';
import { toPosix } from './posix-path.ts';
import { decodeText, readText } from './read-text.ts';

/** The file that names the folder of the edition that every command, workflow and document means. */
export const selectionFile = 'edition.txt';

/** New text or bytes by file name; undefined removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A name is a path in the edition, with slashes, such as `posts/1.md`. */
export type Files = ReturnType<typeof filesIn>;

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

/** Every call reads the folder again, so that `npm run dev` sees each change. */
export function filesIn(folder: string, changes: Changes = {}) {
  const root = toPosix(folder).replace(/(.)\/+$/, '$1');
  /** The path of a file, as messages show it. */
  const pathOf = (name: string): string => `${root}/${name}`;
  const isChanged = (name: string) => Object.hasOwn(changes, name);
  const isThere = (name: string) =>
    isChanged(name) ? changes[name] !== undefined : existsSync(pathOf(name));
  const has = (name: string): boolean => isThere(name) || commonWords(name) !== undefined;

  /** @throws ContentError when there is no such file. */
  function bytesOf(name: string): Uint8Array {
    const written = () => (isThere(name) ? readFileSync(pathOf(name)) : undefined);
    const content = (isChanged(name) ? changes[name] : written()) ?? commonWords(name);
    if (content === undefined) throw missingFile(pathOf(name));
    return typeof content === 'string' ? Buffer.from(content) : content;
  }

  /** The names of all files in alphabetical order. */
  function list(): readonly string[] {
    const isFile = (name: string) => lstatSync(join(root, name)).isDirectory() === false;
    const written = globSync('**/*', { cwd: root }).map(toPosix).filter(isFile);
    return [...new Set([...written, ...Object.keys(changes)])].filter(isThere).sort();
  }

  /** @throws ContentError with every file that the site doesn't read. */
  function assertKnown(names: readonly string[]): void {
    const known = ['README.md', ...names];
    const odd = list().filter(
      (file) => !(ignored.test(basename(file)) || known.includes(file) || isNamed(file)),
    );
    const issues = odd.map((file) => ({ file: pathOf(file), ...unknownFile }));
    assertNoIssues('', issues);
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
