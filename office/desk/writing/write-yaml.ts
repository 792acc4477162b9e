// The text of a YAML file with another value in it. Comments and the order of fields stay.
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fields, isFields } from '#desk/fields.ts';
import { DeskError } from '#desk/server/desk-error.ts';
import { formatYaml } from './format-yaml.ts';
import { matchEntries } from './match-entries.ts';

/** @throws DeskError when the text is not valid YAML. */
function parsed(text: string): { readonly document: Document; readonly value: unknown } {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' });
  try {
    const [error] = document.errors;
    if (error) throw error;
    return { document, value: document.toJS() };
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new DeskError(
      `This file is not valid YAML. Fix it in a text editor, or discard your changes under “Publish”. ${reason}`,
    );
  }
}

/**
 * The value of a text as it is written: references such as {dues} stay what they are.
 * @throws DeskError when the text is not valid YAML.
 */
export const yamlOf = (text: string): unknown => parsed(text).value;

/** The same; undefined when the text is not valid. */
export function tryYaml(text: string): unknown {
  try {
    return yamlOf(text);
  } catch {
    return undefined;
  }
}

/**
 * The text with this value. Start a new file with an empty text. A text that already has the value stays
 * the same, to the byte.
 * @throws DeskError when the text is not valid YAML.
 */
export function withValue(text: string, value: unknown): string {
  const { document, value: before } = parsed(text);
  if (isDeepStrictEqual(before, value)) return text;
  // An alias would change with the value that it repeats.
  visit(document, { Alias: (_, alias) => newNode(document, alias.toJS(document)) });
  document.contents = updated(document, document.contents, before, value);
  const written = formatYaml(document);
  if (isDeepStrictEqual(yamlOf(written), value)) return written;
  throw new Error('The YAML text does not have the requested value.');
}

/** A small map of numbers, such as a price for members and guests, is on one line. */
function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Map: (_, map) => {
      map.flow = map.items.every(
        ({ value: each }) => isScalar(each) && typeof each.value === 'number',
      );
    },
  });
  return node;
}

/** The node of another value, with what did not change as it is. */
function updated(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isFields(before) && isFields(after))
    return updateMap(document, node, before, after);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return updateList(document, node, before, after);
  const next = newNode(document, after);
  if (!isNode(node)) return next;
  const { comment, commentBefore, spaceBefore } = node;
  return Object.assign(next, { comment, commentBefore, spaceBefore });
}

function updateMap(document: Document, map: YAMLMap, before: Fields, after: Fields): YAMLMap {
  const names = Object.keys(after);
  const nameOf = ({ key }: { readonly key: unknown }) => String(isScalar(key) ? key.value : key);
  for (const [at, pair] of [...map.items.entries()].reverse()) {
    const name = nameOf(pair);
    // If a field is there twice, the last one counts.
    const again = map.items.slice(at + 1).some((each) => nameOf(each) === name);
    if (names.includes(name) && !again) continue;
    map.items.splice(at, 1);
    keepComment(map, pair.key, map.items[at]?.key);
  }
  let last = -1;
  for (const name of names) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[at];
    if (pair) {
      pair.value = updated(document, pair.value, before[name], after[name]);
      last = at;
    } else {
      // A new field follows the field that it follows in the new value.
      last = last < 0 ? map.items.length : last + 1;
      map.items.splice(last, 0, document.createPair(name, newNode(document, after[name])));
    }
  }
  return map;
}

/** A comment above a removed field may also be about the fields below it. */
function keepComment(map: YAMLMap, gone: unknown, next: unknown): void {
  const above = isNode(gone) ? gone.commentBefore : undefined;
  if (!above) return;
  if (isNode(next)) next.commentBefore = [above, next.commentBefore].filter(Boolean).join('\n');
  else map.comment = [map.comment, above].filter(Boolean).join('\n');
}

/** Entries that stay or move keep their comments. */
function updateList(
  document: Document,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): YAMLSeq {
  const nodes = list.items;
  if (nodes.length === 0) list.flow = false;
  const earlier = matchEntries(before, after);
  list.items = after.map((entry, now) => {
    const at = earlier[now];
    return at === undefined
      ? newNode(document, entry)
      : updated(document, nodes[at], before[at], entry);
  });
  return list;
}
