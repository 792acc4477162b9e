// A made-up state of four square counties, 70 miles wide each.
import { member } from '@appraisers/directory/members.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import { type CoverageReport, makeReport, type ReportInput } from './coverage-report.ts';
import { readReportInput } from './read-input.ts';

function county(fips: string, name: string, left: number, bottom: number) {
  const [right, top] = [left + 1.3, bottom + 1];
  // Clockwise, as areas on a sphere are drawn: the inside lies to the right.
  const ring: [lng: number, lat: number][] = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { fips, name, area: { type: 'MultiPolygon' as const, coordinates: [[ring]] } };
}

/** A member in Northam, with these changes. */
export const listed = (given: Partial<Member> = {}): Member => ({
  ...member(),
  ...{ city: 'Northam', zip: '99101', lat: 40.5, lng: -103.4 },
  ...given,
});

export const sampleInput: ReportInput = {
  ...readReportInput(openEdition('editions/journeys')),
  members: [listed()],
  counties: [
    county('99001', 'Northwest', -104, 40),
    county('99003', 'Northeast', -102.7, 40),
    county('99005', 'Southwest', -104, 39),
    county('99007', 'Southeast', -102.7, 39),
  ],
  // The ZIP of Edgeton lies in the northeast, and most of its people in the northwest.
  zips: [
    { zip: '99101', town: 'Northam', lat: 40.5, lng: -103.4 },
    { zip: '99102', town: 'Northam Boxes', lat: 40.51, lng: -103.41 },
    { zip: '99103', town: 'Edgeton', lat: 40.5, lng: -102.6 },
    { zip: '99104', town: 'Southam', lat: 39.5, lng: -103.4 },
    { zip: '99105', town: 'Farville', lat: 39.4, lng: -101.6 },
  ],
  people: new Map([
    ['99101', { people: 10_000, shares: { '99001': 1 } }],
    ['99103', { people: 2_000, shares: { '99001': 0.75, '99003': 0.25 } }],
    // In the survey its county has another number than in the atlas.
    ['99104', { people: 500, shares: { '99999': 1 } }],
    ['99105', { people: 40, shares: { '99007': 1 } }],
  ]),
};

/** The report on the sample, with these changes. */
export const sampleReport = (given: Partial<ReportInput> = {}): CoverageReport =>
  makeReport({ ...sampleInput, ...given });
