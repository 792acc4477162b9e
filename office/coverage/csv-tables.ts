// The report as tables for a spreadsheet. What a member has written is never run there: a cell that
// would be taken for a formula gets an apostrophe in front.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { stringify } from 'csv-stringify/sync';
import type { CoverageReport } from './coverage-report.ts';
import type { ListedMember } from './to-check.ts';

/** The files, by what they hold. */
export const tableNames = {
  zips: 'zip-codes.csv',
  counties: 'counties.csv',
  toCheck: 'members-to-check.csv',
} as const;

type Cell = string | number | undefined;

/** UTF-8 with the mark that Excel knows it by, every text in quotes. */
export const inCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([head, ...rows], { bom: true, escape_formulas: true, quoted_string: true });

const tenths = (miles: number | undefined) => (miles === undefined ? undefined : miles.toFixed(1));

const zipTable = ({ zips, radius }: CoverageReport): string =>
  inCsv(
    [
      ...['ZIP', 'Post office', 'County', 'People', 'Members here'],
      ...[`Members within ${radius} miles`, 'Nearest member', 'In', 'Miles'],
    ],
    zips.map(({ zip, town, county, people, members, within, nearest }) => [
      ...[zip, town, county, people, members, within],
      ...[nearest && fullName(nearest.appraiser), nearest?.appraiser.city, tenths(nearest?.miles)],
    ]),
  );

const countyTable = ({ counties, radius }: CoverageReport): string =>
  inCsv(
    ['County', 'People', 'Members', `People with none within ${radius} miles`],
    counties.map(({ name, people, members, peopleWithout }) => [
      ...[name, people, members, peopleWithout],
    ]),
  );

/** A row for each member and each thing to check of them. */
function checkTable(report: CoverageReport): string {
  const row = (what: string) => (member: ListedMember) => [
    ...[what, member.id, member.firstName, member.lastName, member.city],
    ...[member.phone && formatPhone(member.phone), member.email],
  ];
  return inCsv(
    ['To check', 'id', 'First name', 'Last name', 'City', 'Telephone', 'Mail'],
    [
      ...report.withoutPhone.map(row('no telephone')),
      ...report.sharedPhones.flatMap(({ members }) => members.map(row('telephone of several'))),
      ...report.withoutEmail.map(row('no mail address')),
      ...report.sharedEmails.flatMap(({ members }) => members.map(row('mail address of several'))),
      ...report.due.map(({ member, since }) => row(`not confirmed since ${since}`)(member)),
    ],
  );
}

/** The text of each table by the name of its file. */
export const tablesOf = (report: CoverageReport): Readonly<Record<string, string>> => ({
  [tableNames.zips]: zipTable(report),
  [tableNames.counties]: countyTable(report),
  [tableNames.toCheck]: checkTable(report),
});
