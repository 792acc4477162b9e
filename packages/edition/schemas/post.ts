// An article: the front matter of a file in posts/.
import type { z } from 'zod';
import { day } from './day.ts';
import { fields, picture, text, wholeNumber } from './text.ts';

export const postSchema = fields({
  /** The number in the article's address. No other article ever gets it. */
  id: wholeNumber('a whole number from 1', 1, 99_999),
  title: text.max(80),
  /** One or two sentences for the list of articles and for search engines. */
  excerpt: text.min(70).max(200),
  author: text,
  /** The day it was published. */
  date: day('2026-03-12'),
  /** The first day on which the site shows it. Before, it is a draft. */
  showFrom: day('2026-03-12').optional(),
  /** One of the categories in pages/articles.yaml. */
  category: text.max(40),
  /** A picture in pictures/, or one of the drawings that every edition has. */
  image: picture,
  /** A description of the picture for screen readers. */
  imageAlt: text,
});

export type Post = z.infer<typeof postSchema> & {
  /** How long it takes to read, such as "4 min read". */
  readonly readTime: string;
};
