import { emptyFields } from '@appraisers/directory/member-fields.ts';
import { expect, it } from 'vitest';
import type { Entry } from '#import/people/read-people.ts';
import { matchPeople } from './match-people.ts';
import type { CurrentList } from './member-list.ts';

const ruth = {
  ...emptyFields,
  ...{ firstName: 'Ruth', lastName: 'Abernathy', phone: '18015550101', email: 'ruth@example.org' },
  ...{ city: 'Provo', zip: '84604' },
};
const vai = { firstName: 'Vai', lastName: 'Latu', phone: '13855550102', email: 'vai@example.org' };

const entry = (given: Partial<typeof ruth> = {}, platformId = ''): Entry => ({
  ...{ row: 2, name: 'Ruth', cells: [], platformId, person: { ...ruth, ...given } },
  ...{ hides: [], issues: [], corrections: [], unread: [] },
});

/** A list of people under the ids from 1, with numbers of the platform. */
const listOf = (people: readonly object[], numbers: readonly string[] = []): CurrentList => ({
  ...{ bytes: undefined, columns: [], confirmed: new Map() },
  members: people.map((person, at) => ({
    id: at + 1,
    cells: { ...ruth, ...person, id: `${at + 1}` },
  })),
  numbers: new Map(numbers.map((number, at) => [at + 1, number])),
});

const berg = { lastName: 'Berg', email: 'r.berg@example.org' };
const by = (email: string) => ({ email });

it.each([
  ['by the number of the platform', entry(berg, '77'), listOf([vai, {}], ['', '77']), '2'],
  ['by the email address', entry({ ...berg, ...by('RUTH@example.org') }), listOf([vai, {}]), '2'],
  ['by name and ZIP', entry(by('new@example.org')), listOf([vai, {}]), '2'],
  ['not by the name alone', entry({ ...by('n@example.org'), zip: '84601' }), listOf([{}]), ''],
  [
    'not by the name and ZIP of two',
    entry(by('c@example.org')),
    listOf([by('a@example.org'), by('b@example.org')]),
    '',
  ],
  [
    'by the number before the address',
    entry({ ...vai, lastName: 'Abernathy' }, '77'),
    listOf([vai, { lastName: 'Abernathy' }], ['', '77']),
    '2',
  ],
  [
    'not by the address alone, but by name and ZIP',
    entry({ ...vai, email: 'ruth@example.org' }),
    listOf([{ ...vai, email: 'old@example.org' }, {}]),
    '1',
  ],
  [
    'not by an address that someone with another number took over',
    entry({ firstName: 'Vai', lastName: 'Latu', phone: '' }, '88'),
    listOf([{}], ['77']),
    '',
  ],
  ['on another platform, which has other numbers', entry({}, 'new-1'), listOf([{}], ['77']), '1'],
  [
    'not by name and ZIP with another number',
    entry(by('new@example.org'), '88'),
    listOf([{}], ['77']),
    '',
  ],
  [
    'not by the address with another number and last name',
    entry({ lastName: 'Berg' }, '88'),
    listOf([{}], ['77']),
    '',
  ],
  ['not by the number alone', entry(vai, '77'), listOf([{}], ['77']), ''],
])('a person is found %s', (_, one, list, expected) => {
  const [[listed] = []] = matchPeople([[one]], list);
  expect(listed?.cells.id ?? '').toBe(expected);
});

it('a number that was given to someone else by hand matches the one with more in common', () => {
  const [newcomer, returner] = [entry(vai, '88'), entry({}, '77')];
  const matches = matchPeople([[returner, newcomer]], listOf([vai], ['77']));
  expect([...matches.values()]).toEqual([newcomer]);
});

it('members are looked for among those who are listed first, then among the others', () => {
  const [lapsed, active] = [entry({}, '1'), entry({}, '2')];
  expect([...matchPeople([[active], [lapsed]], listOf([{}])).values()]).toEqual([active]);
});
