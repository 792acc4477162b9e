// A mail-merge table that asks each member to check the entry in the directory.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import {
  detailFields,
  type MemberField,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { vocabularyOf } from '@appraisers/edition/loaders/detail-issues.ts';
import type { DetailNames } from '@appraisers/edition/loaders/detail-names.ts';
import { detailWording } from '@appraisers/edition/loaders/detail-wording.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { inCsv } from './coverage-words.ts';

/** A member with the day of the last confirmation, if the list has it. */
export type ListedMember = Member & { readonly confirmed?: string | undefined };

const shownFields: readonly MemberField[] = ['phone', 'city', 'zip', ...detailFields];

/** What to do, and what the entry lacks. */
function request(member: ListedMember): string {
  const lacking = detailFields.filter((field) => member[field] === '');
  const missing = lacking.map((field) => memberFields[field].title).join(', ');
  return [
    'Please check your entry. If it is right, reply "All correct". If not, reply with what to change.',
    ...(missing ? [`You can add: ${missing}.`] : []),
  ].join(' ');
}

/** The values as visitors read them. */
function shownValue(
  member: ListedMember,
  field: MemberField,
  details: DetailNames,
  region: Region,
): string {
  const text = member[field];
  if (field === 'phone') return text && formatPhone(text);
  if (field === 'credential') return detailWording(region, []).credentials[text] ?? '';
  const values = vocabularyOf(field, details)?.values;
  return values
    ? listItems(text)
        .map((entry) => values.get(entry) ?? entry)
        .join('; ')
    : text;
}

/** One row for each member with an email address. */
export const mailMerge = (
  members: readonly ListedMember[],
  details: DetailNames,
  region: Region,
): string =>
  inCsv(
    [
      ...['Email', 'First name', 'Last name'],
      ...shownFields.map((field) => memberFields[field].title),
      ...['Last confirmed', 'What to do'],
    ],
    members
      .filter(({ email }) => email !== '')
      .map((member) => [
        ...[member.email, member.firstName, member.lastName],
        ...shownFields.map((field) => shownValue(member, field, details, region)),
        ...[member.confirmed ? formatDate(member.confirmed) : 'never', request(member)],
      ]),
  );
