// The rules of the import, membership.yaml: which people of an export appear in the finder. Each field is
// optional, with the default below.
import { memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const words = (what: string) => list(text.max(60), what, { least: 0, most: 100 });

const yesOrNo = (usual: boolean) => z.boolean('Enter true or false.').default(usual);

const statuses = words('a list of words, such as [Active, Lapsed]');
const levels = words('a list of membership levels, or []');
const names = words('a list of column names').optional();

/** Members in good standing, in the words of the platforms. */
const listed = [
  'Active',
  'Current',
  'Good standing',
  'Grace',
  'Graced',
  'Grace period',
  'Courtesy',
];

const pending = ['Pending', 'Pending - New', 'Pending - Renewal', 'Pending - Level change'];

/** People who were members, will be, or never were. */
const excluded = [
  ...['Lapsed', 'Expired', 'Inactive', 'Dropped', 'Cancelled', 'Canceled', 'Terminated'],
  ...['Resigned', 'Suspended', 'Archived', 'Deleted', 'Deceased', 'Retired'],
  ...[...pending, 'Pending - Upgrade', 'Applicant'],
  ...['Prospect', 'Prospective', 'Non-member', 'Not a member', 'Former member', 'Guest', 'None'],
];

const rule = {
  /** Membership statuses. The import asks about a word that is in neither list. */
  status: fields({
    listed: statuses.default(listed),
    staysOut: statuses.default(excluded),
  }).prefault({}),
  /** Membership levels that are not listed, such as [Affiliate, Student]. */
  levelsOut: levels.default([]),
  // Other people who are not listed, by what the platform says about them:
  /** archived or deleted; */
  archivedOut: yesOrNo(true),
  /** suspended; */
  suspendedOut: yesOrNo(true),
  /** hidden from others; */
  hiddenOut: yesOrNo(true),
  /** contacts without a membership; */
  withoutMembershipOut: yesOrNo(true),
  /** companies; */
  firmsOut: yesOrNo(true),
  /** with unpaid or expired dues. If the status disagrees, the import asks. */
  expiredOut: yesOrNo(true),
  /** Members in other states. While false, the import rejects them, so that you see a mistyped ZIP. */
  otherStatesOut: yesOrNo(false),
};

/** The meaning of a column that the import doesn't know. An empty value is (blank). */
const answer = fields({
  column: text.max(200),
  /** The column doesn't decide who is published. */
  ignore: yesOrNo(false),
  publish: words('a list of values, or []').default([]),
  keepOut: words('a list of values, or []').default([]),
});

/** Extra column names in this association's exports. */
const columns = fields({
  ...recordOf(memberFieldNames, () => names),
  platformId: names,
  fullName: names,
  state: names,
  status: names,
  level: names,
  renewalDue: names,
  archived: names,
  suspended: names,
  membership: names,
  hidden: names,
  shown: names,
  person: names,
  dues: names,
  owed: names,
  recordType: names,
  isCompany: names,
  company: names,
}).prefault({});

const answers = list(answer, 'a list of answers, or []', { least: 0 }).default([]);

export const membershipSchema = fields({ ...rule, columns, answers });

export type Membership = z.infer<typeof membershipSchema>;
