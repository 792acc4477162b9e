import { describe, expect, it } from 'vitest';
import { member, sampleIndex } from './members.fixture.ts';
import { byName } from './members.ts';

describe('the order of members', () => {
  it.each([
    ['by last name', ['Zoe', 'Ames'], ['Abe', 'Beck']],
    ['by first name under the same last name', ['Abe', 'Beck'], ['Zoe', 'Beck']],
    ['accents aside', ['Zoe', 'Élan'], ['Abe', 'Ford']],
    ['case aside', ['Zoe', 'beck'], ['Abe', 'Colter']],
  ] as const)('is %s', (_rule, [firstOne, lastOne], [firstTwo, lastTwo]) => {
    const one = member({ firstName: firstOne, lastName: lastOne });
    const two = member({ firstName: firstTwo, lastName: lastTwo });
    expect(byName(one, two)).toBeLessThan(0);
    expect(byName(two, one)).toBeGreaterThan(0);
    expect(byName(one, one)).toBe(0);
  });
});

it('a directory lists its members by name', () => {
  expect(sampleIndex.appraisers.map(({ lastName }) => lastName).join(' ')).toBe(
    'Abernathy Ames Beck Begay Colter Haddad Latu Lindqvist Okafor Sorensen Vega Ware',
  );
});
