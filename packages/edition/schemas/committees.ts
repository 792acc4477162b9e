// The committees, content/committees.yaml.
import type { z } from 'zod';
import { fields, list, listOf, oneOf, text } from './text.ts';

const committeeIcons = ['education', 'legislative', 'membership'] as const;

export const committeesSchema = listOf(
  3,
  fields({
    title: text,
    icon: oneOf(committeeIcons),
    mission: text,
    /** The page shows the first three. */
    duties: list(text, 'at least three duties', { least: 3 }),
  }),
  'exactly three committees',
);

export type Committee = z.infer<typeof committeesSchema>[number];
