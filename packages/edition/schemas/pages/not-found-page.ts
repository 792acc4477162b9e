// The words for addresses where nothing is, content/pages/not-found.yaml.
import type { z } from 'zod';
import { fields, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const notFoundPageSchema = fields({
  ...pageHead,
  page: fields({
    heading: text,
    text,
    /** For anyone who builds the site. */
    builder: text,
  }),
  post: fields({ heading: text, text, button: text }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
