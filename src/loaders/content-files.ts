// The YAML files of content/ and what each of them may look like: all there are, in one table.
import type { z } from 'zod';
import { benefitsSchema } from '#schemas/benefits.ts';
import { boardSchema } from '#schemas/board.ts';
import { committeesSchema } from '#schemas/committees.ts';
import { eventsSchema } from '#schemas/events.ts';
import { aboutPageSchema } from '#schemas/pages/about.ts';
import { accessibilityPageSchema } from '#schemas/pages/accessibility.ts';
import { articlesPageSchema } from '#schemas/pages/articles.ts';
import { eventsPageSchema } from '#schemas/pages/events.ts';
import { homePageSchema } from '#schemas/pages/home.ts';
import { joinPageSchema } from '#schemas/pages/join.ts';
import { membershipPageSchema } from '#schemas/pages/membership.ts';
import { notFoundPageSchema } from '#schemas/pages/not-found.ts';
import { resourcesPageSchema } from '#schemas/pages/resources.ts';
import { placesSchema } from '#schemas/places.ts';
import { resourcesSchema } from '#schemas/resources.ts';
import { siteSchema } from '#schemas/site.ts';

export const contentFiles = {
  'content/site.yaml': siteSchema,
  'content/places.yaml': placesSchema,
  'content/board.yaml': boardSchema,
  'content/committees.yaml': committeesSchema,
  'content/benefits.yaml': benefitsSchema,
  'content/resources.yaml': resourcesSchema,
  'content/events.yaml': eventsSchema,
  'content/pages/about.yaml': aboutPageSchema,
  'content/pages/accessibility.yaml': accessibilityPageSchema,
  'content/pages/articles.yaml': articlesPageSchema,
  'content/pages/events.yaml': eventsPageSchema,
  'content/pages/home.yaml': homePageSchema,
  'content/pages/join.yaml': joinPageSchema,
  'content/pages/membership.yaml': membershipPageSchema,
  'content/pages/not-found.yaml': notFoundPageSchema,
  'content/pages/resources.yaml': resourcesPageSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;
