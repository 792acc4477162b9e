// What membership gives, content/benefits.yaml.
import type { z } from 'zod';
import { fields, list, listOf, oneOf, text } from './text.ts';

const benefitIcons = ['dues', 'education', 'uspap', 'value'] as const;

export const benefitsSchema = fields({
  /** The four benefits of the membership page. */
  membership: listOf(
    4,
    fields({
      title: text,
      text,
      icon: oneOf(benefitIcons),
    }),
    'exactly four benefits',
  ),
  /** The short reasons of the home page. */
  reasons: list(fields({ title: text, text }), 'at least one reason', { least: 1 }),
});

export type Benefits = z.infer<typeof benefitsSchema>;
