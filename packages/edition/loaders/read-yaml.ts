// Reads a YAML file of an edition through its schema.
import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import { assertNoIssues, type ContentIssue } from './content-error.ts';
import type { YamlIssue } from './cross-checks.ts';
import { type References, valueWithFacts } from './references.ts';
import { type Path, schemaIssues, valueAt } from './schema-issues.ts';

/**
 * The content of a YAML text, parsed by its schema.
 * @param file only for messages
 * @param check Checks content that fits its schema.
 * @param facts The facts that its texts may refer to. Without facts, braces are ordinary characters.
 * @throws ContentError when it isn't YAML, or doesn't fit the schema.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  check: (content: z.output<Schema>) => readonly YamlIssue[] = () => [],
  facts?: References,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  assertNoIssues(file, textIssues(text, document, lines));
  const { value, lost } = valueWithFacts(document.toJS(), facts);
  const result = schema.safeParse(value);
  const found = result.success ? check(result.data) : schemaIssues(result.error, value);
  assertNoIssues(
    file,
    [...lost, ...found].map(({ path, reason, hint }) => {
      return { ...placeOf(path, value, document, lines), reason, hint };
    }),
  );
  if (!result.success) throw result.error;
  return result.data;
}

/** The fields that can name an entry. The first one present does. */
const titles = ['title', 'name', 'label', 'heading', 'id', 'zip'];

/** The name of an entry: its title, or the text itself. */
function nameOf(entry: unknown): string {
  const own = [entry, ...titles.map((title) => valueAt(entry, [title]))];
  const name = own.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? ` "${name.slice(0, 40)}"` : '';
}

/** A path in words: `1.price.member` is entry 2 "Annual meeting", field price.member. */
function inWords(value: unknown, path: Path) {
  const last = path.findLastIndex((key) => typeof key === 'number');
  const steps = path.slice(0, last + 1).map((key, at) => {
    const inner = valueAt(value, path.slice(0, at + 1));
    return typeof key === 'number' ? `entry ${key + 1}${nameOf(inner)}` : String(key);
  });
  return { entry: steps.join(', '), field: path.slice(last + 1).join('.') };
}

/** The value at a path, or the last one on its way that is in the file. */
function nodeAt(document: Document, path: Path): Node | undefined {
  const node = document.getIn(path, true);
  if (isNode(node)) return node;
  return path.length > 0 ? nodeAt(document, path.slice(0, -1)) : undefined;
}

/** The place of a path in messages. */
function placeOf(path: Path, value: unknown, document: Document, lines: LineCounter) {
  const range = nodeAt(document, path)?.range;
  const line = range ? lines.linePos(range[0]).line : undefined;
  return { line, ...inWords(value, path), path };
}

const syntaxHint =
  'Close each quote and bracket above. Put a text with a colon, a # or quotes in quotes. Indent with spaces, as the lines around it.';
const misreadHint =
  'Put the whole text in quotes. Or move a note to a line of its own, or indent all entries of a list alike.';

/** The first error of the parser, or every place where YAML reads something other than what is written. */
function textIssues(text: string, document: Document.Parsed, lines: LineCounter): ContentIssue[] {
  const issueAt = (offset: number, happened: (shown: string) => string, hint: string) => {
    const { line } = lines.linePos(Math.min(offset, text.trimEnd().length));
    const written = (text.split('\n')[line - 1] ?? '').trim();
    const [, field = ''] = /^(?:- +)*([\w-]+):/.exec(written) ?? [];
    return { line, field, reason: happened(shownValue(written)), hint };
  };
  // The errors after the first one usually follow from it.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [cause] = error.message.split(/;|\n| at line \d/);
    const happened = (shown: string) => `${shown} isn't valid YAML (${cause}).`;
    return [issueAt(error.pos[0], happened, syntaxHint)];
  }
  const issues: ContentIssue[] = [];
  const happened = (shown: string) => `YAML reads ${shown} as something else.`;
  visit(document, {
    Node: (role, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (isMisread(role, node, text.slice(start, end)))
        issues.push(issueAt(start, happened, misreadHint));
    },
  });
  return issues;
}

/** A number as people write it: no other base, no power of ten. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** Whether a value means something other than it says, or loses a part: a # after a space ends the text before it. */
function isMisread(role: unknown, node: Node, source: string): boolean {
  if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) return true;
  // JavaScript treats this one name differently.
  if (role === 'key') return !isScalar(node) || node.value === '__proto__';
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return false;
  const isNumber = typeof node.value === 'number';
  return (
    !!(node.comment || (role === 'value' && node.commentBefore)) ||
    /\n[ \t]*-[ \t\n]/.test(source) ||
    (isNumber && !plainNumber.test(source))
  );
}
