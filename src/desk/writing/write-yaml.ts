// The text of a YAML file with another value in it: what did not change stays as it is, to the byte.
import { isDeepStrictEqual } from 'node:util';
import { Document, isNode, parseDocument } from 'yaml';
import { Unforeseen } from './node-place.ts';
import { edited } from './text-edit.ts';
import { editsOf } from './yaml-edits.ts';
import { yamlField } from './yaml-text.ts';

const readable = (text: string) => parseDocument(text, { uniqueKeys: false, logLevel: 'error' });

/** The value of a text as it is written: references such as {dues} stay what they are. */
export const yamlOf = (text: string): unknown => readable(text).toJS();

/** The text of a file that is new, field by field. */
export const newYaml = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => yamlField(name, value, { indent: 0 }))
    .join('');

/** The notes at the top, which stay even where nothing else can. */
const notesAbove = (text: string) => /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(text)?.[0] ?? '';

/** The text with this value. */
export function withValue(text: string, value: unknown): string {
  const document = readable(text);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, value)) return text;
  const changed = fieldByField(text, document.contents, before, value);
  if (changed !== undefined && isDeepStrictEqual(yamlOf(changed), value)) return changed;
  // Written in a way that nobody foresaw: the value counts more than how it looks.
  return `${notesAbove(text)}${new Document(value, { aliasDuplicateObjects: false }).toString()}`;
}

function fieldByField(text: string, node: unknown, before: unknown, value: unknown) {
  if (!isNode(node)) return undefined;
  try {
    return edited(text, editsOf(text, node, before, value, 0));
  } catch (error) {
    if (error instanceof Unforeseen) return undefined;
    throw error;
  }
}
