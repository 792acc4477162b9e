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

/**
 * The articles, newest first.
 * @throws ContentError for a fault in the front matter, an id used twice, a missing picture, or
 *   Markdown that holds HTML or a link that is no https, mailto or site address.
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
  const [, head, body = ''] = frontMatter.exec(readText(file)) ?? [];
  if (head === undefined)
    refuse(file, {
      field: '',
      found: undefined,
      expected: 'front matter between two lines of ---',
    });
  const post = parseYaml(file, head, postSchema);
  if (!existsSync(`public/art/${post.image}`))
    refuse(file, {
      field: 'image',
      found: post.image,
      expected: 'a drawing that is in public/art',
    });
  refuseWhatCouldRun(file, body);
  const words = body.split(/\s+/).filter(Boolean).length;
  return { post: { ...post, readTime: `${Math.ceil(words / wordsPerMinute)} min read` }, body };
}

function refuseWhatCouldRun(file: string, body: string): void {
  visit(fromMarkdown(body), (node) => {
    const row = node.position?.start.line;
    if (node.type === 'html')
      refuse(file, { row, field: 'text', found: node.value, expected: 'Markdown without HTML' });
    if (node.type === 'link' && !/^(https:\/\/|mailto:|\/|#)/.test(node.url))
      refuse(file, {
        row,
        field: 'link',
        found: node.url,
        expected: 'an https, mailto or site address',
      });
    if (node.type === 'image')
      refuse(file, {
        row,
        field: 'picture',
        found: node.url,
        expected: 'no picture inside the text',
      });
  });
}

function refuse(file: string, fault: Fault): never {
  throw new ContentError(file, [fault]);
}
