// The board and the past presidents, board.yaml.
import type { z } from 'zod';
import { fields, list, oneOf, picture, text } from './text.ts';

export const boardTitles = [
  'Past President',
  'President',
  'President Elect',
  'Secretary',
  'Treasurer',
  'Board Member',
] as const;

export const boardSchema = fields({
  members: list(
    fields({
      name: text,
      title: oneOf(boardTitles),
      /** A portrait in pictures/; without it the initials are shown. */
      image: picture.optional(),
    }),
    'at least one member',
    { least: 1 },
  ),
  pastPresidents: list(fields({ name: text, years: text }), 'a list of past presidents', {
    least: 0,
  }),
});

export type Board = z.infer<typeof boardSchema>;
