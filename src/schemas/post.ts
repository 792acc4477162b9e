// An article: the front matter of a file in content/posts.
import { z } from 'zod';
import { text } from './text.ts';

export const categories = [
  'Industry Standards',
  'Commercial',
  'Market Analysis',
  'Residential',
  'Technology',
] as const;

export const postSchema = z.strictObject({
  /** The number in the article's address; never given to another. */
  id: z.int('a whole number').min(1, 'a whole number from 1'),
  title: text.max(80, 'at most 80 characters'),
  /** One or two sentences for the list of articles and for search engines. */
  excerpt: text.min(70, 'at least 70 characters').max(200, 'at most 200 characters'),
  author: text,
  /** The day it was published. */
  date: z.iso.date('a date such as 2026-03-12'),
  category: z.enum(categories, `one of ${categories.join(', ')}`),
  /** A drawing in public/art. */
  image: z
    .string('the name of a file')
    .regex(/^[\w-]+\.svg$/, 'the name of an .svg file in public/art'),
  /** What the drawing shows, for those who do not see it. */
  imageAlt: text,
});

export type Post = z.infer<typeof postSchema> & {
  /** How long it takes to read, such as "4 min read". */
  readonly readTime: string;
};
