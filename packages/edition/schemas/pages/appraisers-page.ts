// The words of the pages by place, content/pages/appraisers.yaml: of the list of all places, and of
// the page that each place has.
import type { z } from 'zod';
import { fields, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

/** Two pages that say the same of two places would be taken for one. */
const ofPlace = (words: typeof text) =>
  words.regex(/\{place\}/, 'a text with {place} in it, which stands for the place');

export const appraisersPageSchema = fields({
  ...pageHead,
  /** Stands in the place of the list while there are no members. */
  none: text,
  /** The words of a place's page; {place} stands for its name. */
  place: fields({
    title: ofPlace(pageHead.title),
    description: ofPlace(pageHead.description),
    heading: ofPlace(text),
    lead: text,
  }),
});

export type AppraisersPage = z.infer<typeof appraisersPageSchema>;
