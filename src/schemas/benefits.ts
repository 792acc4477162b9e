// What membership gives, content/benefits.yaml.
import { z } from 'zod';
import { text } from './text.ts';

const benefitIcons = ['dues', 'education', 'uspap', 'value'] as const;

export const benefitsSchema = z.strictObject({
  /** The four benefits of the membership page. */
  membership: z
    .array(
      z.strictObject({
        title: text,
        text,
        icon: z.enum(benefitIcons, `one of ${benefitIcons.join(', ')}`),
      }),
    )
    .length(4, 'exactly four benefits'),
  /** The short reasons of the home page. */
  reasons: z.array(z.strictObject({ title: text, text })).min(1, 'at least one reason'),
});

export type Benefits = z.infer<typeof benefitsSchema>;
