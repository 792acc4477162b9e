import { emptyFields } from '@appraisers/directory/member-fields.ts';
import { expect, it } from 'vitest';
import type { Entry } from '#import/people/read-people.ts';
import { matchPeople } from './match-people.ts';
import type { CurrentList } from './member-list.ts';

const by = (name: string) => ({ email: `${name}@example.org` });
const ruth = {
  ...emptyFields,
  ...{ firstName: 'Ruth', lastName: 'Abernathy', phone: '18015550101', ...by('ruth') },
  ...{ city: 'Provo', zip: '84604' },
};
const vai = { firstName: 'Vai', lastName: 'Latu', phone: '13855550102', ...by('vai') };
const berg = { lastName: 'Berg', ...by('r.berg') };

const entry = (given: Partial<typeof ruth> = {}, platformId = ''): Entry => ({
  ...{ row: 2, name: 'Ruth', cells: [], platformId, person: { ...ruth, ...given } },
  ...{ hides: [], issues: [], corrections: [], unread: [] },
});

/** A list of people under the ids from 1, with numbers of the platform. */
const listOf = (people: readonly object[], numbers: readonly string[] = []): CurrentList => ({
  ...{ bytes: undefined, columns: [], confirmed: new Map() },
  members: people.map((one, at) => ({ id: at + 1, cells: { ...ruth, ...one, id: `${at + 1}` } })),
  numbers: new Map(numbers.map((number, at) => [at + 1, number])),
});

const second = listOf([vai, {}]);
const numbered = listOf([vai, {}], ['', '77']);
const known = listOf([{}], ['77']);
const moved = listOf([{ ...vai, ...by('old') }, {}]);

it.each([
  ['by the number of the platform', entry(berg, '77'), numbered, '2'],
  ['by the email address', entry({ ...berg, email: 'RUTH@example.org' }), second, '2'],
  ['by name and ZIP', entry(by('new')), second, '2'],
  ['not by the name alone', entry({ ...by('new'), zip: '84601' }), listOf([{}]), ''],
  ['not by the name and ZIP of two', entry(by('c')), listOf([by('a'), by('b')]), ''],
  [
    'by the number before the address',
    entry({ ...vai, lastName: 'Abernathy' }, '77'),
    numbered,
    '2',
  ],
  ['by name and ZIP, not by the address alone', entry({ ...vai, ...by('ruth') }), moved, '1'],
  ['not by an address that another took over', entry({ ...vai, ...by('ruth') }, '88'), known, ''],
  ['on another platform, which has other numbers', entry({}, 'new-1'), known, '1'],
  ['not by name and ZIP with another number', entry(by('new'), '88'), known, ''],
  ['not by the address with a new number and name', entry({ lastName: 'Berg' }, '88'), known, ''],
  ['not by the number alone', entry(vai, '77'), known, ''],
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
