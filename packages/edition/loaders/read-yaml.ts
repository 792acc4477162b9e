// Reads a YAML file of an edition through its schema.
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { ContentError, inWords } from './content-error.ts';
import { faultsOfSchema } from './faults-of-schema.ts';
import { readText } from './read-text.ts';
import { type References, valueWithFacts } from './references.ts';
import { naming } from './together.ts';
import { faultsOfMeaning } from './yaml-meaning.ts';
import { placeIn } from './yaml-place.ts';
import { faultOfSyntax } from './yaml-syntax.ts';

/** What a schema cannot see, such as a drawing that is not there. */
export type Mistake = {
  readonly path: readonly PropertyKey[];
  readonly found: unknown;
  readonly expected: string;
};

export type Reading<Content> = {
  /** Looks for mistakes in content that fits its schema. */
  readonly look?: ((content: Content) => readonly Mistake[]) | undefined;
  /** What its texts may refer to; without them braces are braces. */
  readonly facts?: References | undefined;
};

/**
 * The content of a YAML file as its schema gives it.
 * @throws ContentError when the file is missing, is no YAML, or does not fit the schema.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  reading?: Reading<z.output<Schema>>,
): z.output<Schema> {
  return parseYaml(file, readText(file), schema, reading);
}

/** The same for a text that is already read. `file` is only for the message. */
export const parseYaml = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  reading: Reading<z.output<Schema>> = {},
): z.output<Schema> => naming(file, () => parsed(file, text, schema, reading));

function parsed<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { look = () => [], facts }: Reading<z.output<Schema>>,
): z.output<Schema> {
  refuseEndlessLine(file, text);
  const lines = new LineCounter();
  // Both lines of a field that comes twice are told of below; the parser knows only one.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const read = { text, document, lines };
  const syntax = faultOfSyntax(read);
  if (syntax.length > 0) throw new ContentError(file, syntax);
  const meaning = faultsOfMeaning(read);
  // A reference is told of above, and may lead to itself: it stands as the text it was meant as.
  visit(document, { Alias: (_, { source }) => new Scalar(`*${source}`) });

  const written: unknown = document.toJS();
  const place = placeIn(document, lines, written);
  const placeOf = (path: readonly PropertyKey[]) => ({ ...place(path), path });
  const { value, lost } = facts ? valueWithFacts(written, facts) : { value: written, lost: [] };
  meaning.push(...lost.map(({ path, found, expected }) => ({ ...placeOf(path), found, expected })));
  const result = schema.safeParse(value);
  const faults = result.success
    ? look(result.data).map((mistake) => ({ ...placeOf(mistake.path), ...mistake }))
    : faultsOfSchema(result.error, value, placeOf);
  if (result.success && faults.length + meaning.length === 0) return result.data;
  const toldOf = new Set(meaning.map(({ row }) => row));
  const all = [...meaning, ...faults.filter(({ row }) => !toldOf.has(row))];
  throw new ContentError(
    file,
    all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  );
}

/** No field may be as long, and the parser takes minutes for a line of a hundred thousand brackets. */
const longestLine = 5000;

function refuseEndlessLine(file: string, text: string): void {
  const at = text.split('\n').findIndex((line) => line.length > longestLine);
  if (at < 0) return;
  const found = inWords(`a line of more than ${longestLine} characters`);
  const expected = 'shorter lines; a long text may go on in the next line, indented alike';
  throw new ContentError(file, [{ row: at + 1, field: '', found, expected }]);
}
