// What the Markdown of an article may hold: text, headings, lists, pictures and good links; nothing that
// could run, and nothing that Astro would leave out without a word.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { mail } from '#schemas/text.ts';
import { whyNoAddress } from '#schemas/web-address.ts';
import { faultsOfPicture } from './article-pictures.ts';
import type { Fault } from './content-error.ts';

const linkExpected = 'an https, mailto or site address';
const address = mail('office@example.org');

/** Where a link may lead: an https or mail address, a path of this site, a place on the page. */
function whyNoLink(url: string): string | undefined {
  if (url.startsWith('https://')) return whyNoAddress(url);
  if (/^mailto:/.test(url)) {
    const [to = ''] = url.slice('mailto:'.length).split('?');
    return address.safeParse(to).success ? undefined : `${linkExpected}, mailto:office@example.org`;
  }
  return /^(\/(?!\/)|#)/.test(url) ? undefined : linkExpected;
}

const pictureExpected = 'the words and the name together: ![What is seen](board-meeting.jpg)';

/** What Astro makes more of than the Markdown that is checked here. */
const moreThanText = [
  { field: 'link', sign: /(?<![\w/.])(?:http:\/\/|www\.)\S*/gi, expected: linkExpected },
  { field: 'picture', sign: /!\[.*/g, expected: `${pictureExpected}, without spaces in the name` },
  { field: 'footnote', sign: /\[\^[^\]\s]+\]/g, expected: 'no footnote: say it in the text' },
  {
    field: 'table',
    sign: /^(?=.*:)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gm,
    expected: 'no colons under the head of a table: they would style it',
  },
];

/** Every fault of the text. `rowsAbove` is the number of lines of the file above it. */
export function faultsOfArticle(body: string, rowsAbove: number): Fault[] {
  if (body.trim() === '') {
    const expected = 'the text of the article below the second line of ---';
    return [{ row: rowsAbove, field: 'text', found: undefined, expected }];
  }
  const [, above = '', line] = /^(\s*)((?:---|\+\+\+).*)/.exec(body) ?? [];
  if (line !== undefined) {
    const row = rowsAbove + above.split('\n').length;
    const expected = 'the first words; what follows such a line would not be published';
    return [{ row, field: 'text', found: line, expected }];
  }
  return faultsOfMarkdown(body, rowsAbove);
}

function faultsOfMarkdown(body: string, rowsAbove: number): Fault[] {
  const faults: Fault[] = [];
  const definitions = new Map<string, Fault>();
  const referred = new Set<string>();
  const tree = fromMarkdown(body);

  visit(tree, (node, _index, parent) => {
    const row = (node.position?.start.line ?? 0) + rowsAbove;
    const { type } = node;
    if (type === 'html')
      faults.push({ row, field: 'text', found: node.value, expected: 'Markdown without HTML' });
    if (type === 'image') faults.push(...faultsOfPicture(node).map((fault) => ({ row, ...fault })));
    if (type === 'imageReference')
      faults.push({ row, field: 'picture', found: node.alt, expected: pictureExpected });
    if (type === 'heading')
      visit(node, 'image', ({ url }) => {
        const expected = 'the picture in a paragraph of its own, not in a heading';
        faults.push({ row, field: 'picture', found: url, expected });
      });
    if (type === 'link' || type === 'definition') {
      const expected = whyNoLink(node.url);
      if (expected) faults.push({ row, field: 'link', found: node.url, expected });
    }
    if (type === 'linkReference' || type === 'imageReference') referred.add(node.identifier);
    if (type === 'text' && parent?.type !== 'link' && parent?.type !== 'linkReference')
      faults.push(...faultsOfMore(node.value, row));
    if (type === 'code' && node.lang) {
      const expected = 'nothing behind the three marks: it would not be published';
      faults.push({
        row,
        field: 'text',
        found: `${node.lang} ${node.meta ?? ''}`.trim(),
        expected,
      });
    }
    if (type === 'definition') {
      const label = `[${node.label ?? node.identifier}]`;
      faults.push(...faultsOfMore(label, row));
      const expected = `a place in the text that says ${label}, and this line once; it would not be published`;
      const unused = { row, field: 'link', found: `${label}:`, expected };
      if (definitions.has(node.identifier)) faults.push(unused);
      else definitions.set(node.identifier, unused);
    }
  });
  const lost = [...definitions].filter(([identifier]) => !referred.has(identifier));
  return [...faults, ...lost.map(([, fault]) => fault)];
}

function faultsOfMore(text: string, row: number): Fault[] {
  return moreThanText.flatMap(({ field, sign, expected }) =>
    [...text.matchAll(sign)].map((match) => {
      const rowsBefore = text.slice(0, match.index).split('\n').length - 1;
      return { row: row + rowsBefore, field, found: match[0], expected };
    }),
  );
}
