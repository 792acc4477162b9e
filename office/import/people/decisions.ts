// What the values of known columns mean under the rules of the edition.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import type { Field } from '#import/columns/header-names.ts';
import {
  blank,
  futureDate,
  lastDayOfMonth,
  meansYes,
  nothingOwed,
  pastDate,
} from './cell-values.ts';

/** Publish, as far as this column decides; keep out for a reason; or ask about an unknown value. */
type Decision = 'publish' | 'ask' | { readonly reason: string };
/** Takes a value as questions show it, and its cell. */
export type Decide = (value: string, cell: string) => Decision;

/** Columns of yes and no. A blank cell never means that a person agreed to be shown. */
const flagged =
  (publishes: boolean, reason: string): Decide =>
  (value) => {
    const is = value === blank ? undefined : meansYes(value);
    if (value === blank && publishes) return { reason };
    if (is === undefined) return 'ask';
    return is === publishes ? 'publish' : { reason };
  };

/** Whether a word is one of some words. Case, spaces and dashes don't count. */
export function isOneOf(words: readonly string[]): (word: string) => boolean {
  const known = new Set(words.map(plainText));
  return (word) => known.has(plainText(word));
}

function byStatus({ status }: Membership): Decide {
  const [isListed, isOut] = [isOneOf(status.listed), isOneOf(status.staysOut)];
  return (value) => {
    if (value === blank) return { reason: 'has no membership status' };
    if (isListed(value)) return 'publish';
    return isOut(value) ? { reason: `has the status "${value}"` } : 'ask';
  };
}

/** Levels can have any name. These words also mean standing, or a company. */
const notOnlyLevel =
  /compan|corporat|business|organi[sz]|firm|vendor|sponsor|former|lapse|expire|inactive|non-?member|not a|no longer|prospect|guest|cancel|resign|deceas|retire|suspen|pending|applica|archiv|terminat|drop|unpaid|hidden|private/i;

function byLevel({ levelsOut, status }: Membership, hasStatus: boolean): Decide {
  const [isOut, isNoMember] = [isOneOf(levelsOut), isOneOf(status.staysOut)];
  return (value) => {
    if (value === blank) return hasStatus ? 'publish' : { reason: 'has no membership level' };
    if (isOut(value) || isNoMember(value) || meansYes(value) === false)
      return { reason: `has the level "${value}"` };
    return notOnlyLevel.test(value) || value.startsWith('(') ? 'ask' : 'publish';
  };
}

/** A past date keeps a person out. If there is a status column, the import asks instead. */
const byDate =
  (hasStatus: boolean): Decide =>
  (value, cell) => {
    if (value === futureDate) return 'publish';
    if (hasStatus) return value === blank ? 'publish' : 'ask';
    return value === pastDate ? { reason: `paid dues until ${lastDayOfMonth(cell)}` } : 'ask';
  };

const paid = isOneOf(['Paid', 'Current', 'Paid in full', 'Yes', 'Y', 'True', 'Up to date']);
const unpaid = isOneOf([
  ...['Unpaid', 'Not paid', 'No', 'N', 'False', 'Overdue', 'Past due', 'Owed', 'Owing', 'Owes'],
  ...['Due', 'Delinquent', 'Outstanding', 'In arrears', 'Lapsed', 'Expired'],
]);

const byDues: Decide = (value) => {
  if (unpaid(value)) return { reason: `has the dues "${value}"` };
  return paid(value) ? 'publish' : 'ask';
};

const person = isOneOf(['Person', 'Individual', 'People', 'Contact', 'Human']);
const company = isOneOf([
  ...['Company', 'Organization', 'Organisation', 'Business', 'Firm', 'Corporation', 'Corporate'],
  ...['Agency', 'Institution', 'Vendor', 'Sponsor', 'Partner company'],
]);

const byRecordType: Decide = (value) => {
  if (company(value)) return { reason: 'is a company' };
  return person(value) ? 'publish' : 'ask';
};

/** The deciding fields, in the order of their reasons. */
export function decisionsOf(
  rule: Membership,
  hasStatus: boolean,
): readonly { readonly field: Field; readonly decide: Decide }[] {
  const when = (is: boolean, field: Field, decide: Decide) => (is ? [{ field, decide }] : []);
  const hidden = 'is hidden from the directory';
  return [
    ...when(rule.archivedOut, 'archived', flagged(false, 'is archived')),
    ...when(rule.suspendedOut, 'suspended', flagged(false, 'is suspended')),
    ...when(rule.firmsOut, 'person', flagged(true, 'is a company')),
    ...when(rule.firmsOut, 'isCompany', flagged(false, 'is a company')),
    ...when(rule.firmsOut, 'recordType', byRecordType),
    ...when(rule.withoutMembershipOut, 'membership', flagged(true, 'has no membership')),
    { field: 'status', decide: byStatus(rule) },
    { field: 'level', decide: byLevel(rule, hasStatus) },
    ...when(rule.hiddenOut, 'hidden', flagged(false, hidden)),
    ...when(rule.hiddenOut, 'shown', flagged(true, hidden)),
    ...when(rule.expiredOut, 'dues', byDues),
    ...when(rule.expiredOut, 'owed', (value) => (value === nothingOwed ? 'publish' : 'ask')),
    ...when(rule.expiredOut, 'renewalDue', byDate(hasStatus)),
  ];
}
