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
    // What is wrong is in a file: where in the program it was seen is of no use to who mends it.
    this.stack = '';
  }
}
