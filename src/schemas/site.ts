// What stands on more than one page: content/site.yaml.
import { z } from 'zod';
import { sitePath, text, webAddress } from './text.ts';

const labelledLink = z.strictObject({ label: text, url: webAddress });

const embed = z.strictObject({
  /** An address of the membership platform, or a path of this site for its own widget. */
  src: z.union([webAddress, sitePath], 'an https address, or a path of this site'),
  /** What assistive technology calls the frame. */
  title: text,
  /** Height of the frame in px. */
  height: z.int('a whole number').min(200, 'at least 200').max(2000, 'at most 2000'),
});

export const siteSchema = z.strictObject({
  /** Name of the association. */
  name: text,
  shortName: text,
  /** Origin of the site, without a slash at the end. */
  url: webAddress.refine((url) => !url.endsWith('/'), 'an address without a slash at the end'),
  /** What search engines and shared links say of the whole site. */
  description: text,
  founded: z.int('a year').min(1900, 'a year'),
  /** While true the footer says that people and addresses are invented. */
  sampleData: z.boolean('true or false'),
  /** The day members.csv was last checked. */
  directoryUpdated: z.iso.date('a date such as 2026-11-20'),
  contact: z.strictObject({
    email: z.email('a mail address such as office@example.org'),
    phone: z.string('digits in quotes').regex(/^1\d{10}$/, 'eleven digits starting with 1'),
    place: text,
  }),
  social: z.strictObject({
    /** The association's social group. */
    group: labelledLink,
    /** Its page on a professional network. */
    network: labelledLink,
  }),
  /** Who built the site. */
  credit: labelledLink,
  /** The picture tiles of the map. */
  tiles: z.strictObject({
    url: z
      .string('an address')
      .startsWith('https://', 'an address that starts with https://')
      .refine(
        (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
        'an address with {z}, {x} and {y} in it',
      ),
    attribution: text,
    attributionUrl: webAddress,
    maxZoom: z.int('a whole number').min(7, 'a zoom from 7 to 22').max(22, 'a zoom from 7 to 22'),
  }),
  embeds: z.strictObject({ events: embed, membership: embed }),
  video: z.strictObject({
    title: text,
    /** A player page on a video host; without it the site's own film is shown. */
    src: webAddress.optional(),
  }),
  /** Where the newsletter is subscribed to; without it a mail to the office. */
  newsletter: webAddress.optional(),
});

export type Site = z.infer<typeof siteSchema>;
export type Embed = z.infer<typeof embed>;
