// Reasons to have a home appraised, reasons.yaml: advice for each, and the letter to an
// appraiser that the site begins.
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const short = (most: number) => text.max(most, `a text of at most ${most} characters`);

export const reasonsSchema = fields({
  /** Lines of the letter; what a visitor fills in comes behind the middle four. */
  letter: fields({
    greeting: short(40),
    city: short(60),
    /** Who opens the door. */
    access: short(60),
    /** By when. */
    deadline: short(60),
    /** Who will read the report, where a reason does not say it in its own words. */
    readers: short(90),
    /** What the appraiser is asked. */
    closing: short(160),
  }),
  reasons: list(
    fields({
      /** As visitors choose it. */
      name: short(50),
      /** Of the letter. */
      subject: short(60),
      /** The first sentence of the letter. */
      opening: short(160),
      /** What the date is called that the value is for. */
      date: short(90),
      readers: short(90).optional(),
      /** What to have ready. */
      ready: list(short(160), 'at least one thing to have ready', { least: 1, most: 8 }),
      /** What to know before anyone is paid; only where it is due. */
      caution: z.optional(short(300)),
    }),
    'at least one reason',
    { least: 1, most: 12 },
  ),
});

type Reasons = z.infer<typeof reasonsSchema>;
export type Reason = Reasons['reasons'][number];
