// What stands on more than one page: site.yaml.
import { z } from 'zod';
import { day } from './day.ts';
import { email, fields, text, wholeNumber } from './text.ts';
import {
  partnerAddress,
  playerAddress,
  siteAddress,
  tileAddress,
  webAddress,
  widgetAddress,
} from './web-address.ts';

const labelledLink = fields({ label: text, url: webAddress });

const embed = (own: string) =>
  fields({
    /** An address of the membership platform, or the path of the site's own widget. */
    src: widgetAddress(own),
    /** What assistive technology calls the frame. */
    title: text,
    /** Height of the frame in px. */
    height: wholeNumber('a whole number from 200 to 2000', 200, 2000),
  });

export const siteSchema = fields({
  /** Name of the association. */
  name: text,
  shortName: text,
  /** Origin of the site, without a slash at the end. */
  url: siteAddress,
  /** What search engines and shared links say of the whole site. */
  description: text,
  /** While true the footer says that people and addresses are invented. */
  sampleData: z.boolean('true or false'),
  /** The day members.csv was last checked. */
  directoryUpdated: day('2026-11-20'),
  contact: fields({
    email: email('office@example.org'),
    phone: z.string('digits in quotes').regex(/^1\d{10}$/, 'eleven digits starting with 1'),
    place: text,
  }),
  social: fields({
    /** The association's social group. */
    group: labelledLink,
    /** Its page on a professional network. */
    network: labelledLink,
  }),
  /** Who built the site. */
  credit: labelledLink,
  /** The picture tiles of the map. */
  tiles: fields({
    url: tileAddress,
    attribution: text,
    attributionUrl: webAddress,
    maxZoom: wholeNumber('a zoom from 7 to 22', 7, 22),
  }),
  /** Sites that may show the finder in a frame. */
  partners: z.array(partnerAddress, 'a list of addresses, or [] for none').max(50, 'at most 50'),
  embeds: fields({ events: embed('/embed/events'), membership: embed('/embed/membership') }),
  /** The film on the membership page; without it there is none. */
  video: fields({
    title: text,
    /** A player page on a video host; without it the film in the edition's folder film/. */
    src: playerAddress.optional(),
  }).optional(),
  /** Where the newsletter is subscribed to; without it a mail to the office. */
  newsletter: webAddress.optional(),
});

export type Site = z.infer<typeof siteSchema>;
export type Embed = z.infer<ReturnType<typeof embed>>;
