// The words around the articles, content/pages/articles.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const articlesPageSchema = z.strictObject({
  ...pageHead,
  readMore: text,
  subscribe: z.strictObject({ heading: text, text, button: text, feed: text }),
  share: text,
  /** Above the list of an article's headings. */
  contents: text,
  related: text,
  /** Stands instead of `related` where no other article has the category. */
  more: text,
});

export type ArticlesPage = z.infer<typeof articlesPageSchema>;
