import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countThatFits,
  partFromQuery,
  partSize,
  queryOfAnswer,
  queryWithPart,
} from './answer-part.ts';

/** Entries of groups of these sizes. */
const entriesOf = (sizes: readonly number[]) =>
  sizes.flatMap((size) => Array.from({ length: size }, (_, at) => ({ heading: at === 0 })));

describe('the part that an address asks for', () => {
  it.each([
    ['?near=', { show: 150 }],
    ['?near=&show=300', { show: 300 }],
    ['?near=&from=m&show=450', { show: 450, from: 'M' }],
    ['?near=&show=301', { show: 150 }],
    ['?near=&show=0&from=Mo', { show: 150 }],
    ['?near=&show=-300&from=%C3%84', { show: 150 }],
    ['?near=&show=1e9', { show: 150 }],
  ])('of %s is %j', (query, part) => {
    expect(partFromQuery(query)).toEqual(part);
  });

  it('is the one that was written, and no part of what the answer depends on', () => {
    const part = fc.record(
      {
        show: fc.integer({ min: 1, max: 200 }).map((times) => times * partSize),
        from: fc.constantFrom('A', 'M', 'Z'),
      },
      { requiredKeys: ['show'] },
    );
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, part, part, (near, first, second) => {
        const query = `?${new URLSearchParams({ near, by: 'city' })}`;
        const shown = queryWithPart(queryWithPart(query, first), second);
        expect(partFromQuery(shown)).toEqual(second);
        expect(queryOfAnswer(shown)).toBe(query);
      }),
    );
  });
});

describe('the groups that fit', () => {
  it.each([
    ['all of a short answer', [60, 90], 150, 150],
    ['whole groups', [60, 80, 30], 150, 140],
    ['all of the next part', [60, 80, 30], 300, 170],
    ['a piece of a group that never fits', [40, 400, 10], 150, 150],
    ['another piece of it', [40, 400, 10], 300, 300],
    ['its end', [40, 400, 10], 450, 450],
  ])('are %s', (_what, sizes, show, count) => {
    expect(countThatFits(entriesOf(sizes), show)).toBe(count);
  });

  it('grow with each request, and end between groups, unless one is too large', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 8 }), (groups, times) => {
        const entries = entriesOf(groups);
        const count = countThatFits(entries, times * partSize);
        expect(count).toBeLessThanOrEqual(times * partSize);
        const next = countThatFits(entries, (times + 1) * partSize);
        if (count < entries.length) expect(next).toBeGreaterThan(count);
        const isEnd = count === entries.length || entries[count]?.heading;
        if (!isEnd) expect(Math.max(...groups)).toBeGreaterThan(partSize);
      }),
    );
  });
});
