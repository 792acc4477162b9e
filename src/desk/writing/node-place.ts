// Where a part of a YAML file stands in its text.
import type { Node } from 'yaml';
import { lineStart } from './text-edit.ts';

/** A text that cannot be changed field by field, for it is written in a way nobody foresaw. */
export class Unforeseen extends Error {
  override readonly name = 'Unforeseen';
}

/** From its first sign to behind its last one. */
export function rangeOf(node: Node): readonly [start: number, end: number] {
  if (!node.range) throw new Unforeseen('a node without a place');
  return [node.range[0], node.range[1]];
}

/** How far a place is from the beginning of its line. */
export const column = (text: string, at: number) => at - lineStart(text, at);
