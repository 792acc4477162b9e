// The links of the resources page, content/resources.yaml.
import type { z } from 'zod';
import { fields, list, text } from './text.ts';
import { webAddress } from './web-address.ts';

const linkList = fields({
  title: text,
  intro: text,
  links: list(
    fields({
      name: text,
      url: webAddress,
      /** A few words about the page. */
      note: text,
    }),
    'at least one link',
    { least: 1 },
  ),
});

export const resourcesSchema = fields({
  national: linkList,
  state: linkList,
  miscellaneous: linkList,
});

export type LinkList = z.infer<typeof linkList>;
