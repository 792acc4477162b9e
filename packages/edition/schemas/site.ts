// Content of more than one page, site.yaml.
import { z } from 'zod';
import { day } from './day.ts';
import { email, fields, list, text, wholeNumber } from './text.ts';
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
    /** The name of the frame for assistive technology. */
    title: text,
    /** Height of the frame in px. */
    height: wholeNumber('a whole number from 200 to 2000', 200, 2000),
  });

const phoneHint = 'Enter 1 and then the 10 digits, in quotes.';

export const siteSchema = fields({
  /** Name of the association. */
  name: text,
  shortName: text,
  /** Origin of the site, without a slash at the end. */
  url: siteAddress,
  /** The description of the whole site for search engines and shared links. */
  description: text,
  /** While true, the footer says that people and addresses are invented. */
  sampleData: z.boolean('Enter true or false.'),
  /** The day members.csv was last checked. */
  directoryUpdated: day('2026-11-20'),
  contact: fields({
    email: email('office@example.org'),
    phone: z.string(phoneHint).regex(/^1\d{10}$/, phoneHint),
    place: text,
  }),
  social: fields({
    /** The association's social group. */
    group: labelledLink,
    /** Its page on a professional network. */
    network: labelledLink,
  }),
  /** The builder of the site. */
  credit: labelledLink,
  /** The picture tiles of the map. */
  tiles: fields({
    url: tileAddress,
    attribution: text,
    attributionUrl: webAddress,
    maxZoom: wholeNumber('a zoom from 7 to 22', 7, 22),
  }),
  /** Sites that may show the finder in a frame. */
  partners: list(partnerAddress, 'a list of addresses, or []', { least: 0, most: 50 }),
  embeds: fields({ events: embed('/embed/events'), membership: embed('/embed/membership') }),
  /** The video on the membership page, if any. */
  video: fields({
    title: text,
    /** A player page on a video host. Without it, the page shows the video in video/. */
    src: playerAddress.optional(),
  }).optional(),
  /** The sign-up page of the newsletter. Without it, visitors email the office. */
  newsletter: webAddress.optional(),
  /** Receives the errors of pages in visitors' browsers. Without it, pages send none. */
  reports: webAddress.optional(),
});

export type Site = z.infer<typeof siteSchema>;
export type Embed = z.infer<ReturnType<typeof embed>>;
