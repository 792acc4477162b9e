// The answers of an import, membership.yaml: what each column of an export has, and who is listed. Nothing
// else decides whom the import publishes.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import type { z } from 'zod';
import { fields, list, oneOf, text, yesOrNo } from './text.ts';

/** What a column can have besides a field of a member. */
const otherUses = {
  fullName: 'Name, such as Desta Haile',
  lastFirst: 'Name, such as Haile, Desta',
  suffix: 'Suffix, such as Jr.',
  state: 'State',
  cityStateZip: 'City, state and ZIP in one cell',
  platformId: 'Number on the membership platform',
  decidesListing: 'Decides who is listed',
  decidesPhone: 'Decides whose phone is shown',
  decidesEmail: 'Decides whose email is shown',
  notUsed: 'Not used',
} as const;

export type ColumnUse = MemberField | keyof typeof otherUses;

const isOther = (use: string): use is keyof typeof otherUses => Object.hasOwn(otherUses, use);

/** All uses of a column, those that an import needs first. */
export const columnUses: readonly ColumnUse[] = [
  ...new Set<ColumnUse>([
    ...(['firstName', 'lastName', 'fullName', 'lastFirst', 'suffix', 'phone', 'email'] as const),
    ...(['city', 'zip', 'cityStateZip', 'state'] as const),
    ...memberFieldNames,
    ...Object.keys(otherUses).filter(isOther),
  ]),
];

/** The wording of a use at the desk and in reports. */
export const titleOfUse = (use: ColumnUse): string =>
  isOther(use) ? otherUses[use] : memberFields[use].title;

export const decidingUses = ['decidesListing', 'decidesPhone', 'decidesEmail'] as const;
export type DecidingUse = (typeof decidingUses)[number];

export const isDecidingUse = (use: string): use is DecidingUse =>
  decidingUses.some((deciding) => deciding === use);

/** The longest value that an answer can name, and the most values of a column. */
export const maxValueLength = 200;
export const maxValues = 200;

const values = list(text.max(maxValueLength), 'value', 0, maxValues).readonly();

/** The answer about a column. */
const columnAnswer = fields({
  column: text.max(maxValueLength).meta({ title: 'Column' }),
  use: oneOf(columnUses).meta({ title: 'What it has' }),
  show: values.default([]).meta({
    title: 'Values that list the person or show the detail',
    description:
      'Only if the column decides. Type (blank), (past date) or (future date) for these.',
  }),
  hide: values.default([]).meta({ title: 'Values that leave out the person or the detail' }),
});

/** The answer about a row that may not be a person. */
const personAnswer = fields({
  name: text.max(maxValueLength).meta({ title: 'Name in the export' }),
  list: yesOrNo.meta({ title: 'List it as a member' }),
});

/** What the volunteer answers when an import asks. */
const answerFields = {
  withoutEmail: yesOrNo.meta({ title: 'Exports have no email addresses' }),
  sheet: text.max(maxValueLength).optional().meta({
    title: 'Sheet of the workbook with the members',
  }),
  hidden: oneOf(['include', 'leave-out']).optional().meta({
    title: 'Hidden rows and columns of workbooks',
    description: 'Without an answer, the import asks.',
  }),
  columns: list(columnAnswer, 'column', 0, 1000).meta({ title: 'Columns of your exports' }),
  people: list(personAnswer, 'row', 0, 1000).meta({
    title: 'Rows that may not be people',
    description: 'Such as test records and companies that an import asked about.',
  }),
};

/** The answers to one import. */
export const importAnswers = fields(answerFields).partial();

export const membershipSchema = fields({
  otherStatesOut: yesOrNo.default(false).meta({
    title: 'Leave out members in other states',
    description: 'If not, the import rejects them, so that you see a mistyped ZIP code.',
  }),
  ...answerFields,
  withoutEmail: answerFields.withoutEmail.default(false),
  columns: answerFields.columns.default([]),
  people: answerFields.people.default([]),
});

export type Membership = z.infer<typeof membershipSchema>;
export type ColumnAnswer = Membership['columns'][number];
