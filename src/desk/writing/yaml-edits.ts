// What has to change in the text of a YAML file so that it holds another value: only the lines of the
// fields that differ. Notes, order and quotation marks of all else stay.
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fields, isFields } from '#desk/fields.ts';
import { rearranged } from './list-lines.ts';
import { placesBefore } from './list-order.ts';
import { column, rangeOf, Unforeseen } from './node-place.ts';
import { type Edit, lineEnd, lineStart } from './text-edit.ts';
import { yamlEntry, yamlField, yamlValue } from './yaml-text.ts';

/** The node's own words for another value. */
function replaced(text: string, node: Node, value: unknown, indent: number, inFlow: boolean): Edit {
  const [start, end] = rangeOf(node);
  const source = text.slice(start, end);
  const flow = inFlow || /^[[{]/.test(source);
  const wasText = isScalar(node) && typeof node.value === 'string';
  const type = wasText && node.type !== 'PLAIN' ? node.type : undefined;
  const [tail = ''] = /\n*$/.exec(source) ?? [];
  const written = yamlValue(value, { indent, type, flow, padded: /^[[{] /.test(source) });
  return { start, end, text: written + tail };
}

/** The edits that make the value of a node another one. `indent` is that of the field it belongs to. */
export function editsOf(
  text: string,
  node: Node,
  before: unknown,
  after: unknown,
  indent: number,
  inFlow = false,
): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isMap(node) && isFields(before) && isFields(after))
    return editsOfMap(text, node, before, after, inFlow);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return editsOfList(text, node, before, after, indent, inFlow);
  return [replaced(text, node, after, indent, inFlow)];
}

type Entry = { readonly name: string; readonly key: Node; readonly value: Node | null };

function entryOf({ key, value }: Pair): Entry {
  if (!isScalar(key) || !isNode(key)) throw new Unforeseen('a field without a name');
  return { name: String(key.value), key, value: isNode(value) ? value : null };
}

function editsOfMap(text: string, map: YAMLMap, before: Fields, after: Fields, inFlow: boolean) {
  const entries = map.items.map(entryOf);
  const [start] = rangeOf(map);
  const indent = column(text, start);
  const flow = inFlow || map.flow === true;
  const names = Object.keys(after).filter((name) => after[name] !== undefined);
  const same = entries.length === names.length && entries.every(({ name }) => names.includes(name));
  if (flow && !same) return [replaced(text, map, after, indent, inFlow)];
  const endOf = ({ key, value }: Entry) => lineEnd(text, rangeOf(value ?? key)[1]);
  const edits = entries.flatMap((entry, at): Edit[] => {
    const { name, key, value } = entry;
    if (!names.includes(name)) {
      // The first field of an entry stands behind its dash.
      if (at === 0) throw new Unforeseen('a first field that goes');
      return [{ start: lineStart(text, rangeOf(key)[0]), end: endOf(entry), text: '' }];
    }
    if (isDeepStrictEqual(before[name], after[name])) return [];
    const none = Array.isArray(after[name]) && Object.keys(after[name]).length === 0;
    if (!value || none) {
      const field = yamlField(name, after[name], { indent });
      return [{ start: rangeOf(key)[0], end: endOf(entry), text: field }];
    }
    return editsOf(text, value, before[name], after[name], indent, flow);
  });
  const added = names.filter((name) => !entries.some((entry) => entry.name === name));
  return [...edits, ...added.map((name) => insertion(name))];

  /** A field that is new comes behind the one that it follows in the new value. */
  function insertion(name: string): Edit {
    const earlier = names.slice(0, names.indexOf(name)).reverse();
    const known = (own: string) => entries.find((entry) => entry.name === own);
    const last = earlier.map(known).find((entry) => entry !== undefined) ?? entries.at(-1);
    if (!last) throw new Unforeseen('no field to stand behind');
    const at = endOf(last);
    const own = ' '.repeat(indent) + yamlField(name, after[name], { indent });
    return { start: at, end: at, text: text[at - 1] === '\n' ? own : `\n${own}` };
  }
}

function editsOfList(
  text: string,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
  indent: number,
  inFlow: boolean,
): Edit[] {
  const nodes = list.items.filter(isNode);
  const places = placesBefore(before, after);
  const inPlace = before.length === after.length && places.every((place, at) => place === at);
  const flow = inFlow || list.flow === true;
  const inner = (at: number, now: number) => {
    const node = nodes[at];
    if (!node) throw new Unforeseen('an entry without a node');
    const own = column(text, rangeOf(node)[0]);
    return editsOf(text, node, before[at], after[now], isMap(node) ? own : own - 2, flow);
  };
  if (list.flow && !inPlace) {
    if (before.length > 0) return [replaced(text, list, after, indent, inFlow)];
    // A list that was empty, `[]`, gets its entries below it.
    const [start, end] = rangeOf(list);
    const root = column(text, start) === 0;
    const entries = after.map((entry) => yamlEntry(entry, { indent: root ? 0 : indent + 2 }));
    const lead = root ? '' : `\n${' '.repeat(indent + 2)}`;
    const body = entries.join(' '.repeat(root ? 0 : indent + 2)).replace(/\n$/, '');
    const behindColon = /(?<=:) +$/.exec(text.slice(0, start))?.[0].length ?? 0;
    return [{ start: start - behindColon, end, text: lead + body }];
  }
  if (list.flow || inPlace) return places.flatMap((place, now) => inner(place ?? now, now));
  return [rearranged(text, nodes, after, places, inner)];
}
