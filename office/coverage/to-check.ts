// What a volunteer should ask members about: phones and email addresses that are missing or that
// several have, and entries that no one has confirmed for a year.

import { groupBy } from '@appraisers/directory/group-by.ts';
import { byName } from '@appraisers/directory/members.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import { Temporal } from 'temporal-polyfill';

/** A member, with the day on which the entry was last confirmed, where the list has one. */
export type ListedMember = Member & { readonly confirmed?: string | undefined };

/** What several members have alike. */
type Shared = { readonly what: string; readonly members: readonly ListedMember[] };

type Due = {
  readonly member: ListedMember;
  /** The day it was last confirmed: its own, or that of the whole list. */
  readonly since: string;
};

export type ToCheck = {
  readonly sharedPhones: readonly Shared[];
  readonly sharedMails: readonly Shared[];
  readonly withoutPhone: readonly ListedMember[];
  readonly withoutMail: readonly ListedMember[];
  /** Not confirmed for a year, the longest first. */
  readonly due: readonly Due[];
  /** How many members have a day of their own; for the others the day of the list stands. */
  readonly withOwnDay: number;
};

const sharedBy = (
  members: readonly ListedMember[],
  whatOf: (member: ListedMember) => string,
): readonly Shared[] =>
  [...groupBy(members, whatOf)]
    .filter(([what, together]) => what !== '' && together.length > 1)
    .map(([what, together]) => ({ what, members: together }));

/** Digits as they are dialled, so that one number written in two ways is one. */
const dialled = ({ phone }: ListedMember) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const addressed = ({ email }: ListedMember) => email.trim().toLowerCase();

/** Whether a year has passed since the day. */
const isYearAgo = (since: string, today: string): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(since).add({ years: 1 }), today) <= 0;

/**
 * What is to be checked. Days are written 2026-11-20.
 * @param listChecked the day on which the list as a whole was last checked
 */
export function membersToCheck(
  members: readonly ListedMember[],
  listChecked: string,
  today: string,
): ToCheck {
  const named = [...members].sort(byName);
  const since = ({ confirmed }: ListedMember) => confirmed || listChecked;
  return {
    sharedPhones: sharedBy(named, dialled),
    sharedMails: sharedBy(named, addressed),
    withoutPhone: named.filter((member) => dialled(member) === ''),
    withoutMail: named.filter((member) => addressed(member) === ''),
    due: named
      .map((member) => ({ member, since: since(member) }))
      .filter((each) => isYearAgo(each.since, today))
      .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)),
    withOwnDay: named.filter(({ confirmed }) => confirmed).length,
  };
}
