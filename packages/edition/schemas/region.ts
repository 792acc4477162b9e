// The state an edition is for, region.yaml: what the finder, the calendar and the map know of it.
import { z } from 'zod';
import { fields, list, text, wholeNumber } from './text.ts';
import { webAddress } from './web-address.ts';

const degrees = (least: number, most: number) => {
  const expected = `degrees as a number, from ${least} to ${most}`;
  return z.number(expected).min(least, expected).max(most, expected);
};

export const latitude = degrees(-90, 90);
export const longitude = degrees(-180, 180);

/** A ZIP code, in quotes: YAML would take away a zero at its beginning. */
export const zipText = z
  .string('a ZIP code in quotes')
  .regex(/^\d{5}$/, 'a ZIP code of five digits');

/** Whether the name works: Node's own list has each zone under one of its names, often an old one. */
function isZone(name: string): boolean {
  if (!/^[A-Z]\w+(\/[A-Z][\w-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const zone = z
  .string('a time zone such as America/New_York')
  .refine(isZone, { error: 'a time zone of the IANA list, such as America/New_York' });

const searchWords = (example: z.ZodType<string, string>) =>
  fields({
    /** Above the search box. */
    label: text.max(40, 'at most 40 characters'),
    /** What the empty box shows, and messages name. */
    example,
  });

const always = { when: () => true };

export const regionSchema = fields({
  /** The name of the state. */
  name: text,
  /** As addresses write it: two letters. */
  postalCode: z
    .string('two letters in quotes')
    .regex(/^[A-Z]{2}$/, 'the two capital letters that addresses have'),
  /** What ZIP codes of the state start with. */
  zipPrefixes: list(
    z.string('the first digits, in quotes').regex(/^\d{1,5}$/, 'one to five digits'),
    'at least one prefix',
    { least: 1 },
  ),
  /** The frame all of it lies in, in degrees. */
  bounds: fields({ south: latitude, north: latitude, west: longitude, east: longitude }),
  /** The first is that of events that name no other. */
  timeZones: list(
    fields({
      zone,
      /** What stands behind a time, such as Mountain Time. */
      name: text,
    }),
    'at least one time zone',
    { least: 1, most: 10 },
  ),
  /** What the map shows first, and the places named on its own ground. */
  map: fields({
    lat: latitude,
    lng: longitude,
    zoom: wholeNumber('a zoom from 3 to 12', 3, 12),
    /** The first four already when the whole state is in view. */
    cities: list(text, 'a list of cities', { least: 1, most: 40 }),
  }),
  /** Who licenses appraisers. */
  licensing: fields({ office: text, url: webAddress, lookUp: text }),
  /** What people write for longer names. */
  shortNames: z.record(z.string(), text, 'short names, each with what it is short for'),
  /** How people spell names that the packages of places write otherwise. */
  spelling: z.record(z.string(), text, 'names, each with how it is spelled'),
  /** Words around the search box. */
  search: fields({ zip: searchWords(zipText), city: searchWords(text) }),
}).superRefine((given, context) => {
  const { south, north, west, east } = given?.bounds ?? {};
  if (!(north > south)) {
    const message = `degrees north of ${south}`;
    if (typeof north === 'number' && typeof south === 'number')
      context.addIssue({ code: 'custom', path: ['bounds', 'north'], message });
  }
  if (typeof east === 'number' && typeof west === 'number' && east <= west) {
    const message = `degrees east of ${west}`;
    context.addIssue({ code: 'custom', path: ['bounds', 'east'], message });
  }
}, always);

export type Region = z.infer<typeof regionSchema>;
