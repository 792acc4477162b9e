// The words of /accessibility.
import type { z } from 'zod';
import { pastDay } from './day.ts';
import { pageHead } from './pages.ts';
import { fields, list, prose, text } from './text.ts';

export const accessibilityPageSchema = fields({
  ...pageHead,
  checked: pastDay('2026-11-21').meta({ title: 'Day of the last tests' }),
  measure: fields({
    heading: text,
    paragraphs: list(prose, 'at least one paragraph', { least: 1 }).meta({ entry: 'paragraph' }),
  }).meta({ title: 'Our goal' }),
  tested: fields({
    heading: text,
    items: list(prose, 'at least one item', { least: 1 }).meta({ entry: 'item' }),
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
