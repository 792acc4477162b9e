// A file of the edition as the desk shows it, with a mark by which it is known again when it is saved.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inEdition } from '#loaders/edition-folder.ts';
import { changedMeanwhile } from './desk-error.ts';

export type FileText = {
  readonly text: string;
  readonly hash: string;
  /** The bytes of another text in the same file: with its line ends, and its mark at the beginning. */
  readonly bytesOf: (text: string) => Uint8Array;
};

const bom = '\uFEFF';

/** The bytes of a file; none where there is no file. */
export const bytesOf = (file: string): Buffer =>
  existsSync(inEdition(file)) ? readFileSync(inEdition(file)) : Buffer.alloc(0);

export const hashOf = (file: string): string =>
  createHash('sha256').update(bytesOf(file)).digest('hex');

/** The text of a file of the edition, its line ends those of Unix. */
export function fileText(file: string): FileText {
  const written = bytesOf(file).toString('utf8');
  const [mark, end] = [
    written.startsWith(bom) ? bom : '',
    written.includes('\r\n') ? '\r\n' : '\n',
  ];
  return {
    text: written.slice(mark.length).replaceAll(/\r\n?/g, '\n'),
    hash: hashOf(file),
    bytesOf: (text) => Buffer.from(mark + text.replaceAll('\n', end)),
  };
}

/** @throws DeskError when the file is not the one with this mark. */
export function refuseOutdated(file: string, hash: string): void {
  if (hashOf(file) !== hash) throw changedMeanwhile(inEdition(file));
}
