// The words of the events page, content/pages/events.yaml.
import { z } from 'zod';
import { text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const eventCardIcons = ['education', 'network', 'workshop'] as const;

export const eventsPageSchema = z.strictObject({
  ...pageHead,
  widget: z.strictObject({ heading: text }),
  cards: z
    .array(
      z.strictObject({
        title: text,
        text,
        icon: z.enum(eventCardIcons, `one of ${eventCardIcons.join(', ')}`),
      }),
    )
    .length(3, 'exactly three cards'),
  /** Where to subscribe to the calendar. */
  feed: z.strictObject({ text, link: text }),
});
