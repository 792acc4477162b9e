// A YAML file as the parser gives it, before anything is made of it.
import type { Document, LineCounter } from 'yaml';

/** A YAML file as the parser has read it, for those who look for mistakes in it. */
export type YamlRead = {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
};

/** What helps in most cases. */
export const quotes = 'the whole text in quotes';

/** The line of the file that an offset is in. */
export function lineAt(text: string, offset = 0): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}
