// The Markdown that an article may have: text, headings, lists, tables, pictures and valid links. Nothing in it may
// run, and nothing that Astro would silently leave out is accepted. Astro renders with the same parser.
import { type MdastNode, markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { shownValue } from '#schemas/issue-message.ts';
import { email } from '#schemas/text.ts';
import { webAddress } from '#schemas/web-address.ts';
import type { ContentIssue } from './content-error.ts';
import { type Choices, unknownChoice } from './cross-checks.ts';

/** How we read Markdown. The front matter is no longer above the text, so a line of --- there is a line. */
export const markdownFeatures = { smartPunctuation: true, frontmatter: false } as const;

const parseTree = (markdown: string) => markdownToMdast(markdown, { features: markdownFeatures });

/** The names of the pictures in a validated text. */
export function pictureReferences(markdown: string): string[] {
  const names: string[] = [];
  visit(parseTree(markdown), 'image', ({ url }) => {
    names.push(url);
  });
  return names;
}

const supported = new Set<MdastNode['type']>([
  ...(['root', 'paragraph', 'blockquote', 'list', 'tableRow', 'tableCell', 'break'] as const),
  ...(['thematicBreak', 'strong', 'emphasis', 'delete', 'inlineCode', 'link', 'image'] as const),
]);

/** Whether the site would not show a part of the text, or not as it is meant. */
function isUnsupported(node: MdastNode): boolean {
  switch (node.type) {
    // One # is for the title.
    case 'heading':
      return node.depth === 1;
    case 'listItem':
      return typeof node.checked === 'boolean';
    case 'code':
      return !!node.lang;
    case 'table':
      return node.children.some(
        (row) => row.children.length > (node.children[0]?.children.length ?? 0),
      );
    // Markdown reads a picture as text when its name is missing or has a space.
    case 'text':
      return node.value.includes('![');
    default:
      return !supported.has(node.type);
  }
}

const unsupportedHint =
  'Use text, ## headings, lists, tables, [links](https://www.example.org/) and pictures like this: ![What it shows](board-meeting.jpg). HTML, notes and names with spaces do not work.';

const address = email('office@example.org');

/** An https or email address, a path of this site, or a heading of the page. */
const isLink = (url: string) =>
  /^(\/(?!\/)|#)/.test(url) ||
  address.safeParse(/^mailto:([^?]*)/.exec(url)?.[1]).success ||
  webAddress.safeParse(url).success;

/** The issue of one part of a text. */
function nodeIssue(node: MdastNode, source: string, choices: Choices) {
  if (isUnsupported(node)) {
    const [line] = source.trim().split('\n');
    const reason = `${shownValue(line)} can't be in an article.`;
    return { field: 'text', reason, hint: unsupportedHint };
  }
  if (node.type === 'link' && !isLink(node.url)) {
    const reason = `${shownValue(node.url)} isn't an address that works here.`;
    const hint =
      'Use https://www.example.org/, mailto:office@example.org, or a path such as /membership.';
    return { field: 'link', reason, hint };
  }
  const dead = node.type === 'link' && unknownChoice(node.url, 'articles', choices);
  if (dead) return { field: 'link', ...dead };
  if (node.type !== 'image') return undefined;
  const missing = unknownChoice(node.url, 'pictures', choices);
  if (missing) return { field: 'picture', ...missing };
  if (node.alt?.trim()) return undefined;
  const reason = `The picture ${shownValue(node.url)} has no description.`;
  return { field: 'picture', reason, hint: 'Say in the brackets what it shows.' };
}

/** Every issue of the text. `linesAbove` is the number of lines above it in the file. */
export function validateArticle(
  body: string,
  linesAbove: number,
  choices: Choices,
): ContentIssue[] {
  if (body.trim() === '') {
    const hint = 'Write the article below the second line of ---.';
    return [{ line: linesAbove, field: 'text', reason: 'The article has no text.', hint }];
  }
  const issues: ContentIssue[] = [];
  visit(parseTree(body), (node) => {
    const { start, end } = node.position ?? {};
    const issue = nodeIssue(node, body.slice(start?.offset, end?.offset), choices);
    if (issue) issues.push({ ...issue, line: (start?.line ?? 0) + linesAbove });
  });
  return issues;
}
