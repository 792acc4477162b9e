// The words of the page with the membership application, content/pages/join.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const joinPageSchema = z.strictObject({
  ...pageHead,
  /** What happens after applying. */
  steps: z.array(text).min(1, 'at least one step'),
  renewing: text,
  /** Stands at the head of the form, in its frame and by itself. */
  formLead: text,
});

export type JoinPage = z.infer<typeof joinPageSchema>;
