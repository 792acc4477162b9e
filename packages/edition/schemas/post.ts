// An article: the front matter of a file in posts/.
import type { z } from 'zod';
import { day, showFrom } from './day.ts';
import { fields, picture, prose, text, wholeNumber } from './text.ts';

export const postSchema = fields({
  id: wholeNumber('a whole number from 1', 1, 99_999).meta({
    title: 'Number',
    description: "The article's web address has this number. Don't change it.",
  }),
  title: text.max(80).describe('Use 80 characters or fewer.'),
  excerpt: prose.min(70).max(200).meta({
    title: 'Summary',
    description: 'Write one or two sentences, 70 to 200 characters.',
  }),
  author: text,
  date: day('2026-03-12'),
  showFrom,
  category: text.max(40).meta({ choices: 'categories' }),
  image: picture.meta({ choices: 'pictures' }),
  imageAlt: text.meta({
    title: 'Picture description',
    description: 'Say what the picture shows, for screen readers.',
  }),
});

export type Post = z.infer<typeof postSchema> & {
  /** How long it takes to read, such as "4 min read". */
  readonly readTime: string;
};
