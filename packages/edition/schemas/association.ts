// The association: its board, committees, benefits and facts.
import { z } from 'zod';
import { cards, fields, icon, list, picture, text, wholeNumber } from './text.ts';

/** The board and the past presidents, board.yaml. */
export const boardSchema = fields({
  /** The titles in the order of the page. Without them, any title is accepted. */
  titles: list(text, 'at least one title', { least: 1, most: 50 }).optional(),
  members: list(
    fields({
      name: text,
      title: text,
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

/** committees.yaml */
export const committeesSchema = list(
  fields({
    title: text,
    icon,
    mission: text,
    /** The page shows the first three. */
    duties: list(text, 'at least three duties', { least: 3 }),
  }),
  'at least one committee',
  cards,
);

export type Committee = z.infer<typeof committeesSchema>[number];

/** Member benefits, benefits.yaml. */
export const benefitsSchema = fields({
  /** The benefits of the membership page. */
  membership: list(fields({ title: text, text, icon }), 'at least one benefit', cards),
  /** The short reasons of the home page. */
  reasons: list(fields({ title: text, text }), 'at least one reason', { least: 1 }),
});

export type Benefits = z.infer<typeof benefitsSchema>;

const fact = z.union([text, z.number('Enter text or a number.')], 'Enter text or a number.');

/** Facts that several texts mention, facts.yaml. A text refers to one as {dues}. */
export const factsSchema = z
  .object(
    {
      /** The year the association was founded. */
      founded: wholeNumber('a year such as 2009', 1600, 2199),
    },
    'Enter facts, each with its name, such as dues: $100.',
  )
  .catchall(fact);

export type Facts = Readonly<z.infer<typeof factsSchema>>;
