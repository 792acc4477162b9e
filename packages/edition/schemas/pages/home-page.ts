// The words of the home page, content/pages/home.yaml.
import type { z } from 'zod';
import { fields, list, listOf, oneOf, sitePath, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

/** Each has a drawing of its own, site/drawings/feature-{icon}.svg. */
const featureIcons = ['licensed', 'local', 'independent', 'education'] as const;

export const homePageSchema = fields({
  ...pageHead,
  /** The four cards below the finder. */
  features: listOf(
    4,
    fields({
      title: text,
      text,
      icon: oneOf(featureIcons),
      /** Where the card leads, and the words of that link. */
      href: sitePath,
      link: text,
    }),
    'exactly four feature cards',
  ),
  /** For appraisers: why become a member. */
  why: fields({
    heading: text,
    mission: text,
    reasonsHeading: text,
    /** The buttons to /join and /membership. */
    join: text,
    membership: text,
  }),
  /** For home owners: a list to have at hand. */
  beforeYouCall: fields({
    heading: text,
    items: list(text, 'at least one item', { least: 1 }),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;
