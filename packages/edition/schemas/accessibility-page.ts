// The words of /accessibility. Each claim names the tests behind it, which visitors do not see.
import type { z } from 'zod';
import { pastDay } from './day.ts';
import { pageHead } from './pages.ts';
import { fields, list, oneOf, prose, text } from './text.ts';

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
  text: prose,
  tests: list(oneOf(claimTests), 'at least one test', { least: 1 }).meta({
    entry: 'test',
    description: "What checks it. If none fits, don't claim it.",
  }),
});

export const accessibilityPageSchema = fields({
  ...pageHead,
  checked: pastDay('2026-11-21').meta({ title: 'Day of the last tests' }),
  measure: fields({
    heading: text,
    paragraphs: list(claim, 'at least one paragraph', { least: 1 }).meta({ entry: 'paragraph' }),
  }).meta({ title: 'Our goal' }),
  tested: fields({
    heading: text,
    items: list(claim, 'at least one item', { least: 1 }).meta({ entry: 'item' }),
  }).meta({ title: 'What we test' }),
  known: fields({
    heading: text,
    items: list(prose, 'at least one item', { least: 1 }).meta({ entry: 'item' }),
  }).meta({ title: 'Known problems' }),
  tell: fields({ heading: text, text: prose }).meta({
    title: 'How to report a problem',
    description: 'The page adds the email and phone of the office.',
  }),
});

export type AccessibilityPage = z.infer<typeof accessibilityPageSchema>;
