// The association: its board, committees, benefits and facts.
import { z } from 'zod';
import { fields, list, listOf, oneOf, picture, text, wholeNumber } from './text.ts';

export const boardTitles = [
  'Past President',
  'President',
  'President Elect',
  'Secretary',
  'Treasurer',
  'Board Member',
] as const;

/** The board and the past presidents, board.yaml. */
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

const committeeIcons = ['education', 'legislative', 'membership'] as const;

/** committees.yaml */
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

const benefitIcons = ['dues', 'education', 'uspap', 'value'] as const;

/** Member benefits, benefits.yaml. */
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
