// Short answers to what visitors ask first, answers.yaml. The home page shows them below the finder.
import type { z } from 'zod';
import { fields, list, text } from './text.ts';
import { linkAddress } from './web-address.ts';

export const answersSchema = fields({
  heading: text,
  /** In the order shown. Without any, the home page has no such section. */
  answers: list(
    fields({
      question: text.max(60),
      /** One or two sentences. */
      answer: text.max(240),
      /** Where to read more, or the source. */
      link: fields({ label: text, href: linkAddress }),
    }),
    'a list of questions with answers, or [] for none',
    { least: 0, most: 12 },
  ),
});

export type Answers = z.infer<typeof answersSchema>;
