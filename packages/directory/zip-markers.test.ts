import { describe, expect, it } from 'vitest';
import { member, sampleIndex, sampleMembers, zipPoints } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';
import { zipMarkers, zipsOf } from './zip-markers.ts';

describe('the markers of a map', () => {
  const markers = zipMarkers(sampleIndex);

  it('are one for each ZIP that has members, in their order', () => {
    const zips = [...new Set(sampleMembers.map(({ zip }) => zip))].sort();
    expect(markers.map(({ zip }) => zip)).toEqual(zips);
  });
  it('count every member once', () => {
    expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(sampleMembers.length);
  });
  it.each([
    ['84741', '84741 Kanab', 1],
    ['84003', '84003 American Fork and Highland', 2],
  ])('say of %s the place, "%s", and how many are there', (zip, place, count) => {
    expect(markers.find((marker) => marker.zip === zip)).toMatchObject({ place, count });
  });
  it('stand at the point of the ZIP', () => {
    for (const { zip, lat, lng } of markers) {
      expect(sampleMembers.find((member) => member.zip === zip)).toMatchObject({ lat, lng });
    }
  });
  it('stand beside each other where ZIPs share a point', () => {
    const index = indexMembers(
      ['84110', '84101', '84111'].map((zip, id) => member({ id, zip })),
      sampleNames,
    );
    const { lat, lng } = zipPoints['84604'];
    expect(zipMarkers(index).map((marker) => [marker.zip, marker.lat, marker.lng])).toEqual([
      ['84101', lat, lng],
      ['84110', lat, expect.closeTo(lng + 0.005, 9)],
      ['84111', lat, expect.closeTo(lng + 0.01, 9)],
    ]);
  });
  it('are none where no one is', () => {
    expect(zipMarkers(indexMembers([], sampleNames))).toEqual([]);
  });
  it('know the ZIPs of some appraisers', () => {
    expect(zipsOf(sampleMembers.filter(({ city }) => city === 'Highland'))).toEqual(
      new Set(['84003']),
    );
  });
});
