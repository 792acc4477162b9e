// The words of the membership page, content/pages/membership.yaml.
import type { z } from 'zod';
import { fields, list, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

export const membershipPageSchema = fields({
  ...pageHead,
  /** The words around the film, where the edition has one. */
  video: fields({
    heading: text,
    lead: text,
    /** The button of the player. */
    play: text,
    transcriptLabel: text,
    /** What is seen and said, for those who do not watch. */
    transcript: list(text, 'at least one paragraph', { least: 1 }),
  }).optional(),
  join: fields({ button: text, text }),
  benefitsHeading: text,
  committeesHeading: text,
  committeesLead: text,
});

export type MembershipPage = z.infer<typeof membershipPageSchema>;
