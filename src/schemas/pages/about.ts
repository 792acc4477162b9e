// The words of the page about the association, content/pages/about.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const story = z.strictObject({ heading: text, paragraphs: z.array(text).min(1, 'a paragraph') });

export const aboutPageSchema = z.strictObject({
  ...pageHead,
  history: story,
  organization: story,
  /** The seats on the state appraiser association board. */
  seats: z.strictObject({ figure: text, text }),
  board: z.strictObject({ heading: text, lead: text }),
  pastPresidents: z.strictObject({ heading: text }),
});

export type AboutPage = z.infer<typeof aboutPageSchema>;
