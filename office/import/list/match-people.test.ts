import { emptyFields } from '@appraisers/directory/member-fields.ts';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#import/people/entry.ts';
import type { CurrentList } from './current-list.ts';
import { matchPeople } from './match-people.ts';

const ruth = {
  ...emptyFields,
  ...{ firstName: 'Ruth', lastName: 'Abernathy', phone: '18015550101', email: 'ruth@example.org' },
  ...{ city: 'Provo', zip: '84604' },
};

let row = 1;
const entry = (given: Partial<typeof ruth> = {}, platformId = ''): Entry => {
  row += 1;
  return {
    row,
    platformId,
    person: { ...ruth, ...given },
    hides: [],
    issues: [],
    corrections: [],
    unread: [],
  };
};

/** A list of people under the ids from 1, with numbers of the platform. */
const listOf = (
  people: readonly Partial<typeof ruth>[],
  numbers: readonly string[] = [],
): CurrentList => ({
  bytes: undefined,
  columns: [],
  members: people.map((person, at) => ({
    id: at + 1,
    cells: { ...ruth, ...person, id: `${at + 1}` },
  })),
  numbers: new Map(numbers.map((number, at) => [at + 1, number])),
  confirmed: new Map(),
});

const other = {
  firstName: 'Vai',
  lastName: 'Latu',
  phone: '13855550102',
  email: 'vai@example.org',
};

/** The id that an entry is found under, with a question mark where someone should look. */
const found = (one: Entry, list: CurrentList) => {
  const match = matchPeople([[one]], list).get(one);
  return match && `${match.listed.id}${match.doubtful ? '?' : ''}`;
};

describe('the same person', () => {
  it('is found by the number of the platform, though name and address are new', () => {
    const list = listOf([other, {}], ['', '77']);
    expect(found(entry({ lastName: 'Berg', email: 'r.berg@example.org' }, '77'), list)).toBe('2');
  });

  it('is found by the email address, in whatever letters, though the name is new', () => {
    expect(found(entry({ lastName: 'Berg', email: 'RUTH@example.org' }), listOf([other, {}]))).toBe(
      '2',
    );
  });

  it('is found by name and ZIP, though the address is new', () => {
    expect(found(entry({ email: 'new@example.org' }), listOf([other, {}]))).toBe('2');
  });

  it('is not found by the name alone, nor where two have name and ZIP', () => {
    const moved = entry({ email: 'new@example.org', zip: '84601' });
    expect(found(moved, listOf([{}]))).toBeUndefined();
    const duplicates = listOf([{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    expect(found(entry({ email: 'c@example.org' }), duplicates)).toBeUndefined();
  });

  it('goes by the number before the address, and by the address before the name', () => {
    const byNumber = entry({ ...other, lastName: 'Abernathy' }, '77');
    expect(found(byNumber, listOf([other, { lastName: 'Abernathy' }], ['', '77']))).toBe('2');
    const byMail = entry({ ...other, email: 'ruth@example.org' });
    expect(found(byMail, listOf([{ ...other, email: 'old@example.org' }, {}]))).toBe('2?');
  });

  it('is not someone with another number who took over an address', () => {
    const successor = entry({ firstName: 'Vai', lastName: 'Latu', phone: '' }, '88');
    expect(found(successor, listOf([{}], ['77']))).toBeUndefined();
  });

  it('is found on another platform, which has other numbers', () => {
    expect(found(entry({}, 'new-1'), listOf([{}], ['77']))).toBe('1');
  });

  it('is doubted where nothing but the number is as it was', () => {
    expect(found(entry(other, '77'), listOf([{}], ['77']))).toBe('1?');
  });

  it('is who has more in common, where a number was given to someone else by hand', () => {
    const [newcomer, returner] = [entry(other, '88'), entry({}, '77')];
    const list = listOf([other], ['77']);
    const matches = matchPeople([[returner, newcomer]], list);
    expect([matches.get(newcomer)?.listed.id, matches.get(returner)]).toEqual([1, undefined]);
  });

  it('is looked for among those who are listed first, then among the others', () => {
    const [lapsed, active] = [entry({}, '1'), entry({}, '2')];
    const matches = matchPeople([[active], [lapsed]], listOf([{}]));
    expect([matches.has(active), matches.has(lapsed)]).toEqual([true, false]);
  });
});
