// The words of the home page, content/pages/home.yaml.
import { z } from 'zod';
import { sitePath, text } from '#schemas/text.ts';
import { pageHead } from './page-head.ts';

/** Each has a drawing of its own, public/art/feature-{icon}.svg. */
const featureIcons = ['licensed', 'local', 'independent', 'education'] as const;

export const homePageSchema = z.strictObject({
  ...pageHead,
  /** The four cards below the finder. */
  features: z
    .array(
      z.strictObject({
        title: text,
        text,
        icon: z.enum(featureIcons, `one of ${featureIcons.join(', ')}`),
        /** Where the card leads, and the words of that link. */
        href: sitePath,
        link: text,
      }),
    )
    .length(4, 'exactly four feature cards'),
  /** For appraisers: why become a member. */
  why: z.strictObject({
    heading: text,
    mission: text,
    reasonsHeading: text,
    /** The buttons to /join and /membership. */
    join: text,
    membership: text,
  }),
  /** For home owners: a list to have at hand. */
  beforeYouCall: z.strictObject({
    heading: text,
    items: z.array(text).min(1, 'at least one item'),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;
