import { byName } from '@appraisers/directory/members.ts';
import { describe, expect, it } from 'vitest';
import { byInitial } from './by-initial.ts';

const named = (...names: readonly string[]) =>
  names.map((lastName) => ({ firstName: 'Dana', lastName })).sort(byName);

const people = named(
  'Zuñiga',
  'Ångström',
  'de la Cruz',
  '’t Hooft',
  'Abbott',
  'Öberg',
  'Dahl',
  '山田',
);

describe('a list by name', () => {
  it('is divided so that each name is in one group, and other scripts come last', () => {
    const groups = byInitial(people, ({ lastName }) => lastName);
    expect(groups.map(({ label, slug }) => `${label} ${slug}`)).toEqual([
      'A a',
      'D d',
      'O o',
      'T t',
      'Z z',
      'Other other',
    ]);
    expect(groups.flatMap(({ items }) => items)).toHaveLength(people.length);
  });
});
