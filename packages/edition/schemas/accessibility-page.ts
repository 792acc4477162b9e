// The words of /accessibility. Each claim names the tests behind it, which visitors do not see.
import type { z } from 'zod';
import { day } from './day.ts';
import { pageHead } from './pages.ts';
import { fields, list, oneOf, text } from './text.ts';

/** Where each is tested: tests/repository/accessibility-claims.test.ts. */
export const claimTests = [
  'axe',
  'contrast',
  'touch-targets',
  'keyboard',
  'focus',
  'names-and-roles',
  'large-text',
  'narrow-screen',
  'forced-colors',
  'more-contrast',
  'translation',
  'no-script',
  'missing-files',
  'oldest-browsers',
  'engines',
  'paper',
] as const;

const claim = fields({
  text,
  tests: list(oneOf(claimTests), 'at least one test', { least: 1 }),
});

export const accessibilityPageSchema = fields({
  ...pageHead,
  /** The day of the last tests; visitors see it. */
  checked: day('2026-11-21'),
  measure: fields({
    heading: text,
    paragraphs: list(claim, 'at least one paragraph', { least: 1 }),
  }),
  tested: fields({ heading: text, items: list(claim, 'at least one item', { least: 1 }) }),
  /** What is known to fall short. */
  known: fields({ heading: text, items: list(text, 'at least one item', { least: 1 }) }),
  /** How to report a problem. The page adds the email and phone of the office. */
  tell: fields({ heading: text, text }),
});

export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;
