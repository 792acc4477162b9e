// What the report says in words, the same in the terminal and on paper.
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

/** A share in percent with one decimal; only all of them are 100. */
export const percent = (part: number, all: number): string =>
  part === all ? '100%' : `${(Math.floor((part / all) * 1000) / 10).toFixed(1)}%`;

/** How widely members are spread, a sentence each. */
export function coverageSentences(report: CoverageReport): readonly string[] {
  const { members, region, radius, zipSum, peopleSum, counties, emptyCounties } = report;
  const zips = new Set(members.map(({ zip }) => zip)).size;
  const without = peopleSum.all - peopleSum.served;
  const there = emptyCounties.reduce((sum, { people }) => sum + people, 0);
  return [
    `${counted(members.length, 'member')} in ${counted(zips, 'ZIP code')}.`,
    `${inFigures(zipSum.served)} of ${counted(zipSum.all, 'ZIP code')} have a member within ${radius} miles.`,
    peopleSum.all === 0
      ? `How many people live in ${region.name} is not known here, so people are not counted.`
      : `${inFigures(peopleSum.served)} of ${counted(peopleSum.all, 'person', 'people')} do (${percent(peopleSum.served, peopleSum.all)}); ${inFigures(without)} do not.`,
    emptyCounties.length === 0
      ? `Every one of ${counted(counties.length, 'county', 'counties')} has a member.`
      : `${inFigures(emptyCounties.length)} of ${counted(counties.length, 'county', 'counties')} ${emptyCounties.length === 1 ? 'has' : 'have'} no member; ${counted(there, 'person lives', 'people live')} there.`,
  ];
}

/** Who is nearest to a ZIP: "30.4 mi, Ruth Abernathy in Middleton". */
export const nearestInWords = ({ nearest }: ZipCoverage): string =>
  nearest
    ? `${formatMiles(nearest.miles)}, ${fullName(nearest.appraiser)} in ${nearest.appraiser.city}`
    : 'nobody';

export const peopleInFigures = ({ people }: Pick<ZipCoverage, 'people'>): string =>
  people === undefined ? 'none counted' : inFigures(people);

/** "Ruth Abernathy (12)", by whose number the row of the list is found. */
const withId = (member: Appraiser) => `${fullName(member)} (${member.id})`;

/** More than an office has; who else is in the table. */
const maxNamed = 2;

function allWithId(members: readonly ListedMember[]): string {
  const named = members.slice(0, maxNamed).map(withId).join(', ');
  const others = members.length - maxNamed;
  return others > 0 ? `${named} and ${counted(others, 'other')}` : named;
}

/** A thing to check: what it is, what is said of it, and whom it is about. */
export type Check = {
  readonly title: string;
  readonly sentence: string;
  readonly entries: readonly string[];
};

const none = 'None.';

/** What is to be checked, each thing with its members. */
export function checks(report: CoverageReport): readonly Check[] {
  const { sharedPhones, sharedEmails, withoutPhone, withoutEmail } = report;
  const shared = (count: number, why: string) => (count === 0 ? none : why);
  return [
    {
      title: `No telephone (${withoutPhone.length})`,
      sentence: shared(withoutPhone.length, 'Their cards show N/A.'),
      entries: withoutPhone.map(withId),
    },
    {
      title: `Telephones that several have (${sharedPhones.length})`,
      sentence: shared(sharedPhones.length, 'Right for an office, else a mistake.'),
      entries: sharedPhones.map(
        ({ value, members }) => `${formatPhone(value)}: ${allWithId(members)}`,
      ),
    },
    {
      title: `No mail address (${withoutEmail.length})`,
      sentence: shared(withoutEmail.length, 'Nobody can write to them from the site.'),
      entries: withoutEmail.map(withId),
    },
    {
      title: `Mail addresses that several have (${sharedEmails.length})`,
      sentence: shared(sharedEmails.length, 'Each member needs one of their own.'),
      entries: sharedEmails.map(({ value, members }) => `${value}: ${allWithId(members)}`),
    },
    notConfirmed(report),
  ];
}

/** Says what the list can honestly say: a day of the whole list is no word of each member. */
function notConfirmed({ members, due, withOwnDay, listChecked, today }: CoverageReport): Check {
  const title = `Not confirmed for a year (${due.length})`;
  const day = formatDate(listChecked);
  if (listChecked > today) {
    const sentence = `directoryUpdated in site.yaml is ${day}, a day still to come: correct it.`;
    return { title, sentence, entries: [] };
  }
  const ofList = `The list was last checked as a whole on ${day} (directoryUpdated in site.yaml)`;
  if (withOwnDay === 0) {
    const so = due.length > 0 ? 'more than a year ago: ask every member' : 'less than a year ago';
    return { title, sentence: `${ofList}, ${so}. It has no day for each member.`, entries: [] };
  }
  const others = members.length - withOwnDay;
  return {
    title,
    sentence:
      others === 0
        ? 'Every member has a day of confirmation.'
        : `${ofList}; that day stands for ${counted(others, 'member')} without one of their own.`,
    entries: due.map(({ member, since }) => `${withId(member)}, since ${formatDate(since)}`),
  };
}
