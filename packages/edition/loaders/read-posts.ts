// Reads the articles: front matter by its schema, and Markdown without anything that could run.
import { type Post, postSchema } from '#schemas/post.ts';
import { assertNoIssues, type ContentIssue, collectIssues, fileError } from './content-error.ts';
import { articleFiles, type Choices, unknownChoices } from './cross-checks.ts';
import type { Files } from './files.ts';
import { parseYaml } from './read-yaml.ts';
import { type References, withFacts } from './references.ts';
import { validateArticle } from './validate-article.ts';

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
export function readPosts(files: Files, choices: Choices, facts?: References): readonly PostFile[] {
  const posts = collectIssues(
    articleFiles(files).map(
      (name) => () => postFrom(files.pathOf(name), files.readText(name), choices, facts),
    ),
  );
  return posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
}

/**
 * The article in a text. `file` is only for messages.
 * @throws ContentError with every issue of the article.
 */
export function postFrom(
  file: string,
  text: string,
  choices: Choices,
  facts?: References,
): PostFile {
  const parts = splitArticle(text);
  if (!parts) {
    const reason = 'The fields of the article are not between two lines of ---.';
    throw fileError(file, reason, 'Put --- on the first line and after the last field.', 1);
  }
  const above = text.split('\n').length - parts.body.split('\n').length;
  const { text: body, lost } = withFacts(parts.body, facts);
  const ofText: ContentIssue[] = [
    ...validateArticle(body, above, choices),
    ...lost.map(({ at, ...reference }) => ({
      ...reference,
      line: above + parts.body.slice(0, at).split('\n').length,
      field: 'text',
    })),
  ];
  const check = (head: Omit<Post, 'readTime'>) => {
    const unknown = unknownChoices(postSchema, head, () => choices);
    const sameId = choices.articles?.filter((id) => Number(id) === head.id) ?? [];
    if (sameId.length < 2) return unknown;
    const reason = `Another article has the id ${head.id}, too.`;
    return [{ path: ['id'], reason, hint: 'Give one of the two a new number.' }, ...unknown];
  };
  // With the line of --- above it, so that line numbers match the file.
  const readHead = () => parseYaml(file, `\n${parts.head}`, postSchema, check, facts);
  collectIssues<unknown>([readHead, () => assertNoIssues(file, ofText)]);
  const words = body.split(/\s+/).filter(Boolean).length;
  const readTime = `${Math.ceil(words / wordsPerMinute)} min read`;
  return { post: { ...readHead(), readTime }, body };
}
