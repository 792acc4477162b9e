// What is true of the site for people with disabilities, content/pages/accessibility.yaml.
import type { z } from 'zod';
import { day } from '#schemas/day.ts';
import { fields, list, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const items = fields({ heading: text, items: list(text, 'at least one item', { least: 1 }) });

export const accessibilityPageSchema = fields({
  ...pageHead,
  /** The day of the last tests; visitors see it. */
  checked: day('2026-11-21'),
  measure: fields({
    heading: text,
    paragraphs: list(text, 'at least one paragraph', { least: 1 }),
  }),
  tested: items,
  /** What is known to fall short. */
  known: items,
  /** Whom to tell; the office's mail and phone stand under it. */
  tell: fields({ heading: text, text }),
});

export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;
