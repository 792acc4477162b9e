// Content of more than one page, site.yaml.
import type { z } from 'zod';
import { pastDay } from './day.ts';
import { email, fields, list, matching, prose, text, wholeNumber, yesOrNo } from './text.ts';
import {
  partnerAddress,
  playerAddress,
  siteAddress,
  tileAddress,
  webAddress,
  widgetAddress,
} from './web-address.ts';

const labelledLink = fields({ label: text.meta({ title: 'Link text' }), url: webAddress });

const embed = (own: string) =>
  fields({
    src: widgetAddress(own).meta({
      title: 'Address',
      description: `The widget of your membership platform. For the site's own, enter ${own}.`,
    }),
    title: text.describe('What screen readers say about it.'),
    height: wholeNumber('a whole number from 200 to 2000', 200, 2000).meta({
      title: 'Height in pixels',
    }),
  });

export const siteSchema = fields({
  name: text.meta({ title: 'Name of the association' }),
  shortName: text.describe('Where the whole name has no room.'),
  url: siteAddress.meta({
    title: 'Address of the site',
    description: 'Such as https://www.example.org, without a slash at the end.',
  }),
  description: prose.describe('What search engines and shared links show.'),
  sampleData: yesOrNo.meta({
    title: 'The people and addresses are samples',
    description: 'While checked, the footer says so. Clear it once all of them are real.',
  }),
  directoryUpdated: pastDay('2026-11-20').meta({
    title: 'Members last checked',
    description: 'The finder shows this date.',
  }),
  contact: fields({
    email: email('office@example.org').meta({ title: 'Email' }),
    phone: matching(/^1\d{10}$/, 'Enter 1 and then the 10 digits, such as "18015550123".').meta({
      title: 'Phone',
      look: 'phone',
      description: 'Example: 801-555-0123.',
    }),
    place: text.meta({ title: 'Location' }),
  }).meta({ title: 'The office' }),
  social: fields({
    group: labelledLink,
    network: labelledLink.meta({ title: 'Professional network' }),
  }).meta({ title: 'Social networks' }),
  credit: labelledLink.meta({ title: 'Builder of the site', description: 'In the footer.' }),
  tiles: fields({
    url: tileAddress.meta({
      title: 'Address of a tile',
      description: 'With {z}, {x} and {y}. The company must let other sites read tiles (CORS).',
    }),
    attribution: text.describe('What the company asks you to say on the map.'),
    attributionUrl: webAddress.meta({ title: 'Link of the attribution' }),
    maxZoom: wholeNumber('a zoom from 7 to 22', 7, 22).meta({ title: 'Closest zoom, 7 to 22' }),
  }).meta({ title: 'Map tiles' }),
  partners: list(partnerAddress, 'partner', 0, 50).describe(
    'Sites that may show the finder. Start with https://, and end with the host name.',
  ),
  embeds: fields({
    events: embed('/embed/events').meta({ title: 'Calendar' }),
    membership: embed('/embed/membership').meta({ title: 'Membership application' }),
  }).meta({ title: 'Widgets' }),
  video: fields({
    title: text,
    src: playerAddress.optional().meta({
      title: 'Player page',
      description: 'On a video host. Without it, the page shows your own files.',
    }),
  })
    .optional()
    .describe('Without a title, the membership page has no video.'),
  newsletter: webAddress.optional().meta({
    title: 'Newsletter sign-up page',
    description: 'Starts with https://. If blank, the button opens an email to the office.',
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type Embed = z.infer<ReturnType<typeof embed>>;
