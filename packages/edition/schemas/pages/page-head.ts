// What every page has: its place in the browser's tab and in search results, and its opening words.
import type { z } from 'zod';
import { text } from '#schemas/text.ts';

export const pageHead = {
  /** Title in the browser's tab, without the name of the site; unique among the pages. */
  title: text.max(60, 'at most 60 characters'),
  /** What search engines show; unique among the pages. */
  description: text.min(70, 'at least 70 characters').max(160, 'at most 160 characters'),
  /** The page's one main heading. */
  heading: text,
  /** One or two sentences under it. */
  lead: text,
};

export type PageHead = {
  readonly [Key in keyof typeof pageHead]: z.output<(typeof pageHead)[Key]>;
};
