// Replaces a file as a whole: whoever looks, and whenever the machine stops, finds the old file or the
// new one, never a part of it.
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What an import that was cut off leaves beside a file; builds and editors take no notice of it. */
const partOf = (name: string) => `.${name}.${process.pid}.part`;

/** Older than this, in milliseconds, nobody is writing it any more. */
const abandoned = 60 * 60 * 1000;

function removeAbandoned(folder: string, name: string): void {
  for (const other of readdirSync(folder)) {
    if (!other.startsWith(`.${name}.`) || !other.endsWith('.part')) continue;
    const path = join(folder, other);
    if (Date.now() - statSync(path).mtimeMs > abandoned) rmSync(path, { force: true });
  }
}

/** Has the disk keep what it was given; some systems cannot say so of a folder. */
function settle(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(file);
  } catch {
    // Nothing is lost by a system that settles its folders by itself.
  } finally {
    closeSync(file);
  }
}

type Content = Uint8Array | Iterable<string>;

/** So many characters are given to the disk at once. */
const chunk = 1_000_000;

function* chunksOf(content: Content): Iterable<Uint8Array> {
  if (content instanceof Uint8Array) return yield content;
  let text = '';
  for (const piece of content) {
    text += piece;
    if (text.length < chunk) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** The system may take less than it is given. */
function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** Writes a file that has to be there whole before anything else happens. */
export function writeSettled(path: string, content: Content, mode = 0o600): void {
  const file = openSync(path, 'w', mode);
  try {
    // What an account usually takes from the rights of new files is not taken here.
    fchmodSync(file, mode);
    for (const bytes of chunksOf(content)) writeAll(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Puts the content in the place of a file, or where none was. Its folder is made if need be. */
export function replaceFile(path: string, content: Content, newMode = 0o644): void {
  // A link stays a link: what it leads to is replaced.
  const target = existsSync(path) ? realpathSync(path) : path;
  const folder = dirname(target);
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder, basename(target));
  const part = join(folder, partOf(basename(target)));
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : newMode;
  try {
    writeSettled(part, content, mode);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  settle(folder);
}
