import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

const firstLetter = (word: string) => word.slice(0, 1);

describe('gathering', () => {
  it('puts things with the same key together', () => {
    expect([...groupBy(['Provo', 'Alta', 'Price', 'Orem', 'Alpine'], firstLetter)]).toEqual([
      ['P', ['Provo', 'Price']],
      ['A', ['Alta', 'Alpine']],
      ['O', ['Orem']],
    ]);
  });

  it('of nothing gives nothing', () => {
    expect(groupBy([], firstLetter).size).toBe(0);
  });

  it('is not misled by keys that objects have of their own', () => {
    const words = ['constructor', '__proto__', 'constructor'];
    expect(groupBy(words, (word) => word).get('constructor')).toEqual([
      'constructor',
      'constructor',
    ]);
    expect(groupBy(words, (word) => word).get('toString')).toBeUndefined();
  });

  it('does what the newer `Map.groupBy` does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (words) => {
        expect([...groupBy(words, firstLetter)]).toEqual([...Map.groupBy(words, firstLetter)]);
      }),
    );
  });
});
