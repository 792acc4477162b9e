// Reasons to have a home appraised, reasons.yaml: advice for each one, and the email to an appraiser that
// the site starts.
import type { z } from 'zod';
import { eachOnce, fields, list, matching, oneOf, text } from './text.ts';

export const reasonsSchema = fields({
  letter: fields({
    greeting: text.max(40),
    city: text.max(60),
    access: text.max(60),
    deadline: text.max(60),
    readers: text.max(90).meta({
      title: 'Readers of the report',
      description: 'Unless the reason has its own words for them.',
    }),
    questions: list(text.max(80), 'question', 1, 5).meta({ title: 'Questions to the appraiser' }),
  }).meta({
    title: 'The lines that all letters have',
    description:
      'Every letter has the greeting, these four lines for the visitor to fill in, and the questions.',
  }),
  reasons: eachOnce(
    'id',
    list(
      fields({
        id: matching(
          /^[a-z][a-z0-9-]{0,29}$/,
          'Enter a short name in small letters, such as tax-appeal.',
        ).meta({
          title: 'Short name',
          description: "Example: tax-appeal. Don't change it later. Members and addresses have it.",
        }),
        name: text.max(50).describe('What visitors select.'),
        kind: text.max(24).optional().meta({
          title: 'Kind of work',
          description: 'What cards call it, such as Estates. Without it, they have the name.',
        }),
        orderedBy: oneOf(['lender']).optional().meta({
          title: 'Who orders the appraisal',
          description: 'Select lender if the visitor does not. Otherwise leave it blank.',
        }),
        subject: text.max(60).meta({ title: 'Subject of the letter' }),
        opening: text.max(160).meta({ title: 'First sentence of the letter', look: 'long' }),
        date: text.max(90).meta({
          title: 'What the letter calls the date',
          description: 'The day on which the home had the value. Example: Date of death.',
        }),
        readers: text.max(90).optional().meta({ title: 'Readers of the report' }),
        ready: list(text.max(160).meta({ look: 'long' }), 'thing to have ready', 1, 8).meta({
          title: 'What to have ready',
        }),
        caution: text.max(300).optional().meta({
          title: 'What to know before paying',
          look: 'long',
        }),
      }),
      'reason',
    ),
  ).meta({ title: 'Reasons, in the order of the finder' }),
});

export type Reasons = z.infer<typeof reasonsSchema>;
export type Reason = Reasons['reasons'][number];
