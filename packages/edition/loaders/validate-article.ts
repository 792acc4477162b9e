// What the Markdown of an article may hold: text, headings, lists, pictures and good links; nothing that
// could run, and nothing that Astro would leave out without a word.
import { visit } from 'unist-util-visit';
import { email } from '#schemas/text.ts';
import { addressError } from '#schemas/web-address.ts';
import {
  type ArticleNode,
  imagesIn,
  nodeText,
  parseTree,
  validatePicture,
} from './article-tree.ts';
import type { ContentIssue } from './content-error.ts';
import type { PictureNames } from './pictures.ts';

const linkExpected = 'an https, mailto or site address';
const address = email('office@example.org');

/** Where a link may lead: an https or email address, a path of this site, a place on the page. */
function linkError(url: string): string | undefined {
  if (url.startsWith('https://')) return addressError(url);
  if (/^mailto:/.test(url)) {
    const [to = ''] = url.slice('mailto:'.length).split('?');
    return address.safeParse(to).success ? undefined : `${linkExpected}, mailto:office@example.org`;
  }
  return /^(\/(?!\/)|#)/.test(url) ? undefined : linkExpected;
}

/** The links to pages of this site, with their file and rows. */
export function siteLinks(body: string, rowsAbove: number, file: string) {
  const links: { readonly file: string; readonly row: number; readonly href: string }[] = [];
  visit(parseTree(body), (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/'))
      links.push({ file, row: (node.position?.start.line ?? 0) + rowsAbove, href: node.url });
  });
  return links;
}

const pictureExpected = 'the words and the name together: ![What is seen](board-meeting.jpg)';

type Table = Extract<ArticleNode, { type: 'table' }>;

/** Every issue of the text. `rowsAbove` is the number of lines of the file above it. */
export function validateArticle(
  body: string,
  rowsAbove: number,
  pictures: PictureNames,
): ContentIssue[] {
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
  return validateMarkdown(body, rowsAbove, pictures);
}

function validateMarkdown(body: string, rowsAbove: number, pictures: PictureNames): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const definitions = new Map<string, ContentIssue>();
  const referred = new Set<string>();

  visit(parseTree(body), (node) => {
    const row = (node.position?.start.line ?? 0) + rowsAbove;
    issues.push(...validateNode(node, pictures).map((issue) => ({ row, ...issue })));
    if (node.type === 'table') issues.push(...validateTable(node, rowsAbove));
    if (node.type === 'text') issues.push(...brokenPictures(node.value, row));
    if (node.type === 'linkReference' || node.type === 'imageReference')
      referred.add(node.identifier);
    if (node.type === 'definition') {
      const label = `[${node.label ?? node.identifier}]`;
      const expected = `a place in the text that says ${label}, and this line once; it would not be published`;
      const unused = { row, field: 'link', found: `${label}:`, expected };
      if (definitions.has(node.identifier)) issues.push(unused);
      else definitions.set(node.identifier, unused);
    }
  });
  const lost = [...definitions].filter(([identifier]) => !referred.has(identifier));
  return [...issues, ...lost.map(([, issue]) => issue)];
}

/** The issues of one part of a text. */
function validateNode(node: ArticleNode, pictures: PictureNames): Omit<ContentIssue, 'row'>[] {
  const issue = (field: string, found: unknown, expected: string) => [{ field, found, expected }];
  switch (node.type) {
    case 'html':
      return issue('text', node.value, 'Markdown without HTML');
    case 'image':
      return validatePicture(node, pictures);
    case 'imageReference':
      return issue('picture', node.alt, pictureExpected);
    case 'heading': {
      const expected = 'the picture in a paragraph of its own, not in a heading';
      const inHeading = imagesIn(node).flatMap(({ url }) => issue('picture', url, expected));
      if (node.depth > 1) return inHeading;
      const rank = '## before it: one # is for the title, which stands on the page already';
      return [...issue('heading', nodeText(node), rank), ...inHeading];
    }
    case 'link':
    case 'definition': {
      const expected = linkError(node.url);
      return expected ? issue('link', node.url, expected) : [];
    }
    case 'footnoteReference':
    case 'footnoteDefinition':
      return issue(
        'footnote',
        `[^${node.label ?? node.identifier}]`,
        'no footnote: say it in the text',
      );
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? issue('list', node.checked ? '[x]' : '[ ]', 'no box to tick: it would do nothing')
        : [];
    case 'code': {
      const expected = 'nothing behind the three marks: it would not be published';
      return node.lang ? issue('text', `${node.lang} ${node.meta ?? ''}`.trim(), expected) : [];
    }
    default:
      return [];
  }
}

/** A style for its columns, which the policy drops, and cells that no column takes. */
function validateTable({ align, children, position }: Table, rowsAbove: number): ContentIssue[] {
  const [head, ...rows] = children;
  const top = (position?.start.line ?? 0) + rowsAbove;
  const sides = align?.filter(Boolean) ?? [];
  const styled = {
    row: top + 1,
    field: 'table',
    found: sides.join(' '),
    expected: 'no colons under the head of a table: they would style it',
  };
  const lost = rows.flatMap((row) =>
    row.children.slice(head?.children.length).map((cell) => ({
      row: (cell.position?.start.line ?? 0) + rowsAbove,
      field: 'table',
      found: nodeText(cell),
      expected: 'no more cells in a row than the head of the table has: they would be left out',
    })),
  );
  return sides.length > 0 ? [styled, ...lost] : lost;
}

/** Pictures that were meant, and are no more than text: with a space in the name, or without one. */
const brokenPictures = (text: string, row: number): ContentIssue[] =>
  [...text.matchAll(/!\[.*/g)].map(({ 0: found, index }) => ({
    row: row + text.slice(0, index).split('\n').length - 1,
    field: 'picture',
    found,
    expected: `${pictureExpected}, without spaces in the name`,
  }));
