// The Markdown that an article may have: text, headings, lists, pictures and valid links. Nothing in it may
// run, and nothing that Astro would silently leave out is accepted.
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { reasonAndHint, shownValue } from '#schemas/issue-message.ts';
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
import { schemaIssues } from './schema-issues.ts';

const address = email('office@example.org');

/** Accepts an https or email address, a path of this site, or a heading of the page. */
const articleLink = z.string().superRefine((url, context) => {
  if (/^(\/(?!\/)|#)/.test(url)) return;
  if (url.startsWith('https://')) {
    const error = addressError(url);
    if (error) context.addIssue(error);
    return;
  }
  const [, to = ''] = /^mailto:([^?]*)/.exec(url) ?? [];
  if (address.safeParse(to).success) return;
  context.addIssue(
    reasonAndHint(
      `${shownValue(url)} isn't an address that works here.`,
      'Use https://www.example.org/, mailto:office@example.org, or a path such as /membership.',
    ),
  );
});

/** The links to pages of this site, with their file and lines. */
export function siteLinks(body: string, linesAbove: number, file: string) {
  const links: { readonly file: string; readonly line: number; readonly href: string }[] = [];
  visit(parseTree(body), (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/'))
      links.push({ file, line: (node.position?.start.line ?? 0) + linesAbove, href: node.url });
  });
  return links;
}

const pictureHint = 'Write it like this: ![What the picture shows](board-meeting.jpg).';

type Table = Extract<ArticleNode, { type: 'table' }>;

/** Every issue of the text. `linesAbove` is the number of lines above it in the file. */
export function validateArticle(
  body: string,
  linesAbove: number,
  pictures: PictureNames,
): ContentIssue[] {
  if (body.trim() === '') {
    const hint = 'Write the article below the second line of ---.';
    return [{ line: linesAbove, field: 'text', reason: 'The article has no text.', hint }];
  }
  const [, above = '', start] = /^(\s*)((?:---|\+\+\+).*)/.exec(body) ?? [];
  if (start !== undefined) {
    const line = linesAbove + above.split('\n').length;
    const reason = `The text starts with ${shownValue(start)}, so part of it would be left out.`;
    return [{ line, field: 'text', reason, hint: 'Remove this line.' }];
  }
  return validateMarkdown(body, linesAbove, pictures);
}

function validateMarkdown(
  body: string,
  linesAbove: number,
  pictures: PictureNames,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const definitions = new Map<string, ContentIssue>();
  const referred = new Set<string>();

  visit(parseTree(body), (node) => {
    const line = (node.position?.start.line ?? 0) + linesAbove;
    issues.push(...validateNode(node, pictures).map((issue) => ({ line, ...issue })));
    if (node.type === 'table') issues.push(...validateTable(node, linesAbove));
    if (node.type === 'text') issues.push(...brokenPictures(node.value, line));
    if (node.type === 'linkReference' || node.type === 'imageReference')
      referred.add(node.identifier);
    if (node.type === 'definition') {
      const label = `[${node.label ?? node.identifier}]`;
      const reason = `The text doesn't use ${label}, or another line defines it, too.`;
      const hint = `Write ${label} in the text, or remove this line.`;
      const unused = { line, field: 'link', reason, hint };
      if (definitions.has(node.identifier)) issues.push(unused);
      else definitions.set(node.identifier, unused);
    }
  });
  const lost = [...definitions].filter(([identifier]) => !referred.has(identifier));
  return [...issues, ...lost.map(([, issue]) => issue)];
}

/** The issues of one part of a text. */
function validateNode(node: ArticleNode, pictures: PictureNames): ContentIssue[] {
  const issue = (field: string, reason: string, hint: string) => [{ field, reason, hint }];
  switch (node.type) {
    case 'html':
      return issue('text', `${shownValue(node.value)} is HTML.`, 'Use Markdown without HTML.');
    case 'image':
      return validatePicture(node, pictures);
    case 'imageReference':
      return issue('picture', `${shownValue(node.alt)} has no file name.`, pictureHint);
    case 'heading': {
      const inHeading = imagesIn(node).flatMap(({ url }) =>
        issue(
          'picture',
          `The picture ${shownValue(url)} is in a heading.`,
          'Move it to its own paragraph.',
        ),
      );
      if (node.depth > 1) return inHeading;
      const reason = `${shownValue(nodeText(node))} has one #, which is for the title.`;
      return [...issue('heading', reason, 'Write ## before it.'), ...inHeading];
    }
    case 'link':
    case 'definition': {
      const { error } = articleLink.safeParse(node.url);
      return error ? schemaIssues(error, node.url, () => ({ field: 'link' })) : [];
    }
    case 'footnoteReference':
    case 'footnoteDefinition':
      return issue(
        'footnote',
        `[^${node.label ?? node.identifier}] is a footnote, which the site doesn't show.`,
        'Say it in the text.',
      );
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? issue('list', 'This list entry has a checkbox.', 'Remove the [ ] or [x].')
        : [];
    case 'code': {
      const written = shownValue(`${node.lang} ${node.meta ?? ''}`.trim());
      const reason = `${written} comes after the opening quotes of the code.`;
      return node.lang ? issue('text', reason, 'Remove it. It would not be shown.') : [];
    }
    default:
      return [];
  }
}

/** Issues of column alignment, which the security policy drops, and of cells beyond the last column. */
function validateTable({ align, children, position }: Table, linesAbove: number): ContentIssue[] {
  const [head, ...rows] = children;
  const top = (position?.start.line ?? 0) + linesAbove;
  const sides = align?.filter(Boolean) ?? [];
  const styled = {
    line: top + 1,
    field: 'table',
    reason: 'The line under the header of this table has colons.',
    hint: 'Write it with dashes only.',
  };
  const lost = rows.flatMap((row) =>
    row.children.slice(head?.children.length).map((cell) => ({
      line: (cell.position?.start.line ?? 0) + linesAbove,
      field: 'table',
      reason: `The cell ${shownValue(nodeText(cell))} has no column.`,
      hint: 'Add a column to the header, or remove the cell.',
    })),
  );
  return sides.length > 0 ? [styled, ...lost] : lost;
}

/** Pictures that Markdown reads as text, because the name is missing or has a space. */
const brokenPictures = (text: string, line: number): ContentIssue[] =>
  [...text.matchAll(/!\[.*/g)].map(({ 0: written, index }) => ({
    line: line + text.slice(0, index).split('\n').length - 1,
    field: 'picture',
    reason: `${shownValue(written)} isn't a picture.`,
    hint: `${pictureHint} The name has no spaces.`,
  }));
