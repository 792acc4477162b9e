// The coverage in sentences, its gaps as a table, and all ZIP codes as a file for a spreadsheet.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import { stringify } from 'csv-stringify/sync';
import type { CoverageReport } from './coverage-report.ts';
import type { ZipCoverage } from './region-coverage.ts';

const inFigures = (count: number): string => count.toLocaleString('en-US');

/** "1 member", "1,204 members". */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** A share in percent with one decimal. It is rounded down, so only a full share is 100%. */
const percent = (part: number, all: number): string =>
  part === all ? '100%' : `${(Math.floor((part / all) * 1000) / 10).toFixed(1)}%`;

/** How well members cover the region. */
export function coverageSentences(report: CoverageReport): readonly string[] {
  const { members, region, radius, zipSum, peopleSum, counties, emptyCounties } = report;
  const zips = new Set(members.map(({ zip }) => zip)).size;
  const without = peopleSum.all - peopleSum.served;
  const there = emptyCounties.reduce((sum, { people }) => sum + people, 0);
  return [
    `${counted(members.length, 'member')} in ${counted(zips, 'ZIP code')}.`,
    `${inFigures(zipSum.served)} of ${counted(zipSum.all, 'ZIP code')} have a member within ${radius} miles.`,
    peopleSum.all === 0
      ? `We have no population data for ${region.name}.`
      : `${inFigures(peopleSum.served)} of ${counted(peopleSum.all, 'person', 'people')} have a member within ${radius} miles (${percent(peopleSum.served, peopleSum.all)}), and ${inFigures(without)} don't.`,
    emptyCounties.length === 0
      ? `Every county has a member (${inFigures(counties.length)}).`
      : `${inFigures(emptyCounties.length)} of ${counted(counties.length, 'county', 'counties')} ${emptyCounties.length === 1 ? 'has' : 'have'} no member. ${counted(there, 'person lives', 'people live')} there.`,
  ];
}

/** The member nearest to a ZIP: "30.4 mi, Ruth Abernathy in Middleton". */
const nearestInWords = ({ nearest }: ZipCoverage): string =>
  nearest
    ? `${formatMiles(nearest.miles)}, ${fullName(nearest.appraiser)} in ${nearest.appraiser.city}`
    : 'none';

/** ZIP codes where people have no member nearby: ZIP, post office, county, people, nearest member. */
export const gapRows = ({ gaps }: CoverageReport): readonly (readonly string[])[] =>
  gaps
    .filter(({ people = 0 }) => people > 0)
    .map((gap) => [
      ...[gap.zip, gap.town, gap.county ?? '', inFigures(gap.people ?? 0), nearestInWords(gap)],
    ]);

/** Each ZIP code with its people and its members, in UTF-8 with the byte order mark that Excel needs. */
export const zipTable = ({ zips, radius }: CoverageReport): string =>
  stringify(
    zips.map(({ zip, town, county, people, members, within, nearest }) => ({
      ZIP: zip,
      'Post office': town,
      County: county,
      People: people,
      'Members here': members,
      [`Members within ${radius} miles`]: within,
      'Nearest member': nearest && fullName(nearest.appraiser),
      City: nearest?.appraiser.city,
      Miles: nearest?.miles.toFixed(1),
    })),
    // A cell that a spreadsheet would run as a formula gets an apostrophe first.
    { header: true, bom: true, escape_formulas: true, quoted_string: true },
  );
