// What the system says of a file, in sentences.
import { ImportError } from '#import/import-error.ts';

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
 * What the system says of a file, as a sentence; nothing of what the system has not said. `written`
 * is the state in which the files are left.
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
