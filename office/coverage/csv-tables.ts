// The report as tables for a spreadsheet. A cell that a spreadsheet would run as a formula gets an
// apostrophe first.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { stringify } from 'csv-stringify/sync';
import type { CoverageReport } from './coverage-report.ts';
import type { ListedMember } from './to-check.ts';

/** The names of the files. */
export const tableNames = {
  zips: 'zip-codes.csv',
  counties: 'counties.csv',
  toCheck: 'members-to-check.csv',
} as const;

type Cell = string | number | undefined;

/** UTF-8 with the byte order mark that Excel needs, and all text in quotes. */
export const inCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([head, ...rows], { bom: true, escape_formulas: true, quoted_string: true });

const tenths = (miles: number | undefined) => (miles === undefined ? undefined : miles.toFixed(1));

const zipTable = ({ zips, radius }: CoverageReport): string =>
  inCsv(
    [
      ...['ZIP', 'Post office', 'County', 'People', 'Members here'],
      ...[`Members within ${radius} miles`, 'Nearest member', 'City', 'Miles'],
    ],
    zips.map(({ zip, town, county, people, members, within, nearest }) => [
      ...[zip, town, county, people, members, within],
      ...[nearest && fullName(nearest.appraiser), nearest?.appraiser.city, tenths(nearest?.miles)],
    ]),
  );

const countyTable = ({ counties, radius }: CoverageReport): string =>
  inCsv(
    ['County', 'People', 'Members', `People without a member within ${radius} miles`],
    counties.map(({ name, people, members, peopleWithout }) => [
      ...[name, people, members, peopleWithout],
    ]),
  );

/** A row for each check and member. */
function checkTable(report: CoverageReport): string {
  const row = (what: string) => (member: ListedMember) => [
    ...[what, member.id, member.firstName, member.lastName, member.city],
    ...[member.phone && formatPhone(member.phone), member.email],
  ];
  return inCsv(
    ['To check', 'ID', 'First name', 'Last name', 'City', 'Phone', 'Email'],
    [
      ...report.withoutPhone.map(row('No phone number')),
      ...report.sharedPhones.flatMap(({ members }) => members.map(row('Shared phone number'))),
      ...report.withoutEmail.map(row('No email address')),
      ...report.sharedEmails.flatMap(({ members }) => members.map(row('Shared email address'))),
      ...report.withoutDetails.map(row('No details')),
      ...report.due.map(({ member, since }) => row(`Not confirmed since ${since}`)(member)),
    ],
  );
}

/** The text of each table by the name of its file. */
export const tablesOf = (report: CoverageReport): Readonly<Record<string, string>> => ({
  [tableNames.zips]: zipTable(report),
  [tableNames.counties]: countyTable(report),
  [tableNames.toCheck]: checkTable(report),
});
