// The state of an edition, region.yaml, for the finder, the calendar and the map.
import { credentials, recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { fields, list, matching, numberWithin, oneOf, text, wholeNumber } from './text.ts';
import { licenseAddress, webAddress } from './web-address.ts';

const degrees = (most: number) =>
  numberWithin(`degrees as a number from -${most} to ${most}`, -most, most);

export const latitude = degrees(90).meta({ title: 'Latitude' });
export const longitude = degrees(180).meta({ title: 'Longitude' });

/** A ZIP code in quotes, because YAML would remove a zero at the start. */
export const zipText = matching(/^\d{5}$/, 'Enter a ZIP code with 5 digits, in quotes.').meta({
  title: 'ZIP code',
});

/** Whether a time zone works. Node's own list has only one name for each zone, often an old one. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[A-Z]\w+(\/[A-Z][\w-]+)+$/.test(name);
  } catch {
    return false;
  }
}

const zoneHint = 'Enter a time zone from the IANA list, such as America/New_York.';
const zone = z.string(zoneHint).refine(isZone, zoneHint);

const searchWords = (example: z.ZodType<string, string>) =>
  fields({
    label: text.max(40).describe('Above the search box.'),
    example: example.describe('Shown in the empty box and in messages.'),
  });

const zipPrefix = matching(
  /^\d{1,5}$/,
  'Enter the first one to five digits of the ZIP codes, in quotes.',
);

export const regionSchema = fields({
  name: text.meta({ title: 'Name of the state' }),
  postalCode: matching(
    /^[A-Z]{2}$/,
    'Enter the two capital letters used in addresses, in quotes.',
  ).describe('Two letters, as in addresses.'),
  countyWord: text.max(20).default('County').meta({
    title: 'Word for county',
    description: 'County, Parish or Borough.',
  }),
  stateWord: text.max(20).default('state').meta({
    title: 'Word for state',
    description: 'state, district or territory.',
  }),
  landscape: oneOf(['mountains', 'lowland'])
    .default('mountains')
    .describe('What our drawings show behind houses.'),
  zipPrefixes: list(zipPrefix, 'ZIP prefix').meta({
    title: 'Beginnings of ZIP codes',
    description: 'The first digits of the ZIP codes in the state.',
  }),
  bounds: fields({
    south: latitude.meta({ title: 'South' }),
    north: latitude.meta({ title: 'North' }),
    west: longitude.meta({ title: 'West' }),
    east: longitude.meta({ title: 'East' }),
  }).meta({ title: 'Edges of the state in degrees' }),
  timeZones: list(
    fields({
      zone: zone.describe('Such as America/Denver.'),
      name: text.describe('Shown after a time, such as Mountain Time.'),
    }),
    'time zone',
  ).describe('The first one applies to events without a time zone.'),
  map: fields({
    lat: latitude,
    lng: longitude,
    zoom: wholeNumber('a zoom from 3 to 12', 3, 12),
    cities: list(text, 'city', 1, 40).describe(
      'The first four have their names even when the whole state is in view.',
    ),
  }).meta({ title: 'First view of the map' }),
  licensing: fields({
    office: text,
    url: webAddress,
    lookUp: text.meta({ title: 'Link to look up a license' }),
    verifyUrl: licenseAddress.optional().meta({
      title: 'Address that shows a license',
      description: 'With {number} where the number of the license belongs.',
    }),
    credentials: fields(recordOf(credentials, () => text.max(60)))
      .optional()
      .meta({ title: 'What the state calls each credential' }),
  }).meta({ title: 'The office that licenses appraisers' }),
  neighborLicensing: z
    .record(
      z.string().regex(/^[A-Z]{2}$/),
      fields({ office: text, url: webAddress }),
      'Enter offices, each with the two capital letters of its state.',
    )
    .default({})
    .meta({ title: 'Licensing offices of neighboring states' }),
  shortNames: z
    .record(z.string(), text, 'Enter short names, each with its full name.')
    .meta({ title: 'Short names' }),
  spelling: z
    .record(z.string(), text, 'Enter names, each with its right spelling.')
    .meta({ title: 'Spelling of names' }),
  search: fields({
    zip: searchWords(zipText).meta({ title: 'Search by ZIP code' }),
    city: searchWords(text).meta({ title: 'Search by city' }),
  }).meta({ title: 'Words at the search box' }),
});

export type Region = z.infer<typeof regionSchema>;
