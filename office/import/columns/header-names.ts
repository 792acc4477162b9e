// Column names of platforms and people. The names for a member's fields are in the member table. Add new
// names here, or, for one association only, in its membership.yaml.
//
// Case, accents, spaces, punctuation and brackets don't count: "E-mail address" and "Email Address" are the
// same name, and so are "[Name | First]" and "Name first".
import {
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';

/** Columns that aren't fields of a member, each with its names, best first. */
const otherColumns = {
  /**
   * A person's number on the platform. "ID" alone isn't one: it may be a row count in a homemade sheet.
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
  /** "Haile, Desta" in one cell. */
  lastFirst: [
    ...['Name last first', 'Full name last first', 'Member name last first', 'Last first'],
    ...['Last name first name', 'Last name first', 'Last first name', 'Sort name'],
  ],
  status: ['Membership status', 'Member status', 'Status', 'Account status'],
  level: [
    ...['Membership level', 'Member type', 'Membership type', 'Membership', 'Member level'],
    ...['Member category'],
  ],
  /** The last day of paid membership. */
  renewalDue: [
    ...['Renewal due', 'Expiration date', 'Membership expires', 'Membership expiration'],
    ...['Membership expiration date', 'Renewal date', 'Membership renewal date', 'Expires'],
    ...['Expires on', 'Expiration', 'Expiry date', 'Paid through', 'Paid thru', 'Paid until'],
    ...['Dues paid through', 'Dues paid thru', 'Valid until', 'Valid through', 'Member until'],
    ...['Membership valid until', 'Membership end date', 'Membership end', 'End date'],
  ],
  /** Whether dues are paid. */
  dues: ['Dues', 'Dues paid', 'Dues status', 'Paid', 'Payment status', 'Dues current'],
  /** The amount a person owes. */
  owed: [
    ...['Balance', 'Balance due', 'Open balance', 'Outstanding balance', 'Amount due'],
    ...['Amount owed'],
  ],
  archived: ['Archived', 'Is archived', 'Deleted', 'Deceased', 'Inactive', 'Is inactive'],
  suspended: ['Suspended member', 'Suspended'],
  /** Yes if a person has a membership. */
  membership: ['Membership enabled', 'Is member', 'Active', 'Is active', 'Active member'],
  /** Yes if a person must not be shown. */
  hidden: [
    ...['Hidden', 'Hide', 'Hide from directory', 'Hide from directories', 'Hide in directory'],
    ...['Hide in directories', 'Hide in online directory', 'Hide from online directory'],
    ...['Hide profile', 'Hidden from directory', 'Hide from website', 'Hide on website'],
    ...['Exclude from directory', 'Exclude from online directory', 'Do not show in directory'],
    ...['Do not include in directory', 'Directory opt out', 'Opt out of directory'],
    ...['Do not list', 'Do not publish', 'Unlisted', 'Private'],
  ],
  /** Yes if a person may be shown. */
  shown: [
    ...['Show in directory', 'Access to profile by others', 'Display in directory'],
    ...['Directory display', 'Display in online directory', 'Include in directory'],
    ...['Include in online directory', 'Show in online directory', 'Show profile'],
    ...['Public profile', 'Profile public', 'Show on website', 'Display on website'],
    ...['List in directory', 'Listed', 'Listed in directory', 'Directory listing', 'Publish'],
    ...['Public'],
  ],
  /** Yes for people, no or blank for companies. */
  person: ['Is a person'], // Novi
  /** The type of a row: a person or a company. */
  recordType: [
    ...['Customer type', 'Record type', 'Contact type', 'Account type', 'Entity type'],
    ...['Type of record', 'Type'],
  ],
  /** Yes if a row is a company. */
  isCompany: ['Is company', 'Is a company', 'Is organization', 'Is an organization', 'Is business'],
  /** A person's employer. Without a person's name, the row is a company. */
  company: [
    ...['Company', 'Company name', 'Organization', 'Organization name', 'Business'],
    ...['Business name', 'Firm', 'Firm name', 'Account name', 'Employer'],
  ],
} as const;

/**
 * Columns of an address: `Mailing City`, `[Address | Primary | Zip]`. One cell may have all three, after a
 * street.
 */
export type PlaceField = 'city' | 'zip' | 'state' | 'cityStateZip';

/** The last word in the names of these columns. */
export const placeWords: Readonly<Record<PlaceField, readonly string[]>> = {
  city: memberFields.city.aliases,
  zip: memberFields.zip.aliases,
  state: ['State', 'State province', 'Province', 'State code', 'Province state', 'Region'],
  cityStateZip: [
    ...['City state zip', 'City state zip code', 'City st zip', 'City state and zip', 'City zip'],
    ...['City state postal code', 'Town state zip'],
  ],
};

export const isPlaceField = (name: string): name is PlaceField => name in placeWords;

export type Field = Exclude<MemberField, PlaceField> | keyof typeof otherColumns;

/** Columns that decide who is listed. A choice never gives their names another meaning. */
const decidingFields: readonly string[] = [
  ...['status', 'level', 'renewalDue', 'dues', 'owed', 'archived', 'suspended', 'membership'],
  ...['hidden', 'shown', 'person', 'recordType', 'isCompany'],
];

/** Whether a column of a field decides who is listed. */
export const isDeciding = (field: string): boolean => decidingFields.includes(field);

/** The names of each column outside addresses, best first. */
export const headerNames: Readonly<Record<Field, readonly string[]>> = {
  ...recordOf(
    memberFieldNames.filter((name) => !isPlaceField(name)),
    (name) => memberFields[name].aliases,
  ),
  ...otherColumns,
};

/** Next to columns of first and last names, these columns have other content. */
export const notNamesBeside: readonly string[] = ['member', 'contact', 'appraiser'];

/**
 * Words before or after a column name that say which address it is, best first: for the directory, then work,
 * then mailing. "Address" and "Contact" don't count.
 */
export const addressLabels: readonly string[] = [
  ...['Directory', 'Listing', 'Public', '', 'Primary', 'Main', 'Preferred', 'Work', 'Business'],
  ...['Office', 'Employer', 'Company', 'Organization', 'Physical', 'Street', 'Location'],
  ...['Mailing', 'Mail', 'Shipping', 'Billing', 'Home', 'Personal', 'Residence'],
];
