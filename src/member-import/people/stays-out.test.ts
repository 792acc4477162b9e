import { describe, expect, it } from 'vitest';
import type { Field } from '#member-import/columns/header-names.ts';
import { type Membership, membershipSchema } from '#schemas/membership.ts';
import { staysOut } from './stays-out.ts';

const usual = membershipSchema.parse({});
const today = '2026-11-22';

const ask = (cells: Readonly<Partial<Record<Field, string>>>, rule: Partial<Membership> = {}) =>
  staysOut(
    { ...usual, ...rule },
    today,
  )((field) => {
    const cell = cells[field];
    return cell === undefined ? [] : [cell];
  });

describe('who stays out by the usual rule', () => {
  it.each<[Field, string, string]>([
    ['status', 'Lapsed', 'the status is "Lapsed"'],
    ['status', 'Pending - New', 'the status is "Pending - New"'],
    ['status', 'PendingRenewal', 'the status is "PendingRenewal"'],
    ['status', 'NON MEMBER', 'the status is "NON MEMBER"'],
    ['status', '', 'has no status of membership'],
    ['archived', 'yes', 'is archived'],
    ['suspended', 'Yes', 'is suspended'],
    ['membership', 'no', 'has no membership'],
    ['hidden', 'TRUE', 'is not to be shown'],
    ['shown', 'No', 'is not to be shown'],
    ['shown', '', 'is not to be shown'],
    ['person', '', 'is a firm'],
    ['renewalDue', '11/21/2026', 'the dues were paid until 2026-11-21'],
  ])('by the column of %s: "%s"', (field, cell, reason) =>
    expect(ask({ [field]: cell })).toEqual({ reason }),
  );
});

describe('who is listed by the usual rule', () => {
  it.each<[Field, string]>([
    ['status', 'Active'],
    ['status', 'good standing'],
    ['status', 'Graced'],
    ['archived', 'no'],
    ['archived', ''],
    ['membership', 'yes'],
    ['hidden', ''],
    ['shown', 'yes'],
    ['person', 'Yes'],
    ['renewalDue', '11/22/2026'],
    ['renewalDue', ''],
    ['level', 'Affiliate'],
  ])('by the column of %s: "%s"', (field, cell) => expect(ask({ [field]: cell })).toBeUndefined());

  it('by no column at all', () => expect(ask({})).toBeUndefined());

  it('by their status, whatever day the dues were due: the platform says when a membership ends', () => {
    expect(ask({ status: 'Active', renewalDue: '1/1/2020' })).toBeUndefined();
  });
});

describe('what nobody can tell', () => {
  it.each<[Field, string, string]>([
    ['status', 'On sabbatical', 'or a status that stays out'],
    ['archived', 'maybe', 'yes or no'],
    ['renewalDue', 'soon', 'a day such as'],
  ])('is asked of the column of %s: "%s"', (field, cell, expected) =>
    expect(ask({ [field]: cell })).toMatchObject({
      field,
      expected: expect.stringContaining(expected),
    }),
  );

  it('need not be told of who stays out for another reason', () => {
    expect(ask({ archived: 'maybe', status: 'Lapsed' })).toEqual({
      reason: 'the status is "Lapsed"',
    });
  });
});

describe('the rule of an association', () => {
  it('may list who is pending, and leave levels out', () => {
    const status = { listed: ['Active', 'Pending - Renewal'], staysOut: ['Lapsed'] };
    expect(ask({ status: 'Pending - Renewal' }, { status })).toBeUndefined();
    expect(ask({ level: 'student' }, { levelsOut: ['Affiliate', 'Student'] })).toEqual({
      reason: 'the level is "student"',
    });
  });

  it.each<[keyof Membership, Field, string]>([
    ['archivedOut', 'archived', 'yes'],
    ['suspendedOut', 'suspended', 'yes'],
    ['hiddenOut', 'hidden', 'yes'],
    ['hiddenOut', 'shown', 'no'],
    ['withoutMembershipOut', 'membership', 'no'],
    ['firmsOut', 'person', 'no'],
    ['expiredOut', 'renewalDue', '1/1/2020'],
  ])('with %s: false lists those of %s "%s"', (name, field, cell) =>
    expect(ask({ [field]: cell }, { [name]: false })).toBeUndefined(),
  );
});
