// Short answers to what visitors ask first, answers.yaml. The home page shows them below the finder.
import type { z } from 'zod';
import { fields, list, prose, text } from './text.ts';
import { linkAddress } from './web-address.ts';

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
