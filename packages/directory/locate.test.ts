import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.ts';
import { samplePoints } from './directories.fixture.ts';
import { milesBetween } from './distance.ts';
import { locate, nearestPlaces } from './locate.ts';
import {
  sampleExtra,
  sampleGazetteer,
  sampleIndex,
  sampleNames,
  zipPoints,
} from './members.fixture.ts';
import { searchTargets } from './search-targets.ts';

const { bounds } = edition.region.read();
const { outline } = edition.mapBase.read();
const limits = { bounds, outline };
const places = searchTargets({
  members: sampleIndex,
  extra: sampleExtra,
  gazetteer: sampleGazetteer,
});
const at = (lat: number, lng: number, accuracy = 50) => ({ lat, lng, accuracy });

describe('a visitor with a position', () => {
  it('is at the nearest ZIP', () => {
    for (const [zip, { lat, lng }] of Object.entries(zipPoints)) {
      const found = locate(at(lat + 0.001, lng), places, limits);
      expect(found).toMatchObject({ kind: 'place', place: { by: 'zip', near: zip } });
    }
  });

  it('in another state is outside, with the nearest place', () => {
    const elko = at(40.8324, -115.7631);
    expect(locate(elko, places, limits)).toMatchObject({
      kind: 'outside',
      nearest: { by: 'zip' },
    });
  });

  it('between the outline and the bounds is outside', () => {
    const rockSprings = at(41.5875, -109.2029);
    expect(locate(rockSprings, places, limits).kind).toBe('outside');
    expect(locate(rockSprings, places, { bounds }).kind).toBe('place');
  });

  it('is at a ZIP that people live in, rather than one of post boxes at the same point', () => {
    const gazetteer = atlas(
      [
        ['84603', 40.2338, -111.6585, 'Provo', 0, 0],
        ['84601', 40.2272, -111.6958, 'Provo', 0, 1],
      ],
      [],
      sampleNames,
      ['Utah County'],
    );
    const targets = searchTargets({ members: sampleIndex, extra: sampleExtra, gazetteer });
    expect(locate(at(40.2338, -111.6585), targets, limits)).toMatchObject({
      place: { near: '84601' },
    });
  });

  it.each([
    [1000, 'place'],
    [20_000, 'place'],
    [30_000, 'vague'],
    [5_000_000, 'vague'],
  ])('to within %d meters is at a %s', (accuracy, kind) => {
    expect(locate(at(40.3, -111.6, accuracy), places, limits).kind).toBe(kind);
  });

  it('is outside when no place is known', () => {
    expect(locate(at(40.3, -111.6), [], limits)).toEqual({ kind: 'outside', nearest: undefined });
  });
});

it('the nearest places are none farther than any other', () => {
  fc.assert(
    fc.property(samplePoints, fc.integer({ min: 1, max: 9 }), (point, count) => {
      const nearest = nearestPlaces(places, point, count);
      const farthest = Math.max(...nearest.map(({ origin }) => milesBetween(origin, point)));
      const others = places.filter((place) => !nearest.includes(place));
      for (const { origin } of others)
        expect(milesBetween(origin, point)).toBeGreaterThanOrEqual(farthest);
    }),
    { numRuns: 50 },
  );
});
