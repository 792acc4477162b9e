// The place of a value in a YAML file: its line, its entry, and the names of its fields.
import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { ContentIssue } from './content-error.ts';
import { valueAt } from './schema-issues.ts';

/** A YAML file after parsing. */
export type YamlRead = {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
};

/** The line of the text at an offset. */
export function lineAt(text: string, offset = 0): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}

type Path = readonly PropertyKey[];

/** The fields that can name an entry. The first one present does. */
const titles = ['title', 'name', 'label', 'heading', 'id', 'zip'];

/** The name of an entry: its title, or the text itself. */
function nameOf(entry: unknown): string {
  const own = [entry, ...titles.map((title) => valueAt(entry, [title]))];
  const name = own.find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof name !== 'string') return '';
  return ` "${name.length > 40 ? `${name.slice(0, 39)}…` : name}"`;
}

/** A path in words: `1.price.member` is entry 2 "Annual meeting", field price.member. */
function inSteps(value: unknown, path: Path): { entry: string; field: string } {
  const steps: string[] = [];
  let field: string[] = [];
  path.forEach((key, at) => {
    if (typeof key !== 'number') {
      field.push(String(key) || '(without a name)');
      return;
    }
    if (field.length > 0) steps.push(field.join('.'));
    field = [];
    steps.push(`entry ${key + 1}${nameOf(valueAt(value, path.slice(0, at + 1)))}`);
  });
  return { entry: steps.join(', '), field: field.join('.') };
}

/** The name of a field. A colon with nothing before it has none. */
const nameOfKey = (key: unknown) => (isScalar(key) ? String(key.value ?? '') : '');

/** The last key or entry on a path that is in the file. */
function nodeAt(document: Document, path: Path): Node | undefined {
  let inner: unknown = document.contents;
  let last: Node | undefined;
  for (const key of path) {
    if (isSeq(inner)) {
      inner = inner.items[Number(key)];
      if (!isNode(inner)) return last;
      last = inner;
    } else if (isMap(inner)) {
      const pair = inner.items.find((each) => nameOfKey(each.key) === key);
      if (!pair) return last;
      const { key: name, value } = pair;
      if (isNode(name) && name.range) last = name;
      else if (isNode(value)) last = value;
      inner = value;
    } else return last;
  }
  return last;
}

/** The place of a path in messages. */
export const describePlace =
  (document: Document, lines: LineCounter, value: unknown) =>
  (path: Path): Pick<ContentIssue, 'line' | 'entry' | 'field'> => {
    const node = path.length > 0 ? nodeAt(document, path) : document.contents;
    const range = node?.range;
    return { line: range ? lines.linePos(range[0]).line : undefined, ...inSteps(value, path) };
  };
