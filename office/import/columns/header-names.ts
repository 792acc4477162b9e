// The names that platforms and people give to columns. Those of the fields of a member are in their
// table. A column that is not known gets a line, or, for one association alone, a name in its
// membership.yaml.
//
// What does not count is left out before names are compared: case, accents, spaces, signs, brackets.
// "E-mail address" and "Email Address" are one name; so are "[Name | First]" and "Name first".
import {
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';

/** Columns that are no field of a member: the names of each, the one that is meant first in front. */
const otherColumns = {
  /**
   * The number by which the platform knows a person. A column that is only called "ID" may count the
   * rows of someone's own sheet.
   */
  platformId: [
    ...['User ID', 'Profile ID', 'Contact ID', 'Unique ID', 'Novi ID', 'GrowthZone ID'],
    ...['Customer ID', 'Member ID', 'Membership ID', 'Member number', 'Membership number'],
    ...['Member no', 'Person ID', 'Record ID', 'Account number'],
  ],
  /** For exports without columns of first and last names. */
  fullName: [
    ...['Full name', 'Name', 'Contact name', 'Member name', 'Display name', 'Individual name'],
    ...['Member', 'Contact', 'Appraiser', 'Customer', 'Customer name', 'Customer full name'],
  ],
  status: ['Membership status', 'Member status', 'Status', 'Account status'],
  level: [
    ...['Membership level', 'Member type', 'Membership type', 'Membership', 'Member level'],
    ...['Member category'],
  ],
  /** The day until which the dues are paid. */
  renewalDue: [
    ...['Renewal due', 'Expiration date', 'Membership expires', 'Membership expiration'],
    ...['Membership expiration date', 'Renewal date', 'Membership renewal date', 'Expires'],
    ...['Expires on', 'Expiration', 'Expiry date', 'Paid through', 'Paid thru', 'Paid until'],
    ...['Dues paid through', 'Dues paid thru', 'Valid until', 'Valid through', 'Member until'],
    ...['Membership valid until'],
  ],
  /** Whether the dues are paid. */
  dues: ['Dues', 'Dues paid', 'Dues status', 'Paid', 'Payment status', 'Dues current'],
  /** What a person owes. */
  owed: [
    ...['Balance', 'Balance due', 'Open balance', 'Outstanding balance', 'Amount due'],
    ...['Amount owed'],
  ],
  archived: ['Archived', 'Is archived', 'Deleted', 'Deceased', 'Inactive', 'Is inactive'],
  suspended: ['Suspended member', 'Suspended'],
  /** Yes where a person has a membership at all. */
  membership: ['Membership enabled', 'Is member', 'Active', 'Is active', 'Active member'],
  /** Yes where a person is not to be shown. */
  hidden: [
    ...['Hidden', 'Hide', 'Hide from directory', 'Hide from directories', 'Hide in directory'],
    ...['Hide in directories', 'Hide in online directory', 'Hide from online directory'],
    ...['Hide profile', 'Hidden from directory', 'Hide from website', 'Hide on website'],
    ...['Exclude from directory', 'Exclude from online directory', 'Do not show in directory'],
    ...['Do not include in directory', 'Directory opt out', 'Opt out of directory'],
    ...['Do not list', 'Do not publish', 'Unlisted', 'Private'],
  ],
  /** Yes where a person is to be shown. */
  shown: [
    ...['Show in directory', 'Access to profile by others', 'Display in directory'],
    ...['Directory display', 'Display in online directory', 'Include in directory'],
    ...['Include in online directory', 'Show in online directory', 'Show profile'],
    ...['Public profile', 'Profile public', 'Show on website', 'Display on website'],
    ...['List in directory', 'Listed', 'Listed in directory', 'Directory listing', 'Publish'],
    ...['Public'],
  ],
  /** Yes for people, no or nothing for firms. */
  person: ['Is a person'], // Novi
  /** What a row is about: a person, or a company. */
  recordType: [
    ...['Customer type', 'Record type', 'Contact type', 'Account type', 'Entity type'],
    ...['Type of record', 'Type'],
  ],
  /** Yes where a row is about a company. */
  isCompany: ['Is company', 'Is a company', 'Is organization', 'Is an organization', 'Is business'],
  /** Where a person works; without a person's name, a company. */
  company: [
    ...['Company', 'Company name', 'Organization', 'Organization name', 'Business'],
    ...['Business name', 'Firm', 'Firm name', 'Account name', 'Employer'],
  ],
} as const;

/** Columns of an address: `Mailing City`, `[Address | Primary | Zip]`. */
export type PlaceField = 'city' | 'zip' | 'state';

/** The last word in the names of these columns. */
export const placeWords: Readonly<Record<PlaceField, readonly string[]>> = {
  city: memberFields.city.aliases,
  zip: memberFields.zip.aliases,
  state: ['State', 'State province', 'Province', 'State code', 'Province state', 'Region'],
};

export const isPlaceField = (name: string): name is PlaceField => name in placeWords;

export type Field = Exclude<MemberField, PlaceField> | keyof typeof otherColumns;

/** For each column outside of addresses its names, best first. */
export const headerNames: Readonly<Record<Field, readonly string[]>> = {
  ...recordOf(
    memberFieldNames.filter((name) => !isPlaceField(name)),
    (name) => memberFields[name].aliases,
  ),
  ...otherColumns,
};

/** Beside columns of a first and last name, these do not hold names. What do they say? */
export const notNamesBeside: readonly string[] = ['member', 'contact', 'appraiser'];

/**
 * Whose address it is, by what stands before or after the word, best first: what a person gave to be
 * shown, then where they work, then where letters go. "Address" and "Contact" say nothing.
 */
export const addressLabels: readonly string[] = [
  ...['Directory', 'Listing', 'Public', '', 'Primary', 'Main', 'Preferred', 'Work', 'Business'],
  ...['Office', 'Company', 'Organization', 'Physical', 'Street', 'Location', 'Mailing', 'Mail'],
  ...['Shipping', 'Billing', 'Home', 'Personal', 'Residence'],
];
