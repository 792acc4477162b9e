// Reads and writes files of the edition. A file is written only if it is still the one that the page
// shows, and only if a build would accept the edition with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inEdition } from '@appraisers/edition/loaders/edition-folder.ts';
import { withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { DeskError, formIssues, type PathOf } from './desk-error.ts';
import { type Changes, issuesAfter } from './validated-change.ts';

export type FileText = {
  readonly text: string;
  readonly hash: string;
  /** The bytes of another text in the same file: with its line ends and byte order mark. */
  readonly bytesOf: (text: string) => Uint8Array;
};

const bom = '\uFEFF';

/** The bytes of a file; none if there is no file. */
export const bytesOf = (file: string): Buffer =>
  existsSync(inEdition(file)) ? readFileSync(inEdition(file)) : Buffer.alloc(0);

export const hashOf = (file: string): string =>
  createHash('sha256').update(bytesOf(file)).digest('hex');

/** The text of a file of the edition, its line ends those of Unix. */
export function fileText(file: string): FileText {
  const written = bytesOf(file).toString('utf8');
  const mark = written.startsWith(bom) ? bom : '';
  const end = written.includes('\r\n') ? '\r\n' : '\n';
  return {
    text: written.slice(mark.length).replaceAll(/\r\n?/g, '\n'),
    hash: hashOf(file),
    bytesOf: (text) => Buffer.from(mark + text.replaceAll('\n', end)),
  };
}

/** @throws DeskError when the file is not the one with this hash. */
export function assertCurrent(file: string, hash: string): void {
  if (hashOf(file) === hash) return;
  throw new DeskError(
    `${inEdition(file)} was changed since you opened it here: in another window, or by another program. Nothing was saved. Copy what you typed, open it again, and type it there.`,
    [],
    { outdated: true },
  );
}

/**
 * Writes the files of a change, each as a whole. `file` is the one that the form shows.
 * @throws DeskError with the issues a build would find; then nothing is written.
 */
export function save(changes: Changes, file: string, pathOf?: PathOf): void {
  const issues = formIssues(issuesAfter(changes), inEdition(file), pathOf);
  if (issues.length > 0)
    throw new DeskError('Nothing was saved yet: something has to be corrected.', issues);
  for (const [name, bytes] of changes) {
    if (bytes === undefined) rmSync(inEdition(name), { force: true });
    else replaceFile(inEdition(name), bytes);
  }
}

/**
 * Gives a YAML file another value.
 * @throws DeskError when the file is not valid YAML, or a build would not accept it.
 */
export function saveYaml(file: string, change: (before: unknown) => unknown): void {
  const { text, bytesOf: toBytes } = fileText(file);
  const next = withValue(text, change(yamlOf(text)));
  if (next !== text) save(new Map([[file, toBytes(next)]]), file);
}

/** A file name in plain letters: "Ça: what’s in a lot?" is ca-whats-in-a-lot. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
