// The words of the events page, content/pages/events.yaml.
import { fields, listOf, oneOf, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

const eventCardIcons = ['education', 'network', 'workshop'] as const;

export const eventsPageSchema = fields({
  ...pageHead,
  widget: fields({ heading: text }),
  cards: listOf(
    3,
    fields({
      title: text,
      text,
      icon: oneOf(eventCardIcons),
    }),
    'exactly three cards',
  ),
  /** Where to subscribe to the calendar. */
  feed: fields({ text, link: text }),
});
