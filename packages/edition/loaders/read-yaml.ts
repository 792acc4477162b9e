// Reads a YAML file of an edition through its schema.
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { withFile } from './collect-issues.ts';
import { asPhrase, ContentError } from './content-error.ts';
import type { Files } from './files.ts';
import { type References, valueWithFacts } from './references.ts';
import { schemaIssues } from './schema-issues.ts';
import { validateMeaning } from './yaml-meaning.ts';
import { describePlace } from './yaml-place.ts';
import { syntaxIssue } from './yaml-syntax.ts';

/** What a schema cannot see, such as a drawing that is not there. */
export type YamlIssue = {
  readonly path: readonly PropertyKey[];
  readonly found: unknown;
  readonly expected: string;
};

export type YamlReading<Content> = {
  /** Looks for mistakes in content that fits its schema. */
  readonly look?: ((content: Content) => readonly YamlIssue[]) | undefined;
  /** What its texts may refer to; without them braces are braces. */
  readonly facts?: References | undefined;
};

/**
 * The content of a YAML file as its schema gives it.
 * @throws ContentError when the file is missing, is no YAML, or does not fit the schema.
 */
export function readYaml<Schema extends z.ZodType>(
  files: Files,
  name: string,
  schema: Schema,
  reading?: YamlReading<z.output<Schema>>,
): z.output<Schema> {
  return parseYaml(files.pathOf(name), files.readText(name), schema, reading);
}

/** The same for a text that is already read. `file` is only for the message. */
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
  // Both lines of a field that comes twice are reported below; the parser knows only one.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const read = { text, document, lines };
  const syntax = syntaxIssue(read);
  if (syntax.length > 0) throw new ContentError(file, syntax);
  const meaning = validateMeaning(read);
  // A reference is reported above, and may lead to itself: it stands as the text it was meant as.
  visit(document, { Alias: (_, { source }) => new Scalar(`*${source}`) });

  const written: unknown = document.toJS();
  const place = describePlace(document, lines, written);
  const placeOf = (path: readonly PropertyKey[]) => ({ ...place(path), path });
  const { value, lost } = facts ? valueWithFacts(written, facts) : { value: written, lost: [] };
  meaning.push(...lost.map(({ path, found, expected }) => ({ ...placeOf(path), found, expected })));
  const result = schema.safeParse(value);
  const issues = result.success
    ? look(result.data).map((issue) => ({ ...placeOf(issue.path), ...issue }))
    : schemaIssues(result.error, value, placeOf);
  if (result.success && issues.length + meaning.length === 0) return result.data;
  const toldOf = new Set(meaning.map(({ row }) => row));
  const all = [...meaning, ...issues.filter(({ row }) => !toldOf.has(row))];
  throw new ContentError(
    file,
    all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  );
}

/** No field may be as long, and the parser takes minutes for a line of a hundred thousand brackets. */
const maxLineLength = 5000;

function assertLineLength(file: string, text: string): void {
  const at = text.split('\n').findIndex((line) => line.length > maxLineLength);
  if (at < 0) return;
  const found = asPhrase(`a line of more than ${maxLineLength} characters`);
  const expected = 'shorter lines; a long text may go on in the next line, indented alike';
  throw new ContentError(file, [{ row: at + 1, field: '', found, expected }]);
}
