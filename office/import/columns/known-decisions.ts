// The columns of platforms that decide who is listed or whose phone and email are shown, with the values that
// we know, as data. They fill in the table of columns, and the volunteer confirms each one.
import type { DecidingUse } from '@appraisers/edition/schemas/membership.ts';
import { blank, futureDate, nothingOwed, pastDate } from '#import/people/cell-values.ts';

const yes = ['Yes', 'Y', 'True', 'T', '1', 'X', '✓', 'Checked', 'On'];
const no = ['No', 'N', 'False', 'F', '0', 'Unchecked', 'Off', 'Never'];

export type Decision = {
  readonly use: DecidingUse;
  readonly show: readonly string[];
  readonly hide: readonly string[];
  readonly names: readonly string[];
};
const yesShows = { show: yes, hide: [...no, blank] };
const yesHides = { show: no, hide: yes };
const audience = {
  show: ['Anybody', 'Anyone', 'Everyone', 'Everybody', 'Public'],
  hide: [
    ...['Members', 'Members only', 'No access', 'Nobody', 'No one', 'Private', 'Hidden'],
    ...['Administrators', 'Administrators only', 'Admins only', 'Only me'],
  ],
};

/** Columns that say who may see a phone or an email. */
const aboutDetail = (use: DecidingUse, words: readonly string[]): readonly Decision[] => [
  {
    use,
    ...audience,
    names: words.flatMap((word) => [
      ...[`${word} - Who can see`, `Who can see ${word}`, `${word} visibility`],
      ...[`${word} privacy`, `${word} access`],
    ]),
  },
  {
    use,
    ...yesHides,
    names: words.flatMap((word) => [
      ...[`Do not ${word}`, `Unlisted ${word}`, `${word} unlisted`, `Hide ${word}`],
      ...[`Private ${word}`, `Do not publish ${word}`, `Hide ${word} in directory`],
    ]),
  },
  {
    use,
    ...yesShows,
    names: words.flatMap((word) => [
      ...[`Show ${word}`, `Display ${word}`, `Publish ${word}`, `List ${word}`, `${word} public`],
      ...[`Show ${word} in directory`],
    ]),
  },
];

const listing = (names: readonly string[], values: Pick<Decision, 'show' | 'hide'>): Decision => ({
  use: 'decidesListing',
  ...values,
  names,
});

export const decisions: readonly Decision[] = [
  ...aboutDetail('decidesPhone', ['Phone', 'Phone number', 'Call', 'Telephone']),
  ...aboutDetail('decidesEmail', ['Email', 'Email address', 'Mail']),
  listing(['Membership status', 'Member status', 'Status', 'Account status'], {
    show: [
      ...['Active', 'Current', 'Good standing', 'Grace', 'Graced', 'Grace period', 'Courtesy'],
      ...['Pending - Renewal', 'Pending - Level change', 'Pending - Upgrade'],
    ],
    hide: [
      ...[blank, 'Lapsed', 'Expired', 'Inactive', 'Dropped', 'Cancelled', 'Canceled', 'Terminated'],
      ...['Resigned', 'Suspended', 'Archived', 'Deleted', 'Deceased', 'Retired', 'Pending'],
      ...['Pending - New', 'Applicant', 'Prospect', 'Prospective', 'Non-member', 'Not a member'],
      ...['Former member', 'Guest', 'None', 'Unsubscribed', 'Cleaned', 'Non-subscribed'],
    ],
  }),
  listing(
    [
      ...['Membership level', 'Member type', 'Membership type', 'Membership', 'Member level'],
      'Member category',
    ],
    { show: [], hide: [] },
  ),
  listing(
    [
      ...['Renewal due', 'Expiration date', 'Membership expires', 'Membership expiration'],
      ...['Membership expiration date', 'Renewal date', 'Membership renewal date', 'Expires'],
      ...['Expires on', 'Expiration', 'Expiry date', 'Paid through', 'Paid thru', 'Paid until'],
      ...['Dues paid through', 'Dues paid thru', 'Valid until', 'Valid through', 'Member until'],
      ...['Date membership expires', 'Membership end date', 'Membership end', 'End date'],
    ],
    { show: [futureDate], hide: [] },
  ),
  listing(['Dues', 'Dues paid', 'Dues status', 'Paid', 'Payment status', 'Dues current'], {
    show: ['Paid', 'Current', 'Paid in full', 'Up to date', ...yes],
    hide: ['Unpaid', 'Not paid', 'Overdue', 'Past due', 'Owed', 'Delinquent', ...no],
  }),
  listing(['Balance', 'Balance due', 'Open balance', 'Outstanding balance', 'Amount due'], {
    show: [nothingOwed],
    hide: [],
  }),
  listing(
    [
      ...['Archived', 'Is archived', 'Deleted', 'Deceased', 'Inactive', 'Is inactive'],
      ...['Suspended member', 'Suspended', 'Is company', 'Is a company', 'Is business', 'Hidden'],
      ...['Hide', 'Hide from directory', 'Hide from directories', 'Hide in directory'],
      ...['Hide in directories', 'Hide in online directory', 'Hide profile', 'Hide on website'],
      ...['Hide from website', 'Exclude from directory', 'Do not show in directory', 'Unlisted'],
      ...['Directory opt out', 'Opt out of directory', 'Do not list', 'Do not publish', 'Private'],
    ],
    yesHides,
  ),
  listing(
    [
      ...['Membership enabled', 'Is member', 'Active', 'Is active', 'Active member', 'Approved'],
      ...['Is a person', 'Show in directory', 'Access to profile by others', 'Public'],
      ...['Display in directory', 'Directory display', 'Display in online directory', 'Publish'],
      ...['Include in directory', 'Include in online directory', 'Show in online directory'],
      ...['Show profile', 'Public profile', 'Profile public', 'Show on website', 'Listed'],
      ...['Display on website', 'List in directory', 'Listed in directory', 'Directory listing'],
    ],
    yesShows,
  ),
  listing(['Customer type', 'Record type', 'Contact type', 'Account type', 'Entity type'], {
    show: ['Person', 'Individual', 'People', 'Human'],
    hide: ['Company', 'Organization', 'Business', 'Firm', 'Corporation', 'Vendor', 'Sponsor'],
  }),
  listing(['UNSUB_TIME', 'UNSUB_REASON', 'UNSUB_REASON_OTHER', 'CLEAN_TIME'], {
    show: [blank],
    hide: [pastDate],
  }),
];
