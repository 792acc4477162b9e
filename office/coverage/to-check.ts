// What a volunteer should ask members about: missing or shared phones and emails, and entries not
// confirmed for a year.

import { groupBy } from '@appraisers/directory/group-by.ts';
import { byName } from '@appraisers/directory/members.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import { Temporal } from 'temporal-polyfill';

/** A member with the day of the last confirmation, if the list has it. */
export type ListedMember = Member & { readonly confirmed?: string | undefined };

/** A phone or an email of several members. */
type Shared = { readonly value: string; readonly members: readonly ListedMember[] };

type Due = {
  readonly member: ListedMember;
  /** The day of the member's confirmation, or else of the whole list's last check. */
  readonly since: string;
};

export type ToCheck = {
  readonly sharedPhones: readonly Shared[];
  readonly sharedEmails: readonly Shared[];
  readonly withoutPhone: readonly ListedMember[];
  readonly withoutEmail: readonly ListedMember[];
  /** Not confirmed for a year, the oldest first. */
  readonly due: readonly Due[];
  /** How many members have a day of their own. For the others, the day of the list counts. */
  readonly withOwnDay: number;
};

const sharedBy = (
  members: readonly ListedMember[],
  fieldOf: (member: ListedMember) => string,
): readonly Shared[] =>
  [...groupBy(members, fieldOf)]
    .filter(([value, sharers]) => value !== '' && sharers.length > 1)
    .map(([value, sharers]) => ({ value, members: sharers }));

/** Only the digits, so that the format doesn't matter. */
const phoneOf = ({ phone }: ListedMember) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const emailOf = ({ email }: ListedMember) => email.trim().toLowerCase();

const isYearAgo = (since: string, today: string): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(since).add({ years: 1 }), today) <= 0;

/**
 * Finds what to check. Days are written 2026-11-20.
 * @param listChecked the day of the last check of the whole list
 */
export function membersToCheck(
  members: readonly ListedMember[],
  listChecked: string,
  today: string,
): ToCheck {
  const named = [...members].sort(byName);
  const since = ({ confirmed }: ListedMember) => confirmed || listChecked;
  return {
    sharedPhones: sharedBy(named, phoneOf),
    sharedEmails: sharedBy(named, emailOf),
    withoutPhone: named.filter((member) => phoneOf(member) === ''),
    withoutEmail: named.filter((member) => emailOf(member) === ''),
    due: named
      .map((member) => ({ member, since: since(member) }))
      .filter((each) => isYearAgo(each.since, today))
      .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)),
    withOwnDay: named.filter(({ confirmed }) => confirmed).length,
  };
}
