import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { familiesOf, fewestShards } from './fewest-shards.ts';

const tongan = familiesOf(new Map([['language-tongan', [5, 700, 1400, 2100, 2800]]]));

it('neighbors come in the shards of their area, and nothing else is made', () => {
  const more = vi.fn(() => tongan);
  expect(fewestShards([60, 61, 62, 63, 64, 65], more)).toEqual(['area-0', 'area-1']);
  expect(more).not.toHaveBeenCalled();
});

it('members far apart come in the shard of what they have in common, others by area', () => {
  const names = fewestShards([5, 700, 1400, 2100, 6400], () => tongan);
  expect(names).toEqual(['language-tongan-0', 'area-100']);
});

it('every member is in one of the shards', () => {
  const number = fc.nat(4000);
  fc.assert(
    fc.property(fc.uniqueArray(number), fc.uniqueArray(number), (numbers, list) => {
      const names = fewestShards(numbers, () => familiesOf(new Map([['work-estate', list]])));
      const inShard = (one: number) => [
        `area-${Math.floor(one / 64)}`,
        ...(list.includes(one) ? [`work-estate-${Math.floor(list.indexOf(one) / 64)}`] : []),
      ];
      for (const one of numbers)
        expect(inShard(one).some((name) => names.includes(name))).toBe(true);
    }),
  );
});
