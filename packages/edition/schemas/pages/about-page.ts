// The words of the page about the association, content/pages/about.yaml.
import type { z } from 'zod';
import { fields, list, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const story = fields({
  heading: text,
  paragraphs: list(text, 'at least one paragraph', { least: 1 }),
});

export const aboutPageSchema = fields({
  ...pageHead,
  history: story,
  organization: story,
  /** The seats on the state appraiser association board. */
  seats: fields({ figure: text, text }),
  board: fields({ heading: text, lead: text }),
  pastPresidents: fields({ heading: text }),
});

export type AboutPage = z.infer<typeof aboutPageSchema>;
