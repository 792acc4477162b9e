// The lines of a list whose entries came, went or moved.
import type { Node } from 'yaml';
import { rangeOf, Unforeseen } from './node-place.ts';
import { type Edit, edited, lineEnd, lineStart } from './text-edit.ts';
import { yamlEntry } from './yaml-text.ts';

/** The lines of a list with entries that came, went or moved; those that stay take their notes along. */
export function rearranged(
  text: string,
  nodes: readonly Node[],
  after: readonly unknown[],
  places: readonly (number | undefined)[],
  inner: (at: number, now: number) => Edit[],
): Edit {
  const starts = nodes.map((node, at) => {
    const start = lineStart(text, rangeOf(node)[0]);
    if (!/^ *- +$/.test(text.slice(start, rangeOf(node)[0]))) throw new Unforeseen('no dash');
    return at === 0 ? start : withNotes(text, start);
  });
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) throw new Unforeseen('a list without entries');
  const end = lineEnd(text, rangeOf(last)[1]);
  const [dash] = [lineStart(text, rangeOf(first)[0])];
  const indent = text.indexOf('-', dash) - dash;
  const chunks = after.map((entry, now) => {
    const at = places[now];
    const start = at === undefined ? undefined : starts[at];
    if (at === undefined || start === undefined)
      return ' '.repeat(indent) + yamlEntry(entry, { indent });
    const chunk = edited(text, inner(at, now), start, starts[at + 1] ?? end);
    return chunk.endsWith('\n') ? chunk : `${chunk}\n`;
  });
  return { start: starts[0] ?? dash, end, text: chunks.join('') };
}

/** The notes right above an entry are about it. */
function withNotes(text: string, start: number): number {
  const above = lineStart(text, Math.max(0, start - 1));
  return start > 0 && /^ *#/.test(text.slice(above, start)) ? withNotes(text, above) : start;
}
