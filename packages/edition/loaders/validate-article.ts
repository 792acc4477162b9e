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
  const [, to = ''] = /^mailto:([^?]*)/.exec(url) ?? [];
  if (address.safeParse(to).success) return;
  const error = url.startsWith('https://')
    ? addressError(url)
    : reasonAndHint(
        `${shownValue(url)} isn't an address that works here.`,
        'Use https://www.example.org/, mailto:office@example.org, or a path such as /membership.',
      );
  if (error) context.addIssue(error);
});

/** The links to pages of this site, with their file and lines. */
export function siteLinks(body: string, linesAbove: number, file: string) {
  const links: { readonly file: string; readonly line: number; readonly href: string }[] = [];
  visit(parseTree(body), 'link', ({ url, position }) => {
    if (url.startsWith('/'))
      links.push({ file, line: (position?.start.line ?? 0) + linesAbove, href: url });
  });
  return links;
}

/** Every issue of the text. `linesAbove` is the number of lines above it in the file. */
export function validateArticle(
  body: string,
  linesAbove: number,
  pictures: PictureNames,
): ContentIssue[] {
  const issue = (line: number, reason: string, hint: string) => [
    { line, field: 'text', reason, hint },
  ];
  if (body.trim() === '')
    return issue(
      linesAbove,
      'The article has no text.',
      'Write the article below the second line of ---.',
    );
  const [, above = '', start] = /^(\s*)((?:---|\+\+\+).*)/.exec(body) ?? [];
  if (start !== undefined)
    return issue(
      linesAbove + above.split('\n').length,
      `The text starts with ${shownValue(start)}, so part of it would be left out.`,
      'Remove this line.',
    );
  const issues: ContentIssue[] = [];
  visit(parseTree(body), (node) => {
    const line = (node.position?.start.line ?? 0) + linesAbove;
    issues.push(...nodeIssues(node, pictures).map((each) => ({ ...each, line })));
  });
  return issues;
}

const pictureHint = 'Write it like this: ![What the picture shows](board-meeting.jpg).';

/** The issues of one part of a text. */
function nodeIssues(node: ArticleNode, pictures: PictureNames): ContentIssue[] {
  const issue = (field: string, reason: string, hint: string) => [{ field, reason, hint }];
  switch (node.type) {
    case 'html':
      return issue('text', `${shownValue(node.value)} is HTML.`, 'Use Markdown without HTML.');
    case 'image':
      return validatePicture(node, pictures);
    case 'imageReference':
      return issue('picture', `${shownValue(node.alt)} has no file name.`, pictureHint);
    case 'text': {
      // Markdown reads a picture as text when its name is missing or has a space.
      const [broken] = /!\[.*/.exec(node.value) ?? [];
      const hint = `${pictureHint} The name has no spaces.`;
      return broken ? issue('picture', `${shownValue(broken)} isn't a picture.`, hint) : [];
    }
    case 'heading': {
      const reason = `${shownValue(nodeText(node))} has one #, which is for the title.`;
      const inHeading = imagesIn(node).flatMap(({ url }) => {
        const happened = `The picture ${shownValue(url)} is in a heading.`;
        return issue('picture', happened, 'Move it to its own paragraph.');
      });
      return node.depth > 1
        ? inHeading
        : [...issue('heading', reason, 'Write ## before it.'), ...inHeading];
    }
    case 'link': {
      const { error } = articleLink.safeParse(node.url);
      return error ? schemaIssues(error, node.url, () => ({ field: 'link' })) : [];
    }
    case 'definition': {
      const reason = `[${node.label ?? node.identifier}] has its address apart from the text.`;
      return issue('link', reason, 'Write the address behind the words: [words](https://...).');
    }
    case 'footnoteReference':
    case 'footnoteDefinition': {
      const note = `[^${node.label ?? node.identifier}]`;
      const reason = `${note} is a footnote, which the site doesn't show.`;
      return issue('footnote', reason, 'Say it in the text.');
    }
    case 'listItem': {
      const isTask = typeof node.checked === 'boolean';
      const hint = 'Remove the [ ] or [x].';
      return isTask ? issue('list', 'This list entry has a checkbox.', hint) : [];
    }
    case 'code': {
      const written = shownValue(`${node.lang} ${node.meta ?? ''}`.trim());
      const reason = `${written} comes after the opening quotes of the code.`;
      return node.lang ? issue('text', reason, 'Remove it. It would not be shown.') : [];
    }
    case 'table': {
      // The security policy drops the alignment of columns.
      const isStyled = node.align?.some(Boolean);
      const columns = node.children[0]?.children.length ?? 0;
      const lost = node.children.flatMap((row) => row.children.slice(columns));
      const [cell] = lost.map((each) => `The cell ${shownValue(nodeText(each))} has no column.`);
      return [
        ...(isStyled
          ? issue(
              'table',
              'The line under the header of this table has colons.',
              'Write it with dashes only.',
            )
          : []),
        ...(cell ? issue('table', cell, 'Add a column to the header, or remove the cell.') : []),
      ];
    }
    default:
      return [];
  }
}
