// The last look at an article before it is published: at the HTML itself, whatever made it.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { ContentError, inWords } from './content-error.ts';

/** A picture of ours, and nothing but that. */
const picture = /<img src="\/(?:art|pictures)\/[\w-]+\.\w+" alt="[^"]*" ?\/?>/g;

const couldRun = [
  /<\/?(script|style|iframe|object|embed|form|input|button|link|meta|base|svg|math)\b[^>]*>?/i,
  /<(img|image|picture|source|video|audio|track)\b[^>]*>?/i,
  /<[^>]*\s(on[a-z]+|style|srcdoc|formaction)\s*=[^>]*>?/i,
  /<[^>]*\s(href|src)\s*=(?!\s*["'](?:https:|mailto:|\/|#))[^>]*>?/i,
];

/** @throws ContentError when the HTML holds anything that could run, load or style. */
export function refuseRendered(file: string, html: string): void {
  const besides = html.replaceAll(picture, ' ');
  for (const sign of couldRun) {
    const [found] = sign.exec(besides) ?? [];
    if (found === undefined) continue;
    throw new ContentError(file, [
      {
        field: 'text',
        found,
        expected: 'text, headings, lists, https links and pictures of pictures/ only',
      },
    ]);
  }
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * @throws ContentError when a word of the Markdown is not in the HTML, such as one in a cell of a
 *   table that has no such column.
 */
export function refuseLostWords(file: string, markdown: string, html: string): void {
  // A tag may stand between two words, or inside one.
  const published = new Set(
    ['', ' '].flatMap((between) => wordsOf(html.replaceAll(/<[^>]*>/g, between))),
  );
  const read: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      read.push(...wordsOf(node.value));
  });
  const lost = read.filter((word) => !published.has(word));
  if (lost.length === 0) return;
  const found = inWords(`${JSON.stringify(lost.slice(0, 8).join(' '))}, which would be left out`);
  throw new ContentError(file, [
    {
      field: 'text',
      found,
      expected: 'text that is published; look at the tables and links there',
    },
  ]);
}
