// Reads a YAML file of an edition through its schema.
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { withFile } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import type { Files } from './files.ts';
import { type References, valueWithFacts } from './references.ts';
import { schemaIssues } from './schema-issues.ts';
import { validateMeaning } from './yaml-meaning.ts';
import { describePlace } from './yaml-place.ts';
import { syntaxIssue } from './yaml-syntax.ts';

/** An issue that a schema cannot see, such as a missing picture. */
export type YamlIssue = Pick<ContentIssue, 'reason' | 'hint'> & {
  readonly path: readonly PropertyKey[];
};

export type YamlReading<Content> = {
  /** Checks content that fits its schema. */
  readonly look?: ((content: Content) => readonly YamlIssue[]) | undefined;
  /** The facts that its texts may refer to. Without facts, braces are ordinary characters. */
  readonly facts?: References | undefined;
};

/**
 * The content of a YAML file, parsed by its schema.
 * @throws ContentError when the file is missing, isn't YAML, or doesn't fit the schema.
 */
export function readYaml<Schema extends z.ZodType>(
  files: Files,
  name: string,
  schema: Schema,
  reading?: YamlReading<z.output<Schema>>,
): z.output<Schema> {
  return parseYaml(files.pathOf(name), files.readText(name), schema, reading);
}

/** The same for a text in memory. `file` is only for messages. */
export const parseYaml = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  reading: YamlReading<z.output<Schema>> = {},
): z.output<Schema> => withFile(file, () => parsed(file, text, schema, reading));

function parsed<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { look = () => [], facts }: YamlReading<z.output<Schema>>,
): z.output<Schema> {
  assertLineLength(file, text);
  const lines = new LineCounter();
  // A repeated field is reported below with both of its lines. The parser knows only one.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const read = { text, document, lines };
  const syntax = syntaxIssue(read);
  if (syntax.length > 0) throw new ContentError(file, syntax);
  const meaning = validateMeaning(read);
  // An alias is reported above. It may refer to itself, so it becomes the text it was meant as.
  visit(document, { Alias: (_, { source }) => new Scalar(`*${source}`) });

  const written: unknown = document.toJS();
  const place = describePlace(document, lines, written);
  const placeOf = (path: readonly PropertyKey[]) => ({ ...place(path), path });
  const { value, lost } = facts ? valueWithFacts(written, facts) : { value: written, lost: [] };
  meaning.push(...lost.map(({ path, reason, hint }) => ({ ...placeOf(path), reason, hint })));
  const result = schema.safeParse(value);
  const issues = result.success
    ? look(result.data).map((issue) => ({ ...placeOf(issue.path), ...issue }))
    : schemaIssues(result.error, value, placeOf);
  if (result.success && issues.length + meaning.length === 0) return result.data;
  const reported = new Set(meaning.map(({ line }) => line));
  const all = [...meaning, ...issues.filter(({ line }) => !reported.has(line))];
  throw new ContentError(
    file,
    all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** Longer than any field. The parser takes minutes for a line of a hundred thousand brackets. */
const maxLineLength = 5000;

function assertLineLength(file: string, text: string): void {
  const at = text.split('\n').findIndex((line) => line.length > maxLineLength);
  if (at < 0) return;
  const reason = `This line has more than ${maxLineLength.toLocaleString('en-US')} characters.`;
  const hint = 'Continue long text on the next line, with the same indentation.';
  throw new ContentError(file, [{ line: at + 1, field: '', reason, hint }]);
}
