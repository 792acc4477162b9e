// Why an import ends with nothing written, in sentences for the person who started it.
import { withoutInvisible } from '@appraisers/edition/loaders/content-error.ts';

export const onOneLine = (text: string): string =>
  withoutInvisible(text.replaceAll(/\r?\n/g, ' ⏎ '));

/** A value as it is shown: on one line, and not endless. */
export function shown(value: string): string {
  const line = onOneLine(value.slice(0, 400)).trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}

/** An import that cannot go on. Its message is made of whole sentences, the last says what is written. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(sentences: string, written = 'Nothing was written.') {
    super(`${sentences} ${written}`);
    // The cause is in a file. Where the program saw it helps no volunteer.
    this.stack = '';
  }
}

const why: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not open it',
  EPERM: 'this account may not change it, or it is open in another program',
  EBUSY: 'it is open in another program; close it there',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
};

/**
 * An error of the system about a file, as a sentence, or undefined for any other error. `written` is the
 * state in which the files are left.
 */
export function systemError(
  error: unknown,
  file: string,
  written?: string,
): ImportError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const reason = why[String(error.code)] ?? `the system says ${String(error.code)}`;
  const path = 'path' in error ? ` (${String(error.path)})` : '';
  return new ImportError(`${file}${path} cannot be used: ${reason}.`, written);
}
