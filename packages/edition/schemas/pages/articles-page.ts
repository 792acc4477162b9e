// The words around the articles, content/pages/articles.yaml.
import type { z } from 'zod';
import { fields, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const articlesPageSchema = fields({
  ...pageHead,
  readMore: text,
  subscribe: fields({ heading: text, text, button: text, feed: text }),
  share: text,
  /** Above the list of an article's headings. */
  contents: text,
  related: text,
  /** Stands instead of `related` where no other article has the category. */
  more: text,
});

export type ArticlesPage = z.infer<typeof articlesPageSchema>;
