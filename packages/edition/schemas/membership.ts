// The rules of the import, membership.yaml: which people of an export appear in the finder. Each field is
// optional, with the default below.
import { memberFieldNames, memberFields, recordOf } from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { fields, list, text } from './text.ts';

const words = (what: string, max = 60) =>
  list(text.max(max), what, { least: 0, most: 100 }).meta({ entry: 'word' });

const yesOrNo = (usual: boolean) => z.boolean('Enter true or false.').default(usual);

const statuses = words('a list of words, such as [Active, Lapsed]');
const levels = words('a list of membership levels, or []');
const names = words('a list of column names', 200).meta({ entry: 'column name' }).optional();

/** Members in good standing, in the words of the platforms. */
const listed = [
  'Active',
  'Current',
  'Good standing',
  'Grace',
  'Graced',
  'Grace period',
  'Courtesy',
  // These stay members until the platform says Lapsed.
  'Pending - Renewal',
  'Pending - Level change',
  'Pending - Upgrade',
];

/** People who were members, will be, or never were. */
const excluded = [
  ...['Lapsed', 'Expired', 'Inactive', 'Dropped', 'Cancelled', 'Canceled', 'Terminated'],
  ...['Resigned', 'Suspended', 'Archived', 'Deleted', 'Deceased', 'Retired'],
  ...['Pending', 'Pending - New', 'Applicant'],
  ...['Prospect', 'Prospective', 'Non-member', 'Not a member', 'Former member', 'Guest', 'None'],
];

const rule = {
  status: fields({
    listed: statuses.default(listed).meta({ title: 'Members we list' }),
    staysOut: statuses.default(excluded).meta({ title: 'People we leave out' }),
  })
    .prefault({})
    .meta({
      title: 'Membership status',
      description: 'In the words of your platform. An import asks about a word in neither list.',
    }),
  levelsOut: levels.default([]).meta({
    title: 'Membership levels we leave out',
    description: 'Such as Affiliate or Student.',
  }),
  archivedOut: yesOrNo(true).meta({ title: 'Leave out archived and deleted people' }),
  suspendedOut: yesOrNo(true).meta({ title: 'Leave out suspended people' }),
  hiddenOut: yesOrNo(true).meta({ title: 'Leave out people who are hidden from others' }),
  withoutMembershipOut: yesOrNo(true).meta({ title: 'Leave out contacts without a membership' }),
  firmsOut: yesOrNo(true).meta({ title: 'Leave out companies' }),
  expiredOut: yesOrNo(true).meta({
    title: 'Leave out people with unpaid or expired dues',
    description: 'If the status disagrees, the import asks.',
  }),
  otherStatesOut: yesOrNo(false).meta({
    title: 'Leave out members in other states',
    description: 'If not, the import rejects them, so that you see a mistyped ZIP code.',
  }),
};

const values = words('a list of values, or []').meta({ entry: 'value' }).default([]);

/** The meaning of a column that the import doesn't know. */
const answer = fields({
  column: text.max(200),
  ignore: yesOrNo(false).meta({ title: "This column doesn't decide who is published" }),
  publish: values.meta({ title: 'Values to publish' }),
  keepOut: values.meta({
    title: 'Values to leave out',
    description: 'Type (blank) for an empty cell, (past date) or (future date) for a date.',
  }),
});

const columns = fields({
  ...recordOf(memberFieldNames, (name) => names.meta({ title: memberFields[name].title })),
  platformId: names,
  fullName: names,
  lastFirst: names.meta({ description: 'Last and first name in one cell, such as Haile, Desta.' }),
  state: names,
  cityStateZip: names.meta({
    title: 'City, state and ZIP code',
    description: 'In one cell, which may begin with a street. The street is never listed.',
  }),
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
  notUsed: names.meta({
    title: 'Columns to leave out',
    description: 'A column that may decide who is listed still does.',
  }),
})
  .prefault({})
  .meta({
    title: 'Names of columns',
    description: 'Only names that an import of yours did not know.',
  });

const answers = list(answer, 'a list of answers, or []', { least: 0 }).default([]).meta({
  title: 'Your answers about columns',
  entry: 'answer',
});

export const membershipSchema = fields({ ...rule, columns, answers });

export type Membership = z.infer<typeof membershipSchema>;
