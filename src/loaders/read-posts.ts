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
/** What the press makes a link of by itself, and no encrypted one. */
const bareAddress = /(?<![\w/.])(?:http:\/\/|www\.)\S*/i;

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
    const refuseLink = (found: string) =>
      refuse(file, { row, field: 'link', found, expected: 'an https, mailto or site address' });

    if (node.type === 'html')
      refuse(file, { row, field: 'text', found: node.value, expected: 'Markdown without HTML' });
    if ((node.type === 'link' || node.type === 'definition') && !goodAddress.test(node.url))
      refuseLink(node.url);
    if (node.type === 'text' && parent?.type !== 'link' && parent?.type !== 'linkReference') {
      const [bare] = bareAddress.exec(node.value) ?? [];
      if (bare) refuseLink(bare);
    }
    if (node.type === 'image' || node.type === 'imageReference')
      refuse(file, {
        row,
        field: 'picture',
        found: node.type === 'image' ? node.url : node.alt,
        expected: 'no picture inside the text',
      });
  });
}

function refuse(file: string, fault: Fault): never {
  throw new ContentError(file, [fault]);
}
