// The association: its board, committees, benefits, facts, links and answers.
import { z } from 'zod';
import { fields, icon, list, picture, prose, text, wholeNumber } from './text.ts';
import { linkAddress, webAddress } from './web-address.ts';

/** The board and the past presidents, board.yaml. */
export const boardSchema = fields({
  titles: list(text, 'title').optional().meta({
    title: 'Titles, in the order of the page',
    description: 'Save a new title before you select it below.',
  }),
  members: list(
    fields({
      name: text,
      title: text.meta({ choices: 'boardTitles' }),
      image: picture.optional().meta({
        choices: 'ownPictures',
        description: 'Choose a portrait. Without one, the page shows initials.',
      }),
    }),
    'board member',
  ).meta({ title: 'The board' }),
  pastPresidents: list(
    fields({ name: text, years: text.describe('Example: 2023–2024.') }),
    'past president',
    0,
  ),
});

export type Board = z.infer<typeof boardSchema>;

/** committees.yaml */
export const committeesSchema = list(
  fields({
    title: text.meta({ title: 'Name' }),
    icon,
    mission: prose,
    duties: list(prose, 'duty', 3).describe('Add at least three. The page shows the first three.'),
  }),
  'committee',
);

/** Member benefits, benefits.yaml. */
export const benefitsSchema = fields({
  membership: list(fields({ title: text, text: prose, icon }), 'benefit').meta({
    title: 'On the membership page',
  }),
  reasons: list(fields({ title: text, text: prose }), 'reason').meta({
    title: 'On the home page',
  }),
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

/** The links of the resources page, resources.yaml. */
const linkList = fields({
  title: text.meta({ title: 'Heading' }),
  intro: prose.meta({ title: 'Text below the heading' }),
  links: list(
    fields({
      name: text,
      url: webAddress,
      note: text.meta({ title: 'What visitors find there' }),
    }),
    'link',
  ),
});

export const resourcesSchema = fields({
  national: linkList.meta({ title: 'National sites' }),
  state: linkList.meta({ title: 'State sites' }),
  miscellaneous: linkList.meta({ title: 'Other sites' }),
});

/** Short answers to what visitors ask first, answers.yaml. The home page shows them below the finder. */
export const answersSchema = fields({
  heading: text,
  answers: list(
    fields({
      question: text.max(60).describe('At most 60 characters.'),
      answer: prose
        .max(240)
        .describe('One or two sentences, at most 240 characters. Give no price without a source.'),
      link: fields({ label: text.meta({ title: 'Link text' }), href: linkAddress }),
    }),
    'question',
    0,
  ).meta({ title: 'Questions, in the order shown' }),
});

export type Answers = z.infer<typeof answersSchema>;
