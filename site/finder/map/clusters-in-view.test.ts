import type { ZipMarker } from '@appraisers/directory/zip-markers.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clustersInView, includesZip, maxMarkers } from './clusters-in-view.ts';

const marker = (zip: string, lng: number, lat: number, count = 1): ZipMarker => ({
  zip,
  lng,
  lat,
  count,
  place: zip,
});
/** The world at zoom 0 has a px for each degree. */
const worldPoint = ({ lat, lng }: ZipMarker) => ({ x: lng, y: lat });
const zipsOf = (clusters: readonly { markers: readonly ZipMarker[] }[]) =>
  clusters.map(({ markers }) => markers.map(({ zip }) => zip));
const view = (zoom: number, size = 400, from = 0) => ({
  zoom,
  min: { x: from, y: from },
  max: { x: from + size, y: from + size },
});

const markers = [marker('84001', 10, 10, 3), marker('84002', 20, 10), marker('84003', 150, 150)];

it.each([
  ['join markers that would overlap', view(0), [['84001', '84002'], ['84003']]],
  ['separate at a closer zoom', view(2), [['84001'], ['84002']]],
  ['are only those in view', view(0, 100), [['84001', '84002']]],
  ['include one that reaches into the view', view(0, 100, 36), [['84003']]],
])('the clusters %s', (_what, seen, zips) => {
  expect(zipsOf(clustersInView(markers, worldPoint, 32)(seen))).toEqual(zips);
});

it('the cluster of a ZIP to keep is there out of view, too', () => {
  const clustersOf = clustersInView(markers, worldPoint, 32);
  expect(zipsOf(clustersOf(view(0, 100), '84003'))).toEqual([['84001', '84002'], ['84003']]);
  expect(zipsOf(clustersOf(view(0), '84003'))).toHaveLength(2);
  expect(zipsOf(clustersOf(view(0), '99999'))).toHaveLength(2);
});

it('the clusters stay the same while the map moves', () => {
  const clustersOf = clustersInView(markers, worldPoint, 32);
  const [first] = clustersOf(view(3));
  expect(clustersOf(view(3, 400, 20))[0]).toBe(first);
  expect(clustersOf(view(4))[0]).not.toBe(first);
});

it('in any view they are few, do not overlap, and have each ZIP in view', () => {
  const coordinate = fc.integer({ min: 0, max: 3000 });
  const points = fc.array(fc.tuple(coordinate, coordinate), {
    minLength: 1,
    maxLength: 700,
    size: 'max',
  });
  const zoom = fc.integer({ min: -3, max: 3 });
  fc.assert(
    fc.property(points, zoom, (places, level) => {
      const all = places.map(([x, y], at) => marker(`${at}`, x, y));
      const scale = 2 ** level;
      const seen = view(level, 3000 * scale);
      const clusters = clustersInView(all, worldPoint, 8)(seen);
      expect(clusters.length).toBeLessThanOrEqual(maxMarkers);
      expect(zipsOf(clusters).flat().sort()).toEqual(all.map(({ zip }) => zip).sort());
      clusters.forEach(({ pixel: a }, at) => {
        for (const { pixel: b } of clusters.slice(at + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(8);
      });
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

it('no cluster has an unknown ZIP', () => {
  const [cluster] = clustersInView(markers, worldPoint, 32)(view(0));
  expect(cluster && includesZip(cluster, undefined)).toBe(false);
  expect(cluster && includesZip(cluster, '84002')).toBe(true);
});
