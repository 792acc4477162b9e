// Reads a YAML file of an edition through its schema.
import {
  isAlias,
  isCollection,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import type { Files } from './files.ts';
import { type References, valueWithFacts } from './references.ts';
import { schemaIssues } from './schema-issues.ts';
import { describePlace, type YamlText } from './yaml-place.ts';

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
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  { look = () => [], facts }: YamlReading<z.output<Schema>> = {},
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const read = { text, document, lines };
  const errors = [...document.errors, ...document.warnings];
  // The errors after the first one usually follow from it.
  const broken = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken) throw new ContentError(file, [syntaxIssue(read, broken)]);
  const ofText = [...errors.map((error) => syntaxIssue(read, error)), ...misreadings(read)];
  // An alias is reported above. It may refer to itself, so it becomes the text it was meant as.
  visit(document, {
    Alias: (_, { source, range }) => {
      const text = new Scalar(`*${source}`);
      if (range) text.range = range;
      return text;
    },
  });

  const written: unknown = document.toJS();
  const place = describePlace(read, written);
  const placeOf = (path: readonly PropertyKey[]) => ({ ...place(path), path });
  const { value, lost } = facts ? valueWithFacts(written, facts) : { value: written, lost: [] };
  ofText.push(...lost.map(({ path, reason, hint }) => ({ ...placeOf(path), reason, hint })));
  const result = schema.safeParse(value);
  const ofValue = result.success
    ? look(result.data).map((issue) => ({ ...placeOf(issue.path), ...issue }))
    : schemaIssues(result.error, value, placeOf);
  const reported = new Set(ofText.map(({ line }) => line));
  const issues = [...ofText, ...ofValue.filter(({ line }) => !reported.has(line))];
  if (result.success && issues.length === 0) return result.data;
  throw new ContentError(
    file,
    issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

const inQuotes = 'Put the whole text in quotes.';

/** What to do about errors of these codes. */
const hints: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'This field is there twice. Remove one of the two.',
  MISSING_CHAR: 'Close the quotation mark where the text ends.',
  BAD_INDENT: 'Close the bracket or brace with ] or }.',
  MULTIPLE_DOCS: 'Remove every --- or ... below the first line.',
  TAB_AS_INDENT: 'Replace the tab with spaces.',
};
const anyHint =
  'Put a text with a colon, a # or quotes in it in quotes. Indent with spaces, as the lines around it.';

/** An error of the parser at the line of the file and its field. */
function syntaxIssue(read: YamlText, { code, message, pos: [at] }: YAMLError): ContentIssue {
  const place = placeAt(read, openingBefore(read, code, at) ?? at);
  const [cause = ''] = message.split(/;|\n| at line \d/);
  const reason = `${shownValue(place.text)} isn't valid YAML (${cause}).`;
  return { line: place.line, field: place.field, reason, hint: hints[code] ?? anyHint };
}

/** The start of the quotation mark or bracket that the parser misses the end of. */
function openingBefore({ document }: YamlText, code: YAMLError['code'], end: number) {
  let start: number | undefined;
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return start;
  visit(document, {
    Node: (_, node) => {
      const isOpen = isScalar(node)
        ? node.type?.startsWith('QUOTE')
        : isCollection(node) && node.flow;
      if (isOpen && node.range && node.range[0] < end && end <= node.range[2] + 1)
        start = node.range[0];
    },
  });
  return start;
}

/** The line at an offset, as an editor counts it, with its text and its field. */
function placeAt({ text, lines }: YamlText, offset: number) {
  const { line } = lines.linePos(offset);
  const written = (text.split('\n')[line - 1] ?? '').trim();
  const [, field = ''] = /^(?:- +)*([\w-]+):/.exec(written) ?? [];
  return { line, text: written, field };
}

/** A number as people write it: no other base, no power of ten. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** The places where YAML reads something other than what is written, or silently leaves it out. */
function misreadings(read: YamlText): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (offset: number, happened: (written: string) => string, hint: string) => {
    const { text, ...place } = placeAt(read, offset);
    issues.push({ ...place, reason: `${happened(shownValue(text))}.`, hint });
  };
  visit(read.document, {
    Node: (role, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        report(start, (written) => `${written} has a text that starts with *, & or !`, inQuotes);
      if (!isScalar(node) || node.type !== Scalar.PLAIN || role === 'key') return;
      const source = read.text.slice(start, end);
      if (typeof node.value === 'number' && !plainNumber.test(source))
        report(
          start,
          () => `YAML reads ${shownValue(source)} as another number`,
          'Write it in plain digits. If it is text, put it in quotes.',
        );
      if (/\n[ \t]*-[ \t\n]/.test(source))
        report(
          start,
          (written) => `${written} runs into the list entry below it`,
          'Give every - of a list the same indentation.',
        );
      // A # after a space ends the text before it, and the rest is not published.
      const [above] =
        /[:-][ \t]+#.*\n\s*$/.exec(read.text.slice(Math.max(0, start - 1000), start)) ?? [];
      if (above !== undefined || /^[ \t]*#/.test(read.text.slice(end, end + 200)))
        report(
          start - (above?.length ?? 0),
          (written) => `In ${written}, everything after the # would be left out`,
          'If it is text, put the whole text in quotes. If it is a note, move it to its own line.',
        );
    },
    Pair: (_, { key }) => {
      // JavaScript treats this one name differently.
      const isName = isScalar(key) && key.value !== '__proto__';
      if (isNode(key) && !isName)
        report(key.range?.[0] ?? 0, (written) => `${written} has no valid field name`, inQuotes);
    },
  });
  return issues;
}
