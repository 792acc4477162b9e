import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { milesBetween } from './distance.ts';
import { sampleIndex, sampleMembers } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { nearestAppraisers } from './nearest.ts';
import { sampleNames } from './region.fixture.ts';

const hanksville = { lat: 38.3627, lng: -110.5768 };

describe('the nearest members', () => {
  it('are found however far they are, nearest first', () => {
    const nearest = nearestAppraisers(sampleIndex, hanksville, 2);
    expect(nearest).toEqual([
      {
        appraiser: expect.objectContaining({ lastName: 'Colter' }),
        miles: expect.closeTo(122.2, 1),
      },
      {
        appraiser: expect.objectContaining({ lastName: 'Sorensen' }),
        miles: expect.closeTo(142, 1),
      },
    ]);
  });

  it.each([
    [0, 0],
    [3, 3],
    [12, 12],
    [13, 12],
  ])('asked for %d of twelve are %d', (count, length) => {
    expect(nearestAppraisers(sampleIndex, hanksville, count)).toHaveLength(length);
  });

  it('are none in a directory of no one', () => {
    expect(nearestAppraisers(indexMembers([], sampleNames), hanksville, 3)).toEqual([]);
  });

  it.each(sampleMembers)('to the point of $lastName are there', ({ lat, lng }) => {
    expect(nearestAppraisers(sampleIndex, { lat, lng }, 1)).toMatchObject([{ miles: 0 }]);
  });

  it('are at their own distance, and no one nearer is left out', () => {
    fc.assert(
      fc.property(
        sampleDirectories,
        samplePoints,
        fc.nat({ max: 20 }),
        (members, origin, count) => {
          const all = members.map((one) => milesBetween(origin, one)).sort((a, b) => a - b);
          const nearest = nearestAppraisers(indexMembers(members, sampleNames), origin, count);
          expect(nearest.map(({ miles }) => miles)).toEqual(all.slice(0, count));
          for (const { appraiser, miles } of nearest)
            expect(miles).toBe(milesBetween(origin, appraiser));
        },
      ),
    );
  });
});
