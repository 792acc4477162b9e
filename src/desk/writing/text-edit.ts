// Places of a text that get other words. All else of it stays as it is, to the byte.

export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The text from `start` to `end` with the edits that lie in it; they do not overlap. */
export function edited(
  text: string,
  edits: readonly Edit[],
  start = 0,
  end: number = text.length,
): string {
  let [result, at] = ['', start];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.end > end) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

/** Where the line begins that a place of the text is in. */
export const lineStart = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;

/** Where the next line begins; at the beginning of a line, that line. */
export function lineEnd(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
