// Reads a file of an edition that a script makes.
import type { z } from 'zod';
import { withFile } from './collect-issues.ts';
import { asPhrase, ContentError } from './content-error.ts';
import type { Files } from './files.ts';

/**
 * The content of a JSON file.
 * @param script the command that makes the file, for the message
 * @throws ContentError when the file is missing or is not what the script writes.
 */
export const readJson = <Schema extends z.ZodType>(
  files: Files,
  name: string,
  schema: Schema,
  script: string,
): z.output<Schema> => {
  const file = files.pathOf(name);
  return withFile(file, () => {
    const result = schema.safeParse(parsed(files.readText(name)));
    if (result.success) return result.data;
    const expected = `the file as a script makes it; make it again with \`${script}\``;
    throw new ContentError(file, [{ field: '', found: asPhrase('other data'), expected }]);
  });
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
