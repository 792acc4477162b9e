// The place of a value in a YAML file: its line, its entry, and the names of its fields.
import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { ContentIssue } from './content-error.ts';
import { valueAt } from './schema-issues.ts';

/** A YAML file after parsing. */
export type YamlText = {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
};

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

/** The last key or entry on a path that is in the file. */
function nodeAt(document: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value ?? '') === last)
    : undefined;
  const node = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
  return isNode(node) ? node : nodeAt(document, path.slice(0, -1));
}

/** The place of a path in messages. */
export const describePlace =
  ({ document, lines }: YamlText, value: unknown) =>
  (path: Path): Pick<ContentIssue, 'line' | 'entry' | 'field'> => {
    const range = (path.length > 0 ? nodeAt(document, path) : document.contents)?.range;
    return { line: range ? lines.linePos(range[0]).line : undefined, ...inSteps(value, path) };
  };
