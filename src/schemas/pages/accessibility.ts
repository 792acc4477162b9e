// What is true of the site for people with disabilities, content/pages/accessibility.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const list = z.strictObject({ heading: text, items: z.array(text).min(1, 'at least one item') });

export const accessibilityPageSchema = z.strictObject({
  ...pageHead,
  /** The day of the last tests; visitors see it. */
  checked: z.iso.date('a date such as 2026-11-21'),
  measure: z.strictObject({ heading: text, paragraphs: z.array(text).min(1, 'a paragraph') }),
  tested: list,
  /** What is known to fall short. */
  known: list,
  /** Whom to tell; the office's mail and phone stand under it. */
  tell: z.strictObject({ heading: text, text }),
});

export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;
