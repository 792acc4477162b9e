// Why an import stops, in sentences for the person who started it.
import { withoutInvisible } from '@appraisers/edition/loaders/content-error.ts';

export const onOneLine = (text: string): string =>
  withoutInvisible(text.replaceAll(/\r?\n/g, ' ⏎ '));

/** A value for a message: on one line, and not too long. */
export function shown(value: string, max = 80): string {
  const line = onOneLine(value.slice(0, 400)).trim();
  return line.length > max ? `${line.slice(0, max - 3)}…` : line;
}

/** An import that can't continue. Its message has whole sentences. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(sentences: string) {
    super(`${sentences} Nothing was saved.`);
    // The cause is in a file, so a stack trace would not help.
    this.stack = '';
  }
}

const openElsewhere = 'is protected or open in another program. Close it there, and try again.';

/** By error code: what happened to a file, and what to do. */
const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: "doesn't exist. Check the name and the folder.",
  EISDIR: 'is a folder. Give the name of a file.',
  EPERM: openElsewhere,
  EBUSY: openElsewhere,
};

/** A system error about a file, in sentences; undefined for any other error. */
export function systemError(error: unknown, file: string): ImportError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const happened = fileErrors[String(error.code)] ?? `can't be used (${String(error.code)}).`;
  const path = 'path' in error ? ` (${String(error.path)})` : '';
  return new ImportError(`${file}${path} ${happened}`);
}
