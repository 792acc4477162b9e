// Whom an export of the membership platform brings into the finder, membership.yaml. Each field may be
// left out: then it is as it stands here.
import { memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const words = (expected: string) =>
  list(text.max(60, 'at most 60 characters'), expected, { least: 0, most: 100 });

const yesOrNo = (usual: boolean) => z.boolean('true or false').default(usual);

const statuses = words('a list of words such as [Active, Lapsed]');
const levels = words('a list of levels of membership, or []');
const names = words('a list of names of columns').optional();

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
  /** The status of a membership. A word that is in neither list stops the import. */
  status: fields({
    listed: statuses.default(listed),
    staysOut: statuses.default(excluded),
  }).prefault({}),
  /** Levels, or types, of membership that stay out, such as [Affiliate, Student]. */
  levelsOut: levels.default([]),
  /** Who stays out besides: those the platform marks as archived or deleted, … */
  archivedOut: yesOrNo(true),
  /** … as suspended, … */
  suspendedOut: yesOrNo(true),
  /** … as not to be shown to others, … */
  hiddenOut: yesOrNo(true),
  /** … as contacts without a membership, … */
  withoutMembershipOut: yesOrNo(true),
  /** … as companies, … */
  firmsOut: yesOrNo(true),
  /** … whose dues ran out or are not paid. Where a status says otherwise, the import asks. */
  expiredOut: yesOrNo(true),
  /** Members of another state. While false the import rejects them, so that a mistyped ZIP is seen. */
  otherStatesOut: yesOrNo(false),
};

/** What a column means that the import does not know. An empty value is (blank). */
const answer = fields({
  column: text.max(200, 'at most 200 characters'),
  /** The column says nothing of who is published. */
  ignore: yesOrNo(false),
  publish: words('a list of values, or []').default([]),
  keepOut: words('a list of values, or []').default([]),
});

/** Names that columns of this association's exports have, besides those that are known. */
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
