// Reads a YAML file of content/ through its schema.
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, faultsOf } from './content-error.ts';

/**
 * The content of a YAML file as its schema gives it.
 * @throws ContentError when the file is missing, is no YAML, or does not fit the schema.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseYaml(file, readText(file), schema);
}

/** The same for a text that is already read. `file` is only for the message. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const row = error.linePos?.[0].line;
    throw new ContentError(file, [
      { row, field: '', found: error.message.split('\n')[0], expected: 'valid YAML' },
    ]);
  }
  const value: unknown = document.toJS();
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(file, faultsOf(result.error, value));
}

/** The text of a file of content/. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ContentError(file, [{ field: '', found: undefined, expected: 'a readable file' }]);
  }
}
