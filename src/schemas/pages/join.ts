// The words of the page with the membership application, content/pages/join.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const joinPageSchema = z.strictObject({
  ...pageHead,
  /** What happens after applying. */
  steps: z.array(text).min(1, 'at least one step'),
  renewing: text,
});

export type JoinPage = z.infer<typeof joinPageSchema>;
