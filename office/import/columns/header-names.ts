// The names that platforms and people give to columns. A column that is not known here gets a line,
// or, for one association alone, a name in its membership.yaml.
//
// What does not count is left out before names are compared: case, accents, spaces, signs, brackets.
// "E-email address" and "Email Address" are one name; so are "[Name | First]" and "Name first".

/** For each field of a person its names, the one that is meant first in front. */
export const headerNames = {
  /**
   * The number by which the platform knows a person. A column that is only called "ID" may count the
   * rows of someone's own sheet.
   */
  platformId: [
    'User ID', // Wild Apricot
    'Profile ID', // MemberClicks
    'Contact ID', // GrowthZone
    'Unique ID', // Novi
    'Novi ID',
    'GrowthZone ID',
    'Customer ID',
    'Member ID',
    'Membership ID',
    'Member number',
    'Membership number',
    'Member no',
    'Person ID',
    'Record ID',
    'Account number',
  ],
  firstName: ['First name', 'Name first', 'Given name', 'First', 'Forename', 'Contact first name'],
  lastName: ['Last name', 'Name last', 'Surname', 'Family name', 'Last', 'Contact last name'],
  /** Where there is no column for each of the two. */
  fullName: [
    'Full name',
    'Name',
    'Contact name',
    'Member name',
    'Display name',
    'Individual name',
    'Member',
    'Contact',
    'Appraiser',
    'Customer', // QuickBooks
    'Customer name',
    'Customer full name',
  ],
  email: [
    'Email',
    'Email address',
    'Email primary',
    'Primary email',
    'Primary email address',
    'Preferred email',
    'Email preferred',
    'Main email',
    'Work email',
    'Email work',
    'Business email',
    'Office email',
    'Contact email',
    'Mail',
  ],
  /** Without those of the home, which no one gave to be published. */
  phone: [
    'Phone',
    'Phone number',
    'Telephone',
    'Telephone number',
    'Phone primary',
    'Primary phone',
    'Primary phone number',
    'Preferred phone',
    'Main phone',
    'Work phone',
    'Phone work',
    'Business phone',
    'Office phone',
    'Phone office',
    'Day phone',
    'Contact phone',
    'Tel',
    'Mobile',
    'Mobile phone',
    'Phone mobile',
    'Cell',
    'Cell phone',
    'Phone cell',
    'Mobile number',
  ],
  status: [
    'Membership status', // Wild Apricot, GrowthZone, Novi
    'Member status', // MemberClicks
    'Status',
    'Account status',
  ],
  level: [
    'Membership level', // Wild Apricot
    'Member type', // MemberClicks, Novi
    'Membership type', // GrowthZone
    'Membership',
    'Member level',
    'Member category',
  ],
  /** The day until which the dues are paid. */
  renewalDue: [
    'Renewal due', // Wild Apricot
    'Expiration date', // MemberClicks
    'Membership expires', // Novi
    'Membership expiration',
    'Membership expiration date',
    'Renewal date', // GrowthZone
    'Membership renewal date',
    'Expires',
    'Expires on',
    'Expiration',
    'Expiry date',
    'Paid through',
    'Paid thru',
    'Paid until',
    'Dues paid through',
    'Dues paid thru',
    'Valid until',
    'Valid through',
    'Member until',
    'Membership valid until',
  ],
  /** Whether the dues are paid. */
  dues: ['Dues', 'Dues paid', 'Dues status', 'Paid', 'Payment status', 'Dues current'],
  /** What a person owes. */
  owed: [
    'Balance',
    'Balance due',
    'Open balance',
    'Outstanding balance',
    'Amount due',
    'Amount owed',
  ],
  archived: ['Archived', 'Is archived', 'Deleted', 'Deceased', 'Inactive', 'Is inactive'],
  suspended: ['Suspended member', 'Suspended'],
  /** Yes where a person has a membership at all. */
  membership: ['Membership enabled', 'Is member', 'Active', 'Is active', 'Active member'],
  /** Yes where a person is not to be shown. */
  hidden: [
    'Hidden',
    'Hide',
    'Hide from directory',
    'Hide from directories',
    'Hide in directory',
    'Hide in directories',
    'Hide in online directory',
    'Hide from online directory',
    'Hide profile',
    'Hidden from directory',
    'Hide from website',
    'Hide on website', // Novi
    'Exclude from directory',
    'Exclude from online directory',
    'Do not show in directory',
    'Do not include in directory',
    'Directory opt out',
    'Opt out of directory',
    'Do not list',
    'Do not publish',
    'Unlisted',
    'Private',
  ],
  /** Yes where a person is to be shown. */
  shown: [
    'Show in directory',
    'Access to profile by others', // Wild Apricot
    'Display in directory', // GrowthZone
    'Directory display',
    'Display in online directory',
    'Include in directory',
    'Include in online directory',
    'Show in online directory',
    'Show profile',
    'Public profile',
    'Profile public',
    'Show on website',
    'Display on website',
    'List in directory',
    'Listed',
    'Listed in directory',
    'Directory listing',
    'Publish',
    'Public',
  ],
  /** Yes for people, no or nothing for firms. */
  person: ['Is a person'], // Novi
  /** What a row is about: a person, or a company. */
  recordType: [
    'Customer type', // Novi
    'Record type',
    'Contact type',
    'Account type',
    'Entity type',
    'Type of record',
    'Type',
  ],
  /** Yes where a row is about a company. */
  isCompany: ['Is company', 'Is a company', 'Is organization', 'Is an organization', 'Is business'],
  /** Where a person works; without a person's name, a company. */
  company: [
    'Company',
    'Company name',
    'Organization',
    'Organization name',
    'Business',
    'Business name',
    'Firm',
    'Firm name',
    'Account name', // GrowthZone
    'Employer',
  ],
} as const;

export type Field = keyof typeof headerNames;

/** Beside columns of a first and last name, these do not hold names. What do they say? */
export const notNamesBeside: readonly string[] = ['member', 'contact', 'appraiser'];

/** The last word of a column that belongs to an address: `Mailing City`, `[Address | Primary | Zip]`. */
export const placeWords = {
  city: ['City', 'Town', 'City or town', 'City town', 'Locality'],
  zip: [
    'Zip',
    'Zip code',
    'Zipcode',
    'Zip postal code',
    'Postal code',
    'Postal zip code',
    'Postcode',
    'Zip 5',
    'Zip postal',
  ],
  state: ['State', 'State province', 'Province', 'State code', 'Province state', 'Region'],
} as const;

export type PlaceField = keyof typeof placeWords;

/**
 * Whose address it is, by what stands before or after the word, best first: what a person gave to be
 * shown, then where they work, then where letters go. "Address" and "Contact" say nothing.
 */
export const addressLabels = [
  'Directory',
  'Listing',
  'Public',
  '',
  'Primary',
  'Main',
  'Preferred',
  'Work',
  'Business',
  'Office',
  'Company',
  'Organization',
  'Physical',
  'Street',
  'Location',
  'Mailing',
  'Mail',
  'Shipping',
  'Billing',
  'Home',
  'Personal',
  'Residence',
] as const;
