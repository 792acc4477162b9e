// The place of a value in a YAML file: its line, its entry, and the names of its fields.
import { type Document, isNode, type LineCounter, type Node } from 'yaml';
import { type Path, valueAt } from './schema-issues.ts';

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
export function placeOf(path: Path, value: unknown, document: Document, lines: LineCounter) {
  const range = nodeAt(document, path)?.range;
  const line = range ? lines.linePos(range[0]).line : undefined;
  return { line, ...inWords(value, path), path };
}
