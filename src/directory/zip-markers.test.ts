import { describe, expect, it } from 'vitest';
import { indexMembers } from './members.ts';
import { sampleIndex, sampleMembers } from './sample-members.ts';
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
    ['84741', '84741 Kanab, 1 appraiser'],
    ['84003', '84003 American Fork and Highland, 2 appraisers'],
  ])('name %s "%s"', (zip, name) => {
    expect(markers.find((marker) => marker.zip === zip)?.name).toBe(name);
  });
  it('stand at the point of the ZIP', () => {
    for (const { zip, lat, lng } of markers) {
      expect(sampleMembers.find((member) => member.zip === zip)).toMatchObject({ lat, lng });
    }
  });
  it('are none where nobody is', () => {
    expect(zipMarkers(indexMembers([]))).toEqual([]);
  });
  it('know the ZIPs of some appraisers', () => {
    expect(zipsOf(sampleMembers.filter(({ city }) => city === 'Highland'))).toEqual(
      new Set(['84003']),
    );
  });
});
