// Reads the articles: front matter through its schema, Markdown without anything that could run.
import { type Post, postSchema } from '#schemas/post.ts';
import { collectIssues, mergeIssues, withFile } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { validatePageLinks, validatePictureNames } from './cross-checks.ts';
import type { Files } from './files.ts';
import { type PictureNames, pictureFiles } from './pictures.ts';
import { parseYaml } from './read-yaml.ts';
import { type References, type UnknownReference, withFacts } from './references.ts';
import { siteLinks, validateArticle } from './validate-article.ts';

export type PostFile = { readonly post: Post; readonly body: string };

/** Words a reader takes in within a minute (M. Brysbaert, 2019: 238 for English non-fiction). */
const wordsPerMinute = 238;

const frontMatter = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n([\s\S]*))?$/;

/** The two parts of an article's file; undefined without the two lines of --- around the first. */
export function splitArticle(text: string): { head: string; body: string } | undefined {
  const [whole, head = '', body = ''] = frontMatter.exec(text) ?? [];
  return whole === undefined ? undefined : { head, body };
}

/**
 * The articles, newest first.
 * @throws ContentError with every issue of every article: in its front matter, an id that another article
 *   has, a missing picture, HTML, or a link that leads nowhere.
 */
export function readPosts(files: Files, facts?: References): readonly PostFile[] {
  const names = files.list().filter((name) => /^posts\/[^/]+\.md$/.test(name));
  const pictures = pictureFiles(files);
  const fileOfId = new Map<number, string>();
  const posts = collectIssues(
    names.map((name) => () => {
      const [file, text] = [files.pathOf(name), files.readText(name)];
      const found = postFrom(file, text, pictures, facts);
      const earlier = fileOfId.get(found.post.id);
      if (earlier !== undefined) {
        const row = text.split('\n').findIndex((line) => line.startsWith('id:')) + 1;
        const expected = `an id of its own; ${earlier} has it`;
        throw new ContentError(file, [{ row, field: 'id', found: found.post.id, expected }]);
      }
      fileOfId.set(found.post.id, file);
      return { ...found, links: siteLinks(found.body, rowsAbove(text, found.body), file) };
    }),
  );
  const ids = posts.map(({ post }) => post.id).sort((a, b) => a - b);
  const links = posts.flatMap((post) => post.links);
  const dead = validatePageLinks(links, ids).map((issue) => ({ ...issue, field: 'link' }));
  if (dead.length > 0) throw new ContentError('', dead);
  return posts
    .map(({ post, body }) => ({ post, body }))
    .sort((a, b) => b.post.date.localeCompare(a.post.date));
}

const rowsAbove = (text: string, end: string) => text.split('\n').length - end.split('\n').length;

/** An article of a text that is already read. `file` is only for the message. */
export const postFrom = (
  file: string,
  text: string,
  pictures: PictureNames,
  facts?: References,
): PostFile =>
  withFile(file, () => {
    const parts = splitArticle(text);
    if (!parts) {
      const [found] = text.split('\n');
      const expected = 'front matter between two lines of ---, the first at the very top';
      throw new ContentError(file, [{ row: 1, field: '', found, expected }]);
    }
    const { head, body: written } = parts;
    const above = rowsAbove(text, written);
    const { text: body, lost } = facts ? withFacts(written, facts) : { text: written, lost: [] };
    const issues = [
      ...validateArticle(body, above, pictures),
      ...lostCharacters(written, lost, above),
    ];
    const post = mergeIssues(file, issues, () =>
      // With the line of --- above it, so that rows are those of the file.
      parseYaml(file, `\n${head}`, postSchema, {
        facts,
        look: ({ image }) => validatePictureNames([{ path: ['image'], image }], pictures),
      }),
    );
    const words = body.split(/\s+/).filter(Boolean).length;
    return { post: { ...post, readTime: `${Math.ceil(words / wordsPerMinute)} min read` }, body };
  });

/** References that lead nowhere, with the rows they stand in. */
const lostCharacters = (
  text: string,
  lost: readonly UnknownReference[],
  above: number,
): ContentIssue[] =>
  lost.map(({ at, ...reference }) => ({
    ...reference,
    row: above + text.slice(0, at).split('\n').length,
    field: 'text',
  }));
