// The association: its board, committees, benefits, facts, links and answers.
import { z } from 'zod';
import { cards, fields, icon, list, nameText, picture, prose, text, wholeNumber } from './text.ts';
import { linkAddress, webAddress } from './web-address.ts';

/** The board and the past presidents, board.yaml. */
export const boardSchema = fields({
  titles: list(text, 'at least one title', { least: 1, most: 50 }).optional().meta({
    title: 'Titles, in the order of the page',
    entry: 'title',
    description: 'Save a new title before you select it below.',
  }),
  members: list(
    fields({
      name: nameText,
      title: text.meta({ choices: 'boardTitles' }),
      image: picture.optional().meta({
        choices: 'ownPictures',
        description: 'Choose a portrait. Without one, the page shows initials.',
      }),
    }),
    'at least one member',
    { least: 1 },
  ).meta({ title: 'The board', entry: 'board member' }),
  pastPresidents: list(
    fields({ name: nameText, years: text.describe('Example: 2023–2024.') }),
    'a list of past presidents',
    { least: 0 },
  ).meta({ entry: 'past president' }),
});

export type Board = z.infer<typeof boardSchema>;

/** committees.yaml */
export const committeesSchema = list(
  fields({
    title: nameText.meta({ title: 'Name' }),
    icon,
    mission: prose,
    duties: list(prose, 'at least three duties', { least: 3 }).meta({
      entry: 'duty',
      description: 'Add at least three. The page shows the first three.',
    }),
  }),
  'at least one committee',
  cards,
).meta({ entry: 'committee' });

/** Member benefits, benefits.yaml. */
export const benefitsSchema = fields({
  membership: list(fields({ title: text, text: prose, icon }), 'at least one benefit', cards).meta({
    title: 'On the membership page',
    entry: 'benefit',
  }),
  reasons: list(fields({ title: text, text: prose }), 'at least one reason', { least: 1 }).meta({
    title: 'On the home page',
    entry: 'reason',
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
    'at least one link',
    { least: 1 },
  ).meta({ entry: 'link' }),
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
    'a list of questions with answers, or [] for none',
    { least: 0, most: 60 },
  ).meta({ title: 'Questions, in the order shown', entry: 'question' }),
});

export type Answers = z.infer<typeof answersSchema>;
