// The state of an edition, region.yaml, for the finder, the calendar and the map.
import { credentials, recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { reasonAndHint } from './issue-message.ts';
import { fields, list, text, wholeNumber } from './text.ts';
import { licenseAddress, webAddress } from './web-address.ts';

const degrees = (least: number, most: number) => {
  const hint = `Enter degrees as a number from ${least} to ${most}.`;
  return z.number(hint).min(least, hint).max(most, hint);
};

export const latitude = degrees(-90, 90);
export const longitude = degrees(-180, 180);

const zipHint = 'Enter a ZIP code with 5 digits, in quotes.';

/** A ZIP code in quotes, because YAML would remove a zero at the start. */
export const zipText = z.string(zipHint).regex(/^\d{5}$/, zipHint);

/** Whether a time zone works. Node's own list has only one name for each zone, often an old one. */
function isZone(name: string): boolean {
  if (!/^[A-Z]\w+(\/[A-Z][\w-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const zoneHint = 'Enter a time zone from the IANA list, such as America/New_York.';
const zone = z.string(zoneHint).refine(isZone, { error: zoneHint });

const searchWords = (example: z.ZodType<string, string>) =>
  fields({
    /** Above the search box. */
    label: text.max(40),
    /** Shown in the empty box and in messages. */
    example,
  });

const always = { when: () => true };

const postalHint = 'Enter the two capital letters used in addresses, in quotes.';
const prefixHint = 'Enter the first one to five digits of the ZIP codes, in quotes.';

export const regionSchema = fields({
  /** The name of the state. */
  name: text,
  /** Two letters, as in addresses. */
  postalCode: z.string(postalHint).regex(/^[A-Z]{2}$/, postalHint),
  /** What the state calls its counties: County, Parish or Borough. */
  countyWord: text.max(20).default('County'),
  /** The first digits of the state's ZIP codes. */
  zipPrefixes: list(z.string(prefixHint).regex(/^\d{1,5}$/, prefixHint), 'at least one prefix', {
    least: 1,
  }),
  /** The bounding box of the state, in degrees. */
  bounds: fields({ south: latitude, north: latitude, west: longitude, east: longitude }),
  /** The first one applies to events without a time zone. */
  timeZones: list(
    fields({
      zone,
      /** Shown after a time, such as Mountain Time. */
      name: text,
    }),
    'at least one time zone',
    { least: 1, most: 10 },
  ),
  /** The first view of the map, and the cities named on its base map. */
  map: fields({
    lat: latitude,
    lng: longitude,
    zoom: wholeNumber('a zoom from 3 to 12', 3, 12),
    /** The first four appear even when the whole state is in view. */
    cities: list(text, 'a list of cities', { least: 1, most: 40 }),
  }),
  /** The office that licenses appraisers. */
  licensing: fields({
    office: text,
    url: webAddress,
    lookUp: text,
    /** The address that shows a license, with {number} in place of its number. */
    verifyUrl: licenseAddress.optional(),
    /** What the state calls each credential. */
    credentials: fields(recordOf(credentials, () => text.max(60))).optional(),
  }),
  /** The offices that license appraisers in neighboring states, by the state's postal code. */
  neighborLicensing: z
    .record(
      z.string().regex(/^[A-Z]{2}$/),
      fields({ office: text, url: webAddress }),
      'Enter offices, each with the two capital letters of its state.',
    )
    .default({}),
  /** Short forms of longer names. */
  shortNames: z.record(z.string(), text, 'Enter short names, each with its full name.'),
  /** The right spelling of names that the place packages write differently. */
  spelling: z.record(z.string(), text, 'Enter names, each with its right spelling.'),
  /** Words around the search box. */
  search: fields({ zip: searchWords(zipText), city: searchWords(text) }),
}).superRefine((given, context) => {
  const { south, north, west, east } = given?.bounds ?? {};
  if (!(north > south)) {
    const message = reasonAndHint(
      'The north edge is not north of the south edge.',
      `Enter degrees above ${south}.`,
    );
    if (typeof north === 'number' && typeof south === 'number')
      context.addIssue({ code: 'custom', path: ['bounds', 'north'], message });
  }
  if (typeof east === 'number' && typeof west === 'number' && east <= west) {
    const message = reasonAndHint(
      'The east edge is not east of the west edge.',
      `Enter degrees above ${west}.`,
    );
    context.addIssue({ code: 'custom', path: ['bounds', 'east'], message });
  }
}, always);

export type Region = z.infer<typeof regionSchema>;
