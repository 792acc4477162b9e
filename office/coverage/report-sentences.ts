// The sentences of the report, for the terminal and for paper.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { CoverageReport } from './coverage-report.ts';
import type { ZipCoverage } from './region-coverage.ts';
import type { ListedMember } from './to-check.ts';

const numbers = new Intl.NumberFormat('en-US');

export const inFigures = (count: number): string => numbers.format(count);

/** "1 member", "1,204 members". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** A share in percent with one decimal. It is rounded down, so only a full share is 100%. */
export const percent = (part: number, all: number): string =>
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
export const nearestInWords = ({ nearest }: ZipCoverage): string =>
  nearest
    ? `${formatMiles(nearest.miles)}, ${fullName(nearest.appraiser)} in ${nearest.appraiser.city}`
    : 'none';

export const peopleInFigures = ({ people }: Pick<ZipCoverage, 'people'>): string =>
  people === undefined ? 'unknown' : inFigures(people);

/** "Ruth Abernathy (12)", with the id in the list. */
const withId = (member: Appraiser) => `${fullName(member)} (${member.id})`;

/** Few members share an office. The table has the others. */
const maxNamed = 2;

function allWithId(members: readonly ListedMember[]): string {
  const named = members.slice(0, maxNamed).map(withId).join(', ');
  const others = members.length - maxNamed;
  return others > 0 ? `${named} and ${counted(others, 'other')}` : named;
}

/** Something to check, with its members. */
export type Check = {
  readonly title: string;
  readonly sentence: string;
  readonly entries: readonly string[];
};

const none = 'None.';

/** Everything to check. */
export function checks(report: CoverageReport): readonly Check[] {
  const { sharedPhones, sharedEmails, withoutPhone, withoutEmail } = report;
  const shared = (count: number, why: string) => (count === 0 ? none : why);
  return [
    {
      title: `No phone number (${withoutPhone.length})`,
      sentence: shared(withoutPhone.length, 'Their listings show N/A.'),
      entries: withoutPhone.map(withId),
    },
    {
      title: `Shared phone numbers (${sharedPhones.length})`,
      sentence: shared(sharedPhones.length, 'Fine within one office, otherwise an error.'),
      entries: sharedPhones.map(
        ({ value, members }) => `${formatPhone(value)}: ${allWithId(members)}`,
      ),
    },
    {
      title: `No email address (${withoutEmail.length})`,
      sentence: shared(withoutEmail.length, 'Visitors can’t email them.'),
      entries: withoutEmail.map(withId),
    },
    {
      title: `Shared email addresses (${sharedEmails.length})`,
      sentence: shared(sharedEmails.length, 'Fine for a couple or an office, otherwise an error.'),
      entries: sharedEmails.map(({ value, members }) => `${value}: ${allWithId(members)}`),
    },
    ...missingDetails(report),
    notConfirmed(report),
  ];
}

/** What members have not said, and what no member does. */
function missingDetails(report: CoverageReport): readonly Check[] {
  const { hasAnyDetails, withoutDetails, uncovered, undone } = report;
  if (!hasAnyDetails) return [];
  return [
    {
      title: `No details (${withoutDetails.length})`,
      sentence:
        withoutDetails.length === 0
          ? none
          : 'Visitors can’t see their license, counties or kinds of work. Ask them to add these.',
      entries: withoutDetails.map(withId),
    },
    {
      title: `Counties that no member covers (${uncovered.length})`,
      sentence: uncovered.length === 0 ? none : 'No member lists these counties.',
      entries: uncovered,
    },
    {
      title: `Kinds of work that no member does (${undone.length})`,
      sentence: undone.length === 0 ? none : 'No member lists these kinds of work.',
      entries: undone,
    },
  ];
}

/** A check of the whole list doesn't mean that each member confirmed the entry. */
function notConfirmed({ members, due, withOwnDay, listChecked, today }: CoverageReport): Check {
  const title = `Not confirmed for a year (${due.length})`;
  const day = formatDate(listChecked);
  if (listChecked > today) {
    const sentence = `directoryUpdated in site.yaml is ${day}, which is in the future. Fix the date.`;
    return { title, sentence, entries: [] };
  }
  const ofList = `The list was last checked on ${day} (directoryUpdated in site.yaml)`;
  if (withOwnDay === 0) {
    const so =
      due.length > 0
        ? 'more than a year ago. Ask every member to confirm.'
        : 'less than a year ago. It has no dates for single members.';
    return { title, sentence: `${ofList}, ${so}`, entries: [] };
  }
  const others = members.length - withOwnDay;
  return {
    title,
    sentence:
      others === 0
        ? 'Every member has a confirmation date.'
        : `${ofList}. That date counts for ${counted(others, 'member')} without a confirmation date.`,
    entries: due.map(({ member, since }) => `${withId(member)}, since ${formatDate(since)}`),
  };
}
