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
