import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterMarkers } from './clusters.ts';
import type { ZipMarker } from './zip-markers.ts';

const marker = (zip: string, lat: number, lng: number, count = 1): ZipMarker => ({
  zip,
  lat,
  lng,
  count,
  place: `${zip} Provo`,
});
/** A screen with a px for each degree. */
const pixelOf = ({ lat, lng }: ZipMarker) => ({ x: lng, y: lat });

describe('the marks of a map', () => {
  it('are one for each ZIP where there is room', () => {
    const marks = clusterMarkers([marker('84601', 0, 0, 2), marker('84604', 0, 40)], pixelOf, 40);
    expect(marks.map(({ name }) => name)).toEqual([
      '84601 Provo, 2 appraisers',
      '84604 Provo, 1 appraiser',
    ]);
  });

  it('are one with the sum where two would overlap, at the fuller one', () => {
    const few = marker('84601', 0, 0, 2);
    const many = marker('84604', 0, 39, 3);
    const marks = clusterMarkers([few, many], pixelOf, 40);
    expect(marks).toEqual([
      {
        markers: [many, few],
        count: 5,
        name: '2 ZIP codes around 84604 Provo, 5 appraisers',
      },
    ]);
  });

  it('are one where only their corners would overlap: a press there means one of them', () => {
    const marks = clusterMarkers([marker('84601', 0, 0), marker('84604', 29, 29)], pixelOf, 32);
    expect(marks).toHaveLength(1);
  });

  it('take a marker between two of them to the nearer one', () => {
    const [left, right, between] = [
      marker('1', 0, 0, 5),
      marker('2', 0, 50, 5),
      marker('3', 0, 30, 1),
    ];
    const marks = clusterMarkers([left, right, between], pixelOf, 40);
    expect(marks.map(({ markers }) => markers.map(({ zip }) => zip))).toEqual([['1'], ['2', '3']]);
  });

  const anywhere = fc.array(
    fc.record({
      lat: fc.integer({ min: 0, max: 300 }),
      lng: fc.integer({ min: 0, max: 300 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 60 },
  );

  it('wherever the ZIPs are: none overlap, all ZIPs are in one, anyone who has room stands alone', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 60 }), (points, apart) => {
        const markers = points.map(({ lat, lng, count }, at) => marker(`${at}`, lat, lng, count));
        const marks = clusterMarkers(markers, pixelOf, apart);
        const px = (a: ZipMarker, b: ZipMarker) =>
          Math.max(Math.abs(a.lng - b.lng), Math.abs(a.lat - b.lat));
        marks.forEach(({ markers: [a] }, at) => {
          for (const {
            markers: [b],
          } of marks.slice(at + 1))
            expect(px(a, b)).toBeGreaterThanOrEqual(apart);
        });
        const covered = marks.flatMap((mark) => mark.markers);
        expect(covered.map(({ zip }) => zip).sort()).toEqual(markers.map(({ zip }) => zip).sort());
        for (const lonely of markers.filter((one) =>
          markers.every((other) => other === one || px(one, other) >= apart),
        ))
          expect(marks.find(({ markers: [first] }) => first === lonely)?.markers).toEqual([lonely]);
      }),
    );
  });
});
