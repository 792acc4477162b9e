// The committees, content/committees.yaml.
import { z } from 'zod';
import { text } from './text.ts';

const committeeIcons = ['education', 'legislative', 'membership'] as const;

export const committeesSchema = z
  .array(
    z.strictObject({
      title: text,
      icon: z.enum(committeeIcons, `one of ${committeeIcons.join(', ')}`),
      mission: text,
      /** The page shows the first three. */
      duties: z.array(text, 'at least three duties').min(3, 'at least three duties'),
    }),
  )
  .length(3, 'exactly three committees');

export type Committee = z.infer<typeof committeesSchema>[number];
