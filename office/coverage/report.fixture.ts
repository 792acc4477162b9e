// A made-up state of four square counties, 70 miles wide each.

import { member } from '@appraisers/directory/members.fixture.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { type CoverageReport, makeReport, type ReportInput } from './coverage-report.ts';

/** Degrees of the corners; the counties lie around the middle, where their corners meet. */
const [south, middle, north] = [39, 40, 41];
const [west, center, east] = [-104, -102.7, -101.4];

type Ring = [lng: number, lat: number][];

/** Clockwise, as areas on a sphere are drawn: the inside lies to the right. */
const square = (left: number, bottom: number, right: number, top: number): Ring => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const county = (fips: string, name: string, ring: Ring) => ({
  fips,
  name,
  area: { type: 'MultiPolygon' as const, coordinates: [[ring]] },
});

const counties = [
  county('99001', 'Northwest', square(west, middle, center, north)),
  county('99003', 'Northeast', square(center, middle, east, north)),
  county('99005', 'Southwest', square(west, south, center, middle)),
  county('99007', 'Southeast', square(center, south, east, middle)),
];

const sampleZip = (code: string, town: string, lat: number, lng: number) => ({
  zip: code,
  town,
  lat,
  lng,
});

/** The ZIP of Edgeton lies in the northeast, and most of its people in the northwest. */
const zips = [
  sampleZip('99101', 'Northam', 40.5, -103.4),
  sampleZip('99102', 'Northam Boxes', 40.51, -103.41),
  sampleZip('99103', 'Edgeton', 40.5, -102.6),
  sampleZip('99104', 'Southam', 39.5, -103.4),
  sampleZip('99105', 'Farville', 39.4, -101.6),
];

const people = new Map([
  ['99101', { people: 10_000, shares: { '99001': 1 } }],
  ['99103', { people: 2_000, shares: { '99001': 0.75, '99003': 0.25 } }],
  // In the survey its county has another number than in the atlas.
  ['99104', { people: 500, shares: { '99999': 1 } }],
  ['99105', { people: 40, shares: { '99007': 1 } }],
]);

/** A member in Northam, with these changes. */
export const listed = (given: Partial<Member> = {}): Member => ({
  ...member(),
  city: 'Northam',
  zip: '99101',
  lat: 40.5,
  lng: -103.4,
  ...given,
});

const sampleRegion: Region = {
  name: 'Square',
  countyWord: 'County',
  stateWord: 'state',
  landscape: 'mountains',
  neighborLicensing: {},
  postalCode: 'SQ',
  zipPrefixes: ['99'],
  bounds: { south, north, west, east },
  timeZones: [{ zone: 'America/Denver', name: 'Mountain Time' }],
  map: { lat: middle, lng: center, zoom: 7, cities: ['Northam'] },
  licensing: { office: 'Office', url: 'https://www.example.org/', lookUp: 'Look it up.' },
  shortNames: {},
  spelling: {},
  search: {
    zip: { label: 'ZIP code', example: '99101' },
    city: { label: 'City', example: 'Northam' },
  },
};

export const sampleInput: ReportInput = {
  region: sampleRegion,
  members: [listed()],
  zips,
  counties,
  people,
  mapBase: {
    outline: [[square(west, south, east, north)]],
    lines: [
      [
        [center, south],
        [center, north],
      ],
    ],
    cities: [['Northam', 40.5, -103.4]],
  },
};

/** The report on the sample, with these changes. */
export const sampleReport = (given: Partial<ReportInput> = {}): CoverageReport =>
  makeReport({ ...sampleInput, ...given });
