// The board and the past presidents, content/board.yaml.
import { z } from 'zod';
import { text } from './text.ts';

export const boardTitles = [
  'Past President',
  'President',
  'President Elect',
  'Secretary',
  'Treasurer',
  'Board Member',
] as const;

export const boardSchema = z.strictObject({
  /** The year the board serves. */
  year: z.int('a year'),
  members: z
    .array(
      z.strictObject({
        name: text,
        title: z.enum(boardTitles, `one of ${boardTitles.join(', ')}`),
        /** A portrait in public/art; without it a placeholder is shown. */
        image: z.string('the name of a file').optional(),
      }),
    )
    .min(1, 'at least one member'),
  pastPresidents: z.array(z.strictObject({ name: text, years: text })),
});

export type Board = z.infer<typeof boardSchema>;
