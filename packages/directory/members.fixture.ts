// A small invented directory over real Utah ZIPs, and builders, for the tests of this folder.

import type { Section } from './answer.ts';
import type { Appraiser } from './appraiser.ts';
import type { DetailWording } from './detail-rows.ts';
import { type DirectoryFile, openDirectory } from './directory.ts';
import { emptyFields } from './member-fields.ts';
import { type NamedRegion, placeNames } from './place-names.ts';

const sampleRegion = {
  name: 'Utah',
  postalCode: 'UT',
  shortNames: { SLC: 'Salt Lake City', WVC: 'West Valley City' },
  zipPrefixes: ['84'],
} satisfies NamedRegion & Record<string, unknown>;

export const sampleNames = placeNames(sampleRegion);

/** The points of the ZIPs, from the Census. */
export const zipPoints = {
  '84003': { lat: 40.4717, lng: -111.6806 },
  '84057': { lat: 40.3143, lng: -111.7095 },
  '84060': { lat: 40.6444, lng: -111.5066 },
  '84101': { lat: 40.7563, lng: -111.9 },
  '84109': { lat: 40.7058, lng: -111.7045 },
  '84601': { lat: 40.2272, lng: -111.6958 },
  '84604': { lat: 40.3187, lng: -111.577 },
  '84741': { lat: 37.1885, lng: -112.2492 },
  '84770': { lat: 37.1384, lng: -113.6296 },
  '84790': { lat: 37.0461, lng: -113.5573 },
} as const;

/** A member in Provo, except for the given fields. */
export const member = (given: Partial<Appraiser> = {}): Appraiser => ({
  ...emptyFields,
  id: 1,
  firstName: 'Ruth',
  lastName: 'Abernathy',
  phone: '18015550101',
  email: 'ruth.abernathy@example.org',
  city: 'Provo',
  zip: '84604',
  ...zipPoints['84604'],
  ...given,
});

/** A member who states everything. */
export const detailed = member({
  license: '5512345-CR00',
  credential: 'certified-residential',
  counties: 'Salt Lake; Utah',
  work: 'estate; divorce',
  homeowners: 'yes',
  languages: 'Spanish; Tongan',
  designations: 'SRA; AI-RRS',
  website: 'https://www.example.org/ruth/',
});

/** An edition's words for details. */
export const sampleWording: DetailWording = {
  credentials: {
    licensed: 'Licensed Appraiser',
    'certified-residential': 'Certified Residential Appraiser',
  },
  verifyUrl: 'https://x.example.org/check?id={number}',
  reasons: [
    { id: 'estate', name: 'An estate', kind: 'Estates' },
    { id: 'divorce', name: 'A divorce' },
  ],
};

const rows = [
  ['Ruth', 'Abernathy', '18015550101', 'Provo', '84604'],
  ['Vai', 'Latu', '13855550102', 'Provo', '84604'],
  ['Dallin', 'Sorensen', '18015550103', 'Provo', '84601'],
  ['Annika', 'Lindqvist', '8015550104', 'Orem', '84057'],
  ['Marisol', 'Vega', '18015550105', 'Highland', '84003'],
  ['Hyrum', 'Beck', '13855550106', 'American Fork', '84003'],
  ['Noor', 'Haddad', '18015550107', 'Salt Lake City', '84101'],
  ['Tomas', 'Okafor', '18015550108', 'Salt Lake City', '84109'],
  ['Greta', 'Ames', '14355550109', 'Park City', '84060'],
  ['Elias', 'Ware', '14355550110', 'St. George', '84770'],
  ['June', 'Begay', '14355550111', 'St. George', '84790'],
  ['Wren', 'Colter', '', 'Kanab', '84741'],
] as const;

/** A dozen members: Provo over two ZIPs, ZIP 84003 over two cities, Kanab alone and far. */
export const sampleMembers: readonly Appraiser[] = rows.map(
  ([firstName, lastName, phone, city, zip], at) => {
    const email = `${firstName}.${lastName}@example.org`.toLowerCase();
    return member({ id: at + 1, firstName, lastName, phone, email, city, zip, ...zipPoints[zip] });
  },
);

/** A few places. Mapleton, Springville and Sugar House have members nearby, Hanksville has none. */
const gazetteer = {
  zips: [
    ['84110', 40.7608, -111.891, 'Salt Lake City', undefined, 1],
    ['84604', 40.3187, -111.577, 'Provo'],
    ['84664', 40.1262, -111.5772, 'Mapleton'],
    ['84734', 38.3627, -110.5768, 'Hanksville'],
  ],
  cities: [
    ['Sugar House', 40.7236, -111.8585],
    ['The Avenues', 40.779, -111.869],
    ['American Fork', 40.3769, -111.7958],
    ['Hanksville', 38.3627, -110.5768],
    ['Highland', 40.4255, -111.7945],
    ['Kanab', 37.0475, -112.5263],
    ['Provo', 40.2338, -111.6585],
    ['Salt Lake City', 40.7608, -111.891],
    ['Springville', 40.1652, -111.6107],
    ['St. George', 37.1041, -113.5841],
  ],
} satisfies Pick<DirectoryFile, 'zips' | 'cities'>;

/** A directory as the finder opens it, with these parts of its file in place of the sample's. */
export const directoryWith = (parts: Partial<DirectoryFile> = {}) =>
  openDirectory({
    region: {
      ...sampleRegion,
      countyWord: 'County',
      zipExample: '84101',
    },
    members: sampleMembers,
    counties: [],
    ...gazetteer,
    otherStates: { states: [], towns: [] },
    outline: [],
    wording: sampleWording,
    ...parts,
  });

export const sampleDirectory = directoryWith();

/** Parts of a directory that knows only its members. */
export const membersOnly = { zips: [], cities: [] };

/** The last names of members, in alphabetical order. */
export const lastNames = (appraisers: readonly Appraiser[]): readonly string[] =>
  appraisers.map(({ lastName }) => lastName).sort();

/** Groups as text, `primary Orem 0.0: Lindqvist`, members in alphabetical order. */
export const outline = (sections: readonly Section[]): readonly string[] =>
  sections
    .filter(({ kind }) => kind === 'around')
    .flatMap(({ groups }) => groups)
    .map(
      ({ place, miles = 0, isOrigin, members }) =>
        `${isOrigin ? 'primary' : 'nearby'} ${place} ${miles.toFixed(1)}: ${lastNames(members).join(', ')}`,
    );

/** The groups within 30 miles of 84604, worked out by hand from the points of the ZIPs. */
export const outlineAround84604 = [
  'primary 84604 0.0: Abernathy, Latu',
  'nearby 84057 7.0: Lindqvist',
  'nearby 84601 8.9: Sorensen',
  'nearby 84003 11.9: Beck, Vega',
  'nearby 84060 22.8: Ames',
  'nearby 84109 27.6: Okafor',
] as const;
