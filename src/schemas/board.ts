// The board and the past presidents, content/board.yaml.
import type { z } from 'zod';
import { drawing, fields, list, oneOf, text, wholeNumber } from './text.ts';

export const boardTitles = [
  'Past President',
  'President',
  'President Elect',
  'Secretary',
  'Treasurer',
  'Board Member',
] as const;

export const boardSchema = fields({
  /** The year the board serves. */
  year: wholeNumber('a year such as 2027', 1900, 2199),
  members: list(
    fields({
      name: text,
      title: oneOf(boardTitles),
      /** A portrait in public/art; without it a placeholder is shown. */
      image: drawing.optional(),
    }),
    'at least one member',
    { least: 1 },
  ),
  pastPresidents: list(fields({ name: text, years: text }), 'a list of past presidents', {
    least: 0,
  }),
});

export type Board = z.infer<typeof boardSchema>;
