// The words of the membership page, content/pages/membership.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const membershipPageSchema = z.strictObject({
  ...pageHead,
  video: z.strictObject({
    heading: text,
    lead: text,
    /** The button of a player on a video host. */
    play: text,
    transcriptLabel: text,
    /** What is seen and said, for those who do not watch. */
    transcript: z.array(text).min(1, 'at least one paragraph'),
  }),
  join: z.strictObject({ button: text, text }),
  benefitsHeading: text,
  committeesHeading: text,
  committeesLead: text,
});

export type MembershipPage = z.infer<typeof membershipPageSchema>;
