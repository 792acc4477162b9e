// Changes to the text of a page by the places of its elements.
import { DomUtils, type parseDocument } from 'htmlparser2';

type Part = { readonly startIndex: number | null; readonly endIndex: number | null };

/** Replaces parts of a page from the last to the first, so that the places of the others stay right. */
export const replaceParts = (html: string, changes: readonly (readonly [Part, string])[]) =>
  changes
    .map(([{ startIndex, endIndex }, text]) => ({ from: startIndex ?? 0, to: endIndex ?? 0, text }))
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to + 1), html);

export type Document = ReturnType<typeof parseDocument>;

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export const textOf = (element: Element) => DomUtils.textContent(element);
