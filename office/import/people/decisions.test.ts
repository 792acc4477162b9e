import { type Membership, membershipSchema } from '@appraisers/edition/schemas/membership.ts';
import { describe, expect, it } from 'vitest';
import { allFields, columnMap, meanings } from '#import/columns/column-map.ts';
import { type Field, headerNames } from '#import/columns/header-names.ts';
import { lastDayOfMonth, meansYes } from './cell-values.ts';
import { publishing } from './deciding-columns.ts';

const usual = membershipSchema.parse({});
const today = '2026-11-22';

/** Decides by columns of these fields, each under its first name. */
function ask(cells: Readonly<Partial<Record<Field, string>>>, rule: Partial<Membership> = {}) {
  const given = allFields.flatMap((field) => {
    const cell = cells[field];
    return cell === undefined ? [] : [{ name: headerNames[field][0] ?? '', cell }];
  });
  const header = given.map(({ name }) => name);
  const columns = columnMap(header, meanings({}));
  return publishing(columns, { ...usual, ...rule }, today)(given.map(({ cell }) => cell));
}

const published = { unclear: [] };

describe('who stays out by the usual rule', () => {
  it.each<[Field, string, string]>([
    ['status', 'Lapsed', 'has the status "Lapsed"'],
    ['status', 'Pending - New', 'has the status "Pending - New"'],
    ['status', 'NON MEMBER', 'has the status "NON MEMBER"'],
    ['status', '', 'has no membership status'],
    ['archived', 'yes', 'is archived'],
    ['suspended', 'Yes', 'is suspended'],
    ['membership', 'no', 'has no membership'],
    ['hidden', 'TRUE', 'is hidden from the directory'],
    ['shown', 'No', 'is hidden from the directory'],
    ['shown', '', 'is hidden from the directory'],
    ['membership', '', 'has no membership'],
    ['person', '', 'is a company'],
    ['isCompany', 'yes', 'is a company'],
    ['recordType', 'Organization', 'is a company'],
    ['level', '', 'has no membership level'],
    ['level', 'Former member', 'has the level "Former member"'],
    ['dues', 'UNPAID', 'has the dues "UNPAID"'],
    ['renewalDue', '11/21/2026', 'paid dues until 2026-11-21'],
    ['renewalDue', '2025', 'paid dues until 2025-12-31'],
    ['renewalDue', 'paid thru Oct 2026', 'paid dues until 2026-10-31'],
  ])('by the column of %s: "%s"', (field, cell, reason) =>
    expect(ask({ [field]: cell })).toEqual({ out: reason, unclear: [] }),
  );
});

describe('who is listed by the usual rule', () => {
  it.each<[Field, string]>([
    ['status', 'Active'],
    ['status', 'good standing'],
    ['status', 'Graced'],
    ['archived', 'no'],
    ['membership', 'yes'],
    ['hidden', 'FALSE'],
    ['shown', 'yes'],
    ['person', 'Yes'],
    ['renewalDue', '11/22/2026'],
    ['renewalDue', '2026'],
    ['renewalDue', '11/2026'],
    ['isCompany', 'no'],
    ['recordType', 'individual'],
    ['dues', 'Paid'],
    ['owed', '$0.00'],
    ['owed', '-45'],
    ['level', 'Affiliate'],
  ])('by the column of %s: "%s"', (field, cell) =>
    expect(ask({ [field]: cell })).toEqual(published),
  );

  it('by no column at all', () => expect(ask({})).toEqual(published));

  it('by their status, with no day for the dues', () => {
    expect(ask({ status: 'Active', renewalDue: '' })).toEqual(published);
    expect(ask({ status: 'Active', level: '' })).toEqual(published);
  });
});

describe('what is not clear', () => {
  it.each<[Field, string, string]>([
    ['status', 'On sabbatical', 'On sabbatical'],
    ['archived', 'maybe', 'maybe'],
    ['archived', '', '(blank)'],
    ['suspended', '', '(blank)'],
    ['hidden', '', '(blank)'],
    ['hidden', 'Members only', 'Members only'],
    ['shown', '2024', '(past date)'],
    ['recordType', 'Household', 'Household'],
    ['recordType', '', '(blank)'],
    ['level', 'Corporate member', 'Corporate member'],
    ['dues', '', '(blank)'],
    ['dues', '2026', '(future date)'],
    ['owed', '125.00', '(money owed)'],
    ['renewalDue', 'soon', 'soon'],
    ['renewalDue', '', '(blank)'],
  ])('is asked of the column of %s: "%s"', (field, cell, value) =>
    expect(ask({ [field]: cell })).toEqual({
      unclear: [{ column: headerNames[field][0], value }],
    }),
  );

  it('is asked where the dues say otherwise than the status', () => {
    const { unclear } = ask({ status: 'Active', renewalDue: '1/1/2020' });
    expect(unclear).toEqual([{ column: 'Renewal due', value: '(past date)' }]);
  });

  it('is not asked of who stays out for another reason', () => {
    expect(ask({ archived: 'maybe', status: 'Lapsed' }).out).toBe('has the status "Lapsed"');
  });
});

describe('an answer in membership.yaml', () => {
  const answer = {
    column: 'hidden',
    ignore: false,
    publish: ['(blank)'],
    keepOut: ['Members Only'],
  };
  const answers = [answer];

  it('says what the values of a column mean, before anything else does', () => {
    expect(ask({ hidden: '' }, { answers })).toEqual(published);
    expect(ask({ hidden: 'members only' }, { answers }).out).toBe('"Hidden" is "members only"');
    expect(ask({ hidden: 'yes' }, { answers }).out).toBe('is hidden from the directory');
    expect(ask({ hidden: 'perhaps' }, { answers }).unclear).toHaveLength(1);
  });

  it('may say that the column says nothing', () => {
    const ignored = [{ ...answer, ignore: true }];
    expect(ask({ hidden: 'perhaps' }, { answers: ignored })).toEqual(published);
  });
});

describe('the rule of an association', () => {
  it('may list who is pending, and leave levels out', () => {
    const status = { listed: ['Active', 'Pending - Renewal'], staysOut: ['Lapsed'] };
    expect(ask({ status: 'Pending - Renewal' }, { status })).toEqual(published);
    expect(ask({ level: 'student' }, { levelsOut: ['Affiliate', 'Student'] }).out).toBe(
      'has the level "student"',
    );
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
    expect(ask({ [field]: cell }, { [name]: false })).toEqual(published),
  );
});

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['x', true],
    ['no', false],
    ['False', false],
    ['', false],
    ['maybe', undefined],
  ])('"%s" is %s', (written, answer) => expect(meansYes(written)).toBe(answer));
});

describe('the last day of a time', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31T00:00:00', '2027-01-31'],
    ['1/31/2027', '2027-01-31'],
    ['01/31/27', '2027-01-31'],
    ['31 Jan 2027', '2027-01-31'],
    ['31-Jan-2027', '2027-01-31'],
    ['January 31, 2027', '2027-01-31'],
    ['46418', '2027-01-31'],
    ['46418.5', '2027-01-31'],
    ['2027', '2027-12-31'],
  ])('%s is %s', (written, day) => expect(lastDayOfMonth(written)).toBe(day));

  it.each(['2/30/2027', '13/13/2027', 'soon', '', '31 Foo 2027'])('"%s" is none', (written) =>
    expect(lastDayOfMonth(written)).toBeUndefined(),
  );
});
