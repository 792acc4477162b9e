// Reads content/posts: front matter through its schema, Markdown without anything that could run.
import { globSync } from 'node:fs';
import { type Post, postSchema } from '#schemas/post.ts';
import { faultsOfArticle } from './article-text.ts';
import { ContentError } from './content-error.ts';
import { missingDrawings } from './drawings.ts';
import { readText } from './read-text.ts';
import { parseYaml } from './read-yaml.ts';
import { besides, naming, together } from './together.ts';

export type PostFile = { readonly post: Post; readonly body: string };

/** Words a reader takes in within a minute (M. Brysbaert, 2019: 238 for English non-fiction). */
const wordsPerMinute = 238;

const frontMatter = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n([\s\S]*))?$/;

/**
 * The articles, newest first.
 * @throws ContentError naming every fault of every article: in the front matter, an id used twice, a
 *   missing picture, or Markdown that holds HTML, a picture, or a link that leads nowhere good.
 */
export function readPosts(folder = 'content/posts'): readonly PostFile[] {
  const files = globSync(`${folder}/*.md`).sort();
  const fileOfId = new Map<number, string>();
  const posts = together(
    files.map((file) => () => {
      const text = readText(file);
      const found = postOf(file, text);
      const earlier = fileOfId.get(found.post.id);
      if (earlier !== undefined) {
        const row = text.split('\n').findIndex((line) => line.startsWith('id:')) + 1;
        const expected = `an id of its own; ${earlier} has it`;
        throw new ContentError(file, [{ row, field: 'id', found: found.post.id, expected }]);
      }
      fileOfId.set(found.post.id, file);
      return found;
    }),
  );
  return posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
}

/** An article of a text that is already read. `file` is only for the message. */
export const postOf = (file: string, text: string): PostFile =>
  naming(file, () => {
    const [whole, head = '', body = ''] = frontMatter.exec(text) ?? [];
    if (whole === undefined) {
      const [found] = text.split('\n');
      const expected = 'front matter between two lines of ---, the first at the very top';
      throw new ContentError(file, [{ row: 1, field: '', found, expected }]);
    }
    const rowsAbove = text.slice(0, text.length - body.length).split('\n').length - 1;
    const post = besides(file, faultsOfArticle(body, rowsAbove), () =>
      // With the line of --- above it, so that rows are those of the file.
      parseYaml(file, `\n${head}`, postSchema, ({ image }) =>
        missingDrawings([{ path: ['image'], drawing: image }]),
      ),
    );
    const words = body.split(/\s+/).filter(Boolean).length;
    return { post: { ...post, readTime: `${Math.ceil(words / wordsPerMinute)} min read` }, body };
  });
