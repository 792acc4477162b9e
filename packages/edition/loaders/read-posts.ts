// Reads the articles: front matter by its schema, and Markdown without anything that could run.
import { pages } from '#schemas/pages.ts';
import { type Post, postSchema } from '#schemas/post.ts';
import {
  ContentError,
  type ContentIssue,
  collectIssues,
  issuesOf,
  tryRead,
} from './content-error.ts';
import { articleFiles, articleIds, issueAt, missingPicture, unknownWord } from './cross-checks.ts';
import type { Files } from './files.ts';
import { pictureFiles } from './pictures.ts';
import { parseYaml } from './read-yaml.ts';
import { type References, withFacts } from './references.ts';
import { type KnownNames, validateArticle } from './validate-article.ts';

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
  const words = 'pages/articles.yaml';
  const categories = tryRead(() => parseYaml(words, files.readText(words), pages.articles.schema));
  const known = {
    pictures: pictureFiles(files),
    categories: categories?.categories,
    articles: articleIds(files),
  };
  const fileOfId = new Map<number, string>();
  const posts = collectIssues(
    articleFiles(files).map((name) => () => {
      const [file, text] = [files.pathOf(name), files.readText(name)];
      const read = postFrom(file, text, known, facts);
      const earlier = fileOfId.get(read.post.id);
      if (earlier !== undefined) {
        const line = text.split('\n').findIndex((each) => each.startsWith('id:')) + 1;
        const reason = `${earlier} already has the id ${read.post.id}.`;
        const hint = 'Give this article a new number.';
        throw new ContentError(file, [{ line, field: 'id', reason, hint }]);
      }
      fileOfId.set(read.post.id, file);
      return read;
    }),
  );
  return posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
}

const linesAbove = (text: string, end: string) => text.split('\n').length - end.split('\n').length;

/**
 * The article in a text. `file` is only for messages.
 * @throws ContentError with every issue of the article.
 */
export function postFrom(
  file: string,
  text: string,
  known: KnownNames,
  facts?: References,
): PostFile {
  const parts = splitArticle(text);
  if (!parts) {
    const reason = 'The fields of the article are not between two lines of ---.';
    const hint = 'Put --- on the first line and after the last field.';
    throw new ContentError(file, [{ line: 1, field: '', reason, hint }]);
  }
  const above = linesAbove(text, parts.body);
  const { text: body, lost } = withFacts(parts.body, facts);
  const ofText: ContentIssue[] = [
    ...validateArticle(body, above, known),
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
        ...issueAt(['image'], missingPicture(image, known.pictures)),
        ...issueAt(
          ['category'],
          unknownWord(category, known.categories, 'the categories of pages/articles.yaml'),
        ),
      ],
    });
  if (ofText.length > 0) throw new ContentError(file, [...issuesOf(readHead), ...ofText]);
  const words = body.split(/\s+/).filter(Boolean).length;
  const readTime = `${Math.ceil(words / wordsPerMinute)} min read`;
  return { post: { ...readHead(), readTime }, body };
}
