import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type Families, fewestShards } from './fewest-shards.ts';

const tongan: Families = new Map([['language-tongan', [5, 700, 1400, 2100, 2800]]]);

it('neighbors come in the shards of their area, and nothing else is made', () => {
  const more = vi.fn(() => tongan);
  expect(fewestShards([30, 31, 32, 33], more)).toEqual(['area-0', 'area-1']);
  expect(more).not.toHaveBeenCalled();
});

it('members far apart come in the shard of what they have in common, others by area', () => {
  const names = fewestShards([5, 700, 1400, 2100, 6400], () => tongan);
  expect(names).toEqual(['language-tongan-0', 'area-200']);
});

it('a shard with a few of the members does not bring the others of its list', () => {
  const far = [700, 1400, 2100, 2800];
  const near = [0, 1, 2, 3];
  const list = [...far, ...Array.from({ length: 1000 }, (_, at) => 3000 + at), ...near];
  const names = fewestShards([...near, ...far], () => new Map([['county-kane', list]]));
  expect(names).toEqual(['area-0', 'county-kane-0']);
});

it('every member is in one of the shards, each named once', () => {
  const number = fc.nat(4000);
  fc.assert(
    fc.property(fc.uniqueArray(number), fc.uniqueArray(number), (numbers, list) => {
      const names = fewestShards(numbers, () => new Map([['work-estate', list]]));
      const byArea = (one: number) => `area-${Math.floor(one / 32)}`;
      const inShard = (one: number) => [
        byArea(one),
        ...(list.includes(one) ? [`work-estate-${Math.floor(list.indexOf(one) / 32)}`] : []),
      ];
      for (const one of numbers)
        expect(inShard(one).some((name) => names.includes(name))).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
