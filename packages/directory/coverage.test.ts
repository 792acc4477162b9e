import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageAt } from './coverage.ts';
import { defaults, radii } from './criteria.ts';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { milesBetween } from './distance.ts';
import { sampleIndex, zipPoints } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';
import { appraisersIn, search } from './search.ts';

const hanksville = { lat: 38.3627, lng: -110.5768 };

describe('the coverage of a place', () => {
  it('counts those of its own ZIP and those near it', () => {
    const { nearest, within } = coverageAt(sampleIndex, zipPoints['84604'], defaults.within);
    expect(within).toBe(8);
    expect(nearest).toMatchObject({ miles: 0 });
  });

  it('names the nearest where no one is near', () => {
    const { nearest, within } = coverageAt(sampleIndex, hanksville, defaults.within);
    expect(within).toBe(0);
    expect(nearest?.appraiser.lastName).toBe('Colter');
    expect(nearest?.miles).toBeCloseTo(122.2, 1);
  });

  it('names no one in a directory of no one', () => {
    const none = indexMembers([], sampleNames);
    expect(coverageAt(none, hanksville, 30)).toEqual({ nearest: undefined, within: 0 });
  });

  it('counts as many as are within the radius, and someone exactly when the nearest is', () => {
    fc.assert(
      fc.property(
        sampleDirectories,
        samplePoints,
        fc.constantFrom(...radii),
        (members, point, radius) => {
          const { nearest, within } = coverageAt(indexMembers(members, sampleNames), point, radius);
          const miles = members.map((one) => milesBetween(point, one));
          expect(within).toBe(miles.filter((each) => each <= radius).length);
          expect(nearest?.miles ?? Number.POSITIVE_INFINITY).toBe(Math.min(...miles));
        },
      ),
    );
  });

  it('is what a visitor finds who asks for the ZIP', () => {
    const knowledge = { zipPrefixes: ['84'], members: sampleIndex, extra: emptyTable() };
    for (const [zip, point] of Object.entries(zipPoints)) {
      const answer = search({ near: zip, by: 'zip', within: defaults.within }, knowledge);
      const { within } = coverageAt(sampleIndex, point, defaults.within);
      expect(within, zip).toBe(appraisersIn(answer).length);
    }
  });
});

const emptyTable = () => ({ zips: new Map(), cities: new Map() });
