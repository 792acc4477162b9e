// The words for addresses where nothing is, content/pages/not-found.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const notFoundPageSchema = z.strictObject({
  ...pageHead,
  page: z.strictObject({
    heading: text,
    text,
    /** For whoever builds the site. */
    builder: text,
  }),
  post: z.strictObject({ heading: text, text, button: text }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
