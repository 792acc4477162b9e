import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraisersIn } from './answer.ts';
import { criteriaFromQuery } from './criteria.ts';
import { lastNames } from './members.fixture.ts';
import { answerTo as answerIn, zipSearch } from './search.fixture.ts';
import {
  idsIn,
  joined,
  listFromStored,
  maxShortlisted,
  textFromList,
  textToStore,
  toggled,
} from './shortlist.ts';

const many = Array.from({ length: 10_000 }, (_, at) => at + 1);

describe('a list in an address', () => {
  it.each([
    ['12.7.31', [12, 7, 31]],
    ['12', [12]],
    ['', []],
    ['7.7.12.7', [7, 12]],
    ['.12..7.', [12, 7]],
    // What email programs and people add.
    ['12,7, 31', [12, 7, 31]],
    ['12.7.31)', [12, 7, 31]],
    ['12.7.31.”', [12, 7, 31]],
    // No ids.
    ['0.-5.1e9.0x10.007.NaN.3000000000.½.१२', []],
    ['<script>alert(1)</script>', []],
    ['constructor.__proto__', []],
  ])('%j names %j', (text, list) => {
    expect(idsIn(text)).toEqual(list);
  });

  it('names at most twenty, the first ones', () => {
    expect(listFromStored(`1:${many.join('.')}`)).toEqual(many.slice(0, maxShortlisted));
    expect(listFromStored(`1:${'1.'.repeat(100_000)}2`)).toEqual([1, 2]);
    expect(criteriaFromQuery(`?list=${many.join('.')}`)).toHaveProperty('isCut');
    expect(
      criteriaFromQuery(`?list=${many.slice(0, maxShortlisted).join('.')}`),
    ).not.toHaveProperty('isCut');
  });
});

describe('a stored list', () => {
  it.each([null, '', '12.7', '2:12.7', '{"version":2,"ids":[12]}', '1:12.x', '1:💥', '\u0000'])(
    'that is not ours, %j, is empty',
    (stored) => expect(listFromStored(stored)).toEqual([]),
  );
});

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
  maxLength: maxShortlisted,
});
describe('any list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(idsIn(textFromList(list))).toEqual(list);
        expect(listFromStored(textToStore(list))).toEqual(list);
        expect(encodeURIComponent(textFromList(list))).toBe(textFromList(list));
      }),
    );
  });

  it('is the same after adding and removing a member', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 999_999_999 }), (list, member) => {
        fc.pre(!list.includes(member));
        const longer = toggled(list, member);
        if (list.length === maxShortlisted) expect(longer).toBe(list);
        else expect(toggled(longer, member)).toEqual(list);
      }),
    );
  });

  it('joined with another keeps its own members first, and no more than there is room for', () => {
    fc.assert(
      fc.property(lists, lists, (list, more) => {
        const both = joined(list, more);
        expect(both.slice(0, list.length)).toEqual(list);
        expect(both.length).toBe(Math.min(maxShortlisted, new Set([...list, ...more]).size));
      }),
    );
  });
});

describe('the answer to a list', () => {
  const answerTo = (list: readonly number[]) => answerIn({ ...zipSearch(''), list });

  it('is its members in its order', () => {
    const answer = answerTo([7, 1, 12]);
    expect(appraisersIn(answer).map(({ lastName }) => lastName)).toEqual([
      'Haddad',
      'Abernathy',
      'Colter',
    ]);
    expect(answer).toMatchObject({ status: 'list', missing: 0 });
  });

  it('leaves out members who have left the directory, and counts them', () => {
    const answer = answerTo([900, 2, 901]);
    expect(lastNames(appraisersIn(answer))).toEqual(['Latu']);
    expect(answer).toMatchObject({ missing: 2 });
  });
});
