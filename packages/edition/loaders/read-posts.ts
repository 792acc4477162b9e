// Reads the articles: front matter by its schema, and Markdown without anything that could run.
import { pages } from '#schemas/pages.ts';
import { type Post, postSchema } from '#schemas/post.ts';
import { collectIssues, issuesOf, tryRead } from './collect-issues.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { validatePageLinks, validatePictureNames, validateWords } from './cross-checks.ts';
import type { Files } from './files.ts';
import { type PictureNames, pictureFiles } from './pictures.ts';
import { parseYaml, readYaml } from './read-yaml.ts';
import { type References, withFacts } from './references.ts';
import { siteLinks, validateArticle } from './validate-article.ts';

export type PostFile = { readonly post: Post; readonly body: string };

/** Reading speed of English nonfiction (M. Brysbaert, 2019). */
const wordsPerMinute = 238;

const frontMatter = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n([\s\S]*))?$/;

/** The front matter and the text of an article; undefined without the two lines of ---. */
export function splitArticle(text: string): { head: string; body: string } | undefined {
  const [whole, head = '', body = ''] = frontMatter.exec(text) ?? [];
  return whole === undefined ? undefined : { head, body };
}

/**
 * The articles, newest first.
 * @throws ContentError with every issue of every article: in its front matter, a repeated id, a missing
 *   picture, HTML, or a broken link.
 */
export function readPosts(files: Files, facts?: References): readonly PostFile[] {
  const names = files.list().filter((name) => /^posts\/[^/]+\.md$/.test(name));
  const known = { pictures: pictureFiles(files), categories: categoriesOf(files) };
  const fileOfId = new Map<number, string>();
  const posts = collectIssues(
    names.map((name) => () => {
      const [file, text] = [files.pathOf(name), files.readText(name)];
      const { post, body } = postFrom(file, text, known, facts);
      const earlier = fileOfId.get(post.id);
      if (earlier !== undefined) {
        const line = text.split('\n').findIndex((each) => each.startsWith('id:')) + 1;
        const reason = `${earlier} already has the id ${post.id}.`;
        const hint = 'Give this article a new number.';
        throw new ContentError(file, [{ line, field: 'id', reason, hint }]);
      }
      fileOfId.set(post.id, file);
      return { post, body, links: siteLinks(body, linesAbove(text, body), file) };
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

const linesAbove = (text: string, end: string) => text.split('\n').length - end.split('\n').length;

/** What an article may name. Without a list, any category is accepted. */
type KnownNames = {
  readonly pictures: PictureNames;
  readonly categories?: readonly string[] | undefined;
};

/** The categories of the edition, unless the page of articles has issues, which are reported elsewhere. */
const categoriesOf = (files: Files) =>
  tryRead(() => readYaml(files, 'pages/articles.yaml', pages.articles.schema))?.categories;

/**
 * The article in a text. `file` is only for messages.
 * @throws ContentError with every issue of the article.
 */
export function postFrom(
  file: string,
  text: string,
  { pictures, categories }: KnownNames,
  facts?: References,
): PostFile {
  const parts = splitArticle(text);
  if (!parts) {
    const reason = 'The fields of the article are not between two lines of ---.';
    const hint = 'Put --- on the first line and after the last field.';
    throw new ContentError(file, [{ line: 1, field: '', reason, hint }]);
  }
  const above = linesAbove(text, parts.body);
  const { text: body, lost } = facts
    ? withFacts(parts.body, facts)
    : { text: parts.body, lost: [] };
  const ofText: ContentIssue[] = [
    ...validateArticle(body, above, pictures),
    ...lost.map(({ at, ...reference }) => ({
      ...reference,
      line: above + parts.body.slice(0, at).split('\n').length,
      field: 'text',
    })),
  ];
  // With the line of --- above it, so that line numbers match the file.
  const readHead = () =>
    parseYaml(file, `\n${parts.head}`, postSchema, {
      facts,
      look: ({ image, category }) => [
        ...validatePictureNames([{ path: ['image'], image }], pictures),
        ...validateWords([{ path: ['category'], word: category }], {
          words: categories,
          name: 'the categories of pages/articles.yaml',
        }),
      ],
    });
  if (ofText.length > 0) throw new ContentError(file, [...issuesOf(readHead), ...ofText]);
  const words = body.split(/\s+/).filter(Boolean).length;
  const readTime = `${Math.ceil(words / wordsPerMinute)} min read`;
  return { post: { ...readHead(), readTime }, body };
}
