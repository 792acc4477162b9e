// The last look at an article before it is published: at the HTML itself, whatever made it.
import { ContentError } from './content-error.ts';

const couldRun = [
  /<\/?(script|style|iframe|object|embed|form|input|button|link|meta|base|svg|math)\b[^>]*>?/i,
  /<[^>]*\s(on[a-z]+|style|srcdoc|formaction)\s*=[^>]*>?/i,
  /<[^>]*\s(href|src)\s*=(?!\s*["'](?:https:|mailto:|\/|#))[^>]*>?/i,
];

/** @throws ContentError when the HTML holds anything that could run, load or style. */
export function refuseRendered(file: string, html: string): void {
  for (const sign of couldRun) {
    const [found] = sign.exec(html) ?? [];
    if (found === undefined) continue;
    throw new ContentError(file, [
      { field: 'text', found, expected: 'text, headings, lists and https links only' },
    ]);
  }
}
