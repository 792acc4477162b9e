// The column names of platforms that we know, as data: Wild Apricot, MemberClicks, Novi, YourMembership,
// GrowthZone, ClubExpress, Mailchimp, Google Contacts, and lists kept in Excel. Those of columns that decide
// are in known-decisions.ts, and those for fields of a member in the member table.
//
// Case, accents, spaces and punctuation don't count: "[Name | First]" and "Name first" are the same name.
import { memberFields } from '@appraisers/directory/member-fields.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';

/** Columns whose cells decide nothing. */
export const plainColumns: Readonly<Partial<Record<ColumnUse, readonly string[]>>> = {
  email: ['E-mail 1 - Value'],
  phone: ['Phone 1 - Value'],
  website: ['Website 1 - Value'],
  city: ['Address 1 - City'],
  zip: ['Address 1 - Postal Code'],
  state: ['Address 1 - Region'],
  suffix: ['Suffix', 'Name suffix', 'Generation'],
  fullName: [
    ...['Full name', 'Name', 'Contact name', 'Member name', 'Display name', 'Individual name'],
    ...['Customer name', 'Customer full name'],
  ],
  lastFirst: [
    ...['Name last first', 'Full name last first', 'Member name last first', 'Last first'],
    ...['Last name first name', 'Last name first', 'Last first name', 'Sort name', 'File as'],
  ],
  platformId: [
    ...['User ID', 'Profile ID', 'Contact ID', 'Unique ID', 'Novi ID', 'GrowthZone ID', 'LEID'],
    ...['Customer ID', 'Member ID', 'Membership ID', 'Member number', 'Membership number'],
    ...['Member no', 'Person ID', 'Record ID', 'Account number'],
  ],
  notUsed: [
    ...['Prefix', 'Name prefix', 'Middle name', 'Name middle', 'Additional name', 'Nickname'],
    ...[
      'Address',
      'Street',
      'Street address',
      'Address line 1',
      'Address line 2',
      'Mailing address',
    ],
    ...['Address primary line 1', 'Address primary line 2', 'Address primary country', 'Country'],
    ...['Fax', 'Birthday', 'Photo', 'Avatar', 'Job title', 'Total donated', 'Last login'],
    ...['Created on', 'Creation date', 'Profile last updated', 'Last updated', 'Member since'],
    ...[
      'Original join date',
      'Date joined',
      'Join date',
      'Group participation',
      'Group membership',
    ],
    ...['Event announcements', 'Member emails and newsletters', 'Email delivery disabled'],
    ...['Receiving emails disabled', 'Renewal date last changed', 'Level last changed'],
    ...['Member role', 'Member bundle ID or email', 'Administrator role', 'Photo albums enabled'],
    ...['Subscription source', 'Terms of use accepted', 'MEMBER_RATING', 'OPTIN_TIME', 'OPTIN_IP'],
    ...['CONFIRM_TIME', 'CONFIRM_IP', 'LATITUDE', 'LONGITUDE', 'GMTOFF', 'DSTOFF', 'TIMEZONE'],
    ...['CC', 'REGION', 'LAST_CHANGED', 'EUID', 'UNSUB_CAMPAIGN_TITLE', 'UNSUB_CAMPAIGN_ID'],
    ...['CLEAN_CAMPAIGN_TITLE', 'CLEAN_CAMPAIGN_ID', 'E-mail 1 - Label', 'Phone 1 - Label'],
    ...['Address 1 - Label', 'Address 1 - Formatted', 'Address 1 - Street', 'Website 1 - Label'],
    ...['Company', 'Company name', 'Organization', 'Organization name', 'Business name', 'Firm'],
    ...['Firm name', 'Account name', 'Employer', 'Employer name', 'Parent company'],
  ],
};

/** The last word of a column of an address, such as "Mailing City" or "[Address | Primary | Zip]". */
export const placeWords = {
  city: memberFields.city.aliases,
  zip: memberFields.zip.aliases,
  state: ['State', 'State province', 'Province', 'State code', 'Province state'],
  cityStateZip: [
    ...['City state zip', 'City state zip code', 'City st zip', 'City state and zip', 'City zip'],
    ...['City state postal code', 'Town state zip'],
  ],
} as const;

/** Words that say which address it is, best first: for the directory, then work, then mailing. */
export const addressLabels = [
  ...['Directory', 'Listing', 'Public', '', 'Primary', 'Main', 'Preferred', 'Work', 'Business'],
  ...['Office', 'Employer', 'Company', 'Organization', 'Physical', 'Street', 'Location'],
  ...['Mailing', 'Mail', 'Shipping', 'Billing', 'Home', 'Personal', 'Residence'],
] as const;
