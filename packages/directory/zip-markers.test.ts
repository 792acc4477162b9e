import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directoryWith,
  member,
  sampleDirectory,
  sampleMembers,
  zipPoints,
} from './members.fixture.ts';
import { clusterMarkers, type ZipMarker, zipMarkers } from './zip-markers.ts';

describe('the markers of a map', () => {
  const markers = zipMarkers(sampleDirectory);

  it('are one for each ZIP that has members, sorted, at its point, and count each member once', () => {
    const zips = [...new Set(sampleMembers.map(({ zip }) => zip))].sort();
    expect(markers.map(({ zip }) => zip)).toEqual(zips);
    for (const { zip, lat, lng } of markers)
      expect(sampleMembers.find((one) => one.zip === zip)).toMatchObject({ lat, lng });
    expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(sampleMembers.length);
  });
  it('name each city of their ZIP, and how many are there', () =>
    expect(markers).toContainEqual(
      expect.objectContaining({ place: '84003 American Fork and Highland', count: 2 }),
    ));
  it('are side by side where ZIPs share a point', () => {
    const members = ['84110', '84101', '84111'].map((zip, id) => member({ id, zip }));
    const { lat, lng } = zipPoints['84604'];
    expect(
      zipMarkers(directoryWith({ members })).map((marker) => [marker.zip, marker.lat, marker.lng]),
    ).toEqual([
      ['84101', lat, lng],
      ['84110', lat, expect.closeTo(lng + 0.005, 9)],
      ['84111', lat, expect.closeTo(lng + 0.01, 9)],
    ]);
  });
});

const marker = (zip: string, lat: number, lng: number, count = 1): ZipMarker => ({
  zip,
  lat,
  lng,
  count,
  place: `${zip} Provo`,
});
/** A screen with a px for each degree. */
const pixelOf = ({ lat, lng }: ZipMarker) => ({ x: lng, y: lat });
const zipsIn = (markers: readonly ZipMarker[], size: number) =>
  clusterMarkers(markers, pixelOf, size).map((cluster) => cluster.markers.map(({ zip }) => zip));

describe('the clusters of a map', () => {
  it.each([
    ['at the fuller marker', [marker('1', 0, 0, 2), marker('2', 0, 39, 3)], 40, [['2', '1']]],
    ['one where only corners overlap', [marker('1', 0, 0), marker('2', 29, 29)], 32, [['1', '2']]],
    [
      'each with the markers nearest to it',
      [marker('1', 0, 0, 5), marker('2', 0, 50, 5), marker('3', 0, 30)],
      40,
      [['1'], ['2', '3']],
    ],
  ])('are %s', (_what, markers, size, zips) => expect(zipsIn(markers, size)).toEqual(zips));

  const anywhere = fc.array(
    fc.record({
      lat: fc.integer({ min: 0, max: 300 }),
      lng: fc.integer({ min: 0, max: 300 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 60 },
  );

  it('never overlap, have each ZIP once with its members, and leave a marker with room alone', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 60 }), (points, size) => {
        const markers = points.map(({ lat, lng, count }, at) => marker(`${at}`, lat, lng, count));
        const clusters = clusterMarkers(markers, pixelOf, size);
        const px = (a: ZipMarker, b: ZipMarker) =>
          Math.max(Math.abs(a.lng - b.lng), Math.abs(a.lat - b.lat));
        const anchors = clusters.map(({ markers: [first] }) => first);
        anchors.forEach((a, at) => {
          for (const b of anchors.slice(at + 1)) expect(px(a, b)).toBeGreaterThanOrEqual(size);
        });
        const covered = clusters.flatMap((cluster) => cluster.markers);
        expect(new Set(covered)).toEqual(new Set(markers));
        expect(covered).toHaveLength(markers.length);
        for (const cluster of clusters)
          expect(cluster.count).toBe(cluster.markers.reduce((sum, { count }) => sum + count, 0));
        for (const lonely of markers.filter((one) =>
          markers.every((other) => other === one || px(one, other) >= size),
        ))
          expect(clusters.find(({ markers: [first] }) => first === lonely)?.markers).toEqual([
            lonely,
          ]);
      }),
    );
  });
});
