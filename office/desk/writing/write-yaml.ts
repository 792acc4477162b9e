// The text of a YAML file with another value in it. Comments and the order of fields stay.
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fields, isFields } from '#desk/fields.ts';
import { DeskError } from '#desk/server/desk-error.ts';

/** @throws DeskError when the text is not valid YAML. */
function parsed(text: string): { readonly document: Document; readonly value: unknown } {
  const document = parseDocument(text, { logLevel: 'error' });
  try {
    const [error] = document.errors;
    if (error) throw error;
    return { document, value: document.toJS() };
  } catch (error) {
    // Without the kind of the error, and the lines that it shows.
    const [reason] = String(error)
      .replace(/^\w+: /, '')
      .split(/:?\n/);
    throw new DeskError(
      `This file is not valid YAML. Fix it in a text editor, or open “History” and make it as it was. ${reason}.`,
    );
  }
}

/**
 * The value of a text as it is written: references such as {dues} stay what they are.
 * @throws DeskError when the text is not valid YAML.
 */
export const yamlOf = (text: string): unknown => parsed(text).value;

const lineWidth = 80;
const indent = 2;

/** The text of a document. A text too long for its line is folded below a `>-`, where quotes and colons need no care. */
export function formatYaml(document: Document): string {
  visit(document, {
    Scalar: (key, node, path) => {
      const { value, type } = node;
      const outer = path.filter(isCollection);
      if (key === 'key' || type === Scalar.BLOCK_LITERAL || outer.some(({ flow }) => flow)) return;
      if (typeof value !== 'string' || !value.includes(' ')) return;
      const parent = path.at(-1);
      const behind = isPair(parent) ? `${parent.key}: ` : '- ';
      // Two more for the quotes that it may need.
      const width = indent * (outer.length - 1) + behind.length + value.length + 2;
      if (width > lineWidth) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth, indent, flowCollectionPadding: false });
}

/**
 * The text with this value. Start a new file with an empty text. A text that already has the value stays
 * the same, to the byte.
 * @throws DeskError when the text is not valid YAML.
 */
export function withValue(text: string, value: unknown): string {
  const { document, value: before } = parsed(text);
  if (isDeepStrictEqual(before, value)) return text;
  document.contents = updated(document, document.contents, before, value);
  const written = formatYaml(document);
  if (isDeepStrictEqual(yamlOf(written), value)) return written;
  throw new Error('The YAML text does not have the requested value.');
}

const newNode = (document: Document, value: unknown): Node =>
  document.createNode(value, { aliasDuplicateObjects: false });

/** The node of another value, with what did not change as it is. */
function updated(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isFields(before) && isFields(after))
    return updateMap(document, node, before, after);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return updateList(document, node, before, after);
  if (!isScalar(node) || (after !== null && typeof after === 'object'))
    return newNode(document, after);
  node.value = after;
  return node;
}

/** New fields come last. */
function updateMap(document: Document, map: YAMLMap, before: Fields, after: Fields): YAMLMap {
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) map.delete(name);
  for (const [name, value] of Object.entries(after))
    map.set(name, updated(document, map.get(name, true), before[name], value));
  return map;
}

/** The fields that identify an entry: the first of them that it has. */
const keys = [
  ...(['id', 'zip', 'name', 'title', 'label', 'url', 'heading'] as const),
  ...(['question', 'column'] as const),
];

/** What identifies an entry; undefined if it has none of these fields. */
export const keyOf = (entry: unknown): unknown =>
  isFields(entry) ? keys.map((key) => entry[key]).find((value) => value !== undefined) : undefined;

/** Entries that stay or move keep their comments. */
function updateList(
  document: Document,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): YAMLSeq {
  const nodes = list.items;
  if (nodes.length === 0) list.flow = false;
  const free = new Set(before.keys());
  const take = (isMatch: (at: number) => boolean) => {
    const found = [...free].find(isMatch);
    if (found !== undefined) free.delete(found);
    return found;
  };
  // First entries that are the same, then changed ones.
  const same = after.map((entry) => take((at) => isDeepStrictEqual(before[at], entry)));
  const known = after.map((entry, now) => {
    const key = keyOf(entry);
    return same[now] ?? take((at) => key !== undefined && keyOf(before[at]) === key);
  });
  list.items = after.map((entry, now) => {
    const isInPlace = before.length === after.length;
    const at = known[now] ?? take((old) => isInPlace && old === now);
    return at === undefined
      ? newNode(document, entry)
      : updated(document, nodes[at], before[at], entry);
  });
  return list;
}
