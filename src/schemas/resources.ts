// The links of the resources page, content/resources.yaml.
import { z } from 'zod';
import { text, webAddress } from './text.ts';

const linkList = z.strictObject({
  title: text,
  intro: text,
  links: z
    .array(
      z.strictObject({
        name: text,
        url: webAddress,
        /** What one finds there, in a few words. */
        note: text,
      }),
    )
    .min(1, 'at least one link'),
});

export const resourcesSchema = z.strictObject({
  national: linkList,
  state: linkList,
  miscellaneous: linkList,
});

export type LinkList = z.infer<typeof linkList>;
