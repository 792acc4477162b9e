// The kinds of files in an edition. Each reader reads its file again at every call.
import type { z } from 'zod';
import { boardSchema, factsSchema } from '#schemas/association.ts';
import { regionSchema } from '#schemas/region.ts';
import { tryRead, withFile } from './collect-issues.ts';
import { ContentError } from './content-error.ts';
import type { Files } from './files.ts';
import { parseYaml, readYaml, type YamlReading } from './read-yaml.ts';
import { type References, referencesOf, unknownReferences } from './references.ts';

/**
 * The content of a JSON file.
 * @param script the command that makes the file, for the message
 * @throws ContentError when the file is missing or isn't what the script writes.
 */
const readJson = <Schema extends z.ZodType>(
  files: Files,
  name: string,
  schema: Schema,
  script: string,
): z.output<Schema> => {
  const file = files.pathOf(name);
  return withFile(file, () => {
    const result = files.has(name) ? schema.safeParse(parseJson(files.readText(name))) : undefined;
    if (result?.success) return result.data;
    const reason = result ? 'This file is damaged or out of date.' : 'This file is missing.';
    const hint = `Run \`${script}\` to create it again.`;
    throw new ContentError(file, [{ field: '', reason, hint }]);
  });
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readersOf(files: Files) {
  /** A file whose texts have no references. Every file of texts needs some of them: a text that stays is parsed once. */
  const plain = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    let last: { readonly text: string; readonly content: z.output<Schema> } | undefined;
    const read = () => {
      const text = files.readText(file);
      if (last?.text !== text)
        last = { text, content: parseYaml(files.pathOf(file), text, schema) };
      return last.content;
    };
    return { file, schema, look: undefined, read };
  };

  /** A file that a script makes. */
  const made = <Schema extends z.ZodType>(file: string, schema: Schema, script: string) => ({
    file,
    read: () => readJson(files, file, schema, script),
  });

  const region = plain('region.yaml', regionSchema);
  const facts = plain('facts.yaml', factsSchema);
  /** Read without replacing the references in the file. */
  const board = plain('board.yaml', boardSchema);

  /** The facts that texts may refer to. */
  const references = () => referencesOf(facts.read(), region.read(), board.read().members.length);

  /** The same for a check of all files, where the files of facts report their own issues. */
  const knownReferences = () => tryRead(references) ?? unknownReferences;

  /**
   * A file of texts that may refer to facts. Its `check` reports no issues of the facts.
   * @param own references that only its texts may use
   */
  const texts = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    look?: YamlReading<z.output<Schema>>['look'],
    own: References = {},
  ) => {
    const read = (facts: References) =>
      readYaml(files, file, schema, { look, facts: { ...facts, ...own } });
    return {
      file,
      schema,
      look,
      read: () => read(references()),
      check: () => read(knownReferences()),
    };
  };

  return { region, facts, references, knownReferences, texts, plain, made };
}
