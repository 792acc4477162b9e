// Reasons to have a home appraised, reasons.yaml: advice for each one, and the email to an appraiser that
// the site starts.
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const short = (most: number) => text.max(most);

const idHint = 'Enter a short name in small letters, such as tax-appeal.';

export const reasonsSchema = fields({
  /** Lines of the letter. The visitor fills in the middle four. */
  letter: fields({
    greeting: short(40),
    city: short(60),
    /** Who lets the appraiser in. */
    access: short(60),
    deadline: short(60),
    /** Who will read the report, unless the reason has its own words for it. */
    readers: short(90),
    /** What the visitor asks the appraiser, one question per line. */
    questions: list(short(80), 'at least one question', { least: 1, most: 5 }),
  }),
  reasons: list(
    fields({
      /** Names the reason in addresses and in members.csv. It never changes. */
      id: z.string(idHint).regex(/^[a-z][a-z0-9-]{0,29}$/, idHint),
      /** What visitors select. */
      name: short(50),
      /** What cards call this kind of work, such as Estates. Without it, they have the name. */
      kind: short(24).optional(),
      /** Subject of the letter. */
      subject: short(60),
      /** First sentence of the letter. */
      opening: short(160),
      /** Label for the date that the value is for. */
      date: short(90),
      readers: short(90).optional(),
      /** What to have ready. */
      ready: list(short(160), 'at least one thing to have ready', { least: 1, most: 8 }),
      /** What to know before paying for an appraisal, if anything. */
      caution: z.optional(short(300)),
    }),
    'at least one reason',
    { least: 1, most: 12 },
  ),
});

export type Reasons = z.infer<typeof reasonsSchema>;
export type Reason = Reasons['reasons'][number];
