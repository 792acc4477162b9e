// Reads content/posts: front matter through its schema, Markdown without anything that could run.
import { existsSync, globSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { type Post, postSchema } from '#schemas/post.ts';
import { ContentError, type Fault } from './content-error.ts';
import { parseYaml, readText } from './read-yaml.ts';

export type PostFile = { readonly post: Post; readonly body: string };

/** Words a reader takes in within a minute (M. Brysbaert, 2019: 238 for English non-fiction). */
const wordsPerMinute = 238;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Where a link may lead: an https or mail address, a path of this site, a place on the page. */
const goodAddress = /^(https:\/\/|mailto:|\/(?!\/)|#)/;
const linkExpected = 'an https, mailto or site address';

/** What the press makes more of than the Markdown that is checked here. */
const moreThanText = [
  {
    field: 'link',
    sign: /(?<![\w/.])(?:http:\/\/|www\.)\S*/i,
    expected: linkExpected,
  },
  { field: 'footnote', sign: /\[\^[^\]\s]+\]/, expected: 'no footnote: say it in the text' },
  {
    field: 'table',
    sign: /^(?=.*:)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m,
    expected: 'no colons under the head of a table: they would style it',
  },
];

/**
 * The articles, newest first.
 * @throws ContentError for a fault in the front matter, an id used twice, a missing picture, or
 *   Markdown that holds HTML, a picture, or a link that is no https, mailto or site address.
 */
export function readPosts(folder = 'content/posts'): readonly PostFile[] {
  const fileOfId = new Map<number, string>();
  const files = globSync(`${folder}/*.md`).sort();
  const posts = files.map((file) => {
    const found = readPost(file);
    const earlier = fileOfId.get(found.post.id);
    if (earlier)
      refuse(file, {
        field: 'id',
        found: found.post.id,
        expected: `an id of its own; ${earlier} has it`,
      });
    fileOfId.set(found.post.id, file);
    return found;
  });
  return posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
}

function readPost(file: string): PostFile {
  const text = readText(file);
  const [, head, body = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined)
    refuse(file, {
      field: '',
      found: undefined,
      expected: 'front matter between two lines of ---',
    });
  // With the line of --- above it, so that rows are those of the file.
  const post = parseYaml(file, `\n${head}`, postSchema);
  if (!existsSync(`public/art/${post.image}`))
    refuse(file, {
      field: 'image',
      found: post.image,
      expected: 'a drawing that is in public/art',
    });
  const rowsAbove = text.slice(0, text.length - body.length).split('\n').length - 1;
  refuseWhatCouldRun(file, body, rowsAbove);
  const words = body.split(/\s+/).filter(Boolean).length;
  return { post: { ...post, readTime: `${Math.ceil(words / wordsPerMinute)} min read` }, body };
}

function refuseWhatCouldRun(file: string, body: string, rowsAbove: number): void {
  visit(fromMarkdown(body), (node, _index, parent) => {
    const row = node.position && node.position.start.line + rowsAbove;
    const { type } = node;
    if (type === 'html')
      refuse(file, { row, field: 'text', found: node.value, expected: 'Markdown without HTML' });
    if (type === 'image' || type === 'imageReference') {
      const found = type === 'image' ? node.url : node.alt;
      refuse(file, { row, field: 'picture', found, expected: 'no picture inside the text' });
    }
    if ((type === 'link' || type === 'definition') && !goodAddress.test(node.url))
      refuse(file, { row, field: 'link', found: node.url, expected: linkExpected });
    if (type === 'text' && parent?.type !== 'link' && parent?.type !== 'linkReference')
      refuseMoreThanText(file, node.value, row);
    if (type === 'definition' && node.label) refuseMoreThanText(file, `[${node.label}]`, row);
  });
}

function refuseMoreThanText(file: string, text: string, row = 0): void {
  for (const { field, sign, expected } of moreThanText) {
    const match = sign.exec(text);
    if (!match) continue;
    const rowsBefore = text.slice(0, match.index).split('\n').length - 1;
    refuse(file, { row: row + rowsBefore, field, found: match[0], expected });
  }
}

function refuse(file: string, fault: Fault): never {
  throw new ContentError(file, [fault]);
}
