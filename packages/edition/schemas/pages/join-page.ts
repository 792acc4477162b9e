// The words of the page with the membership application, content/pages/join.yaml.
import type { z } from 'zod';
import { fields, list, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const joinPageSchema = fields({
  ...pageHead,
  /** What happens after applying. */
  steps: list(text, 'at least one step', { least: 1 }),
  renewing: text,
  /** Stands at the head of the form, in its frame and by itself. */
  formLead: text,
});

export type JoinPage = z.infer<typeof joinPageSchema>;
