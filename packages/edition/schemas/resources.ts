// The links of the resources page, content/resources.yaml.
import type { z } from 'zod';
import { fields, list, prose, text } from './text.ts';
import { webAddress } from './web-address.ts';

const linkList = fields({
  title: text.meta({ title: 'Heading' }),
  intro: prose.meta({ title: 'Text below the heading' }),
  links: list(
    fields({
      name: text,
      url: webAddress,
      note: text.meta({ title: 'What visitors find there' }),
    }),
    'at least one link',
    { least: 1 },
  ).meta({ entry: 'link' }),
});

export const resourcesSchema = fields({
  national: linkList.meta({ title: 'National sites' }),
  state: linkList.meta({ title: 'State sites' }),
  miscellaneous: linkList.meta({ title: 'Other sites' }),
});

export type LinkList = z.infer<typeof linkList>;
