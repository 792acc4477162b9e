import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReport } from './coverage-report.ts';
import { readReportInput } from './read-input.ts';
import { listed, sampleInput, sampleReport } from './report.fixture.ts';

const { zips, counties } = sampleReport();
const zipRow = (zip: string) => zips.find((row) => row.zip === zip);
const countyRow = (name: string) => counties.find((row) => row.name === name);

describe('the coverage of a ZIP', () => {
  it('has its people, its members and those near it', () => {
    expect(zipRow('99101')).toMatchObject({ people: 10_000, members: 1, within: 1 });
    expect(zipRow('99102')).toMatchObject({ people: undefined, members: 0, within: 1 });
    expect(zipRow('99103')).toMatchObject({ people: 2_000, members: 0, within: 0 });
    expect(zipRow('99103')?.nearest?.miles).toBeCloseTo(42, 0);
  });

  it.each([
    ['where most of its people live', '99103', 'Northwest'],
    ['by its point, when it has no population', '99102', 'Northwest'],
    ['where its point lies, when the survey has another number for it', '99104', 'Southwest'],
  ])('is in the county %s', (_, zip, county) => expect(zipRow(zip)?.county).toBe(county));

  it('is in no county when its point lies outside of all', () => {
    const astray = { zip: '99106', town: 'Astray', lat: 45, lng: -90 };
    const report = sampleReport({ zips: [astray] });
    expect(report.zips[0]?.county).toBeUndefined();
    expect(report.counties.every(({ members, people }) => members + people === 0)).toBe(true);
  });
});

describe('the coverage of a county', () => {
  it('has the people of its ZIPs, a part of those that reach beyond it', () => {
    expect(counties.map(({ name, people }) => [name, people])).toEqual([
      ['Northwest', 11_500],
      ['Northeast', 500],
      ['Southwest', 500],
      ['Southeast', 40],
    ]);
  });

  it('counts those whose ZIP has no one near', () => {
    expect(countyRow('Northwest')).toMatchObject({ members: 1, peopleWithout: 1_500 });
    expect(countyRow('Southeast')).toMatchObject({ members: 0, peopleWithout: 40 });
  });
});

describe('the report', () => {
  it('puts gaps with most people first, then the farthest', () => {
    const poBoxes = [
      { zip: '99107', town: 'Near Boxes', lat: 39.9, lng: -103.4 },
      { zip: '99108', town: 'Far Boxes', lat: 39.1, lng: -101.5 },
    ];
    const { gaps } = sampleReport({ zips: [...sampleInput.zips, ...poBoxes] });
    expect(gaps.map(({ zip }) => zip)).toEqual(['99103', '99104', '99105', '99108', '99107']);
  });

  it('has every ZIP as a gap, and every county empty, where no one is a member', () => {
    const report = sampleReport({ members: [] });
    expect(report.gaps).toHaveLength(5);
    expect(report.emptyCounties.map(({ name }) => name)).toEqual([
      ...['Northwest', 'Northeast', 'Southwest', 'Southeast'],
    ]);
    expect(report.peopleSum).toEqual({ all: 12_540, served: 0 });
    expect(report.gaps.every(({ nearest }) => nearest === undefined)).toBe(true);
  });

  it('counts everyone once, wherever the members are', () => {
    const home = fc.constantFrom(...sampleInput.zips);
    fc.assert(
      fc.property(fc.array(home, { maxLength: 30 }), (homes) => {
        const members = homes.map(({ zip, town, lat, lng }, id) =>
          listed({ id, zip, city: town, lat, lng }),
        );
        const report = sampleReport({ members });
        const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
        expect(sum(report.zips.map((zip) => zip.members))).toBe(members.length);
        expect(sum(report.counties.map((county) => county.members))).toBe(members.length);
        expect(sum(report.counties.map(({ people }) => people))).toBe(report.peopleSum.all);
        expect(sum(report.counties.map(({ peopleWithout }) => peopleWithout))).toBe(
          report.peopleSum.all - report.peopleSum.served,
        );
        expect(report.gaps.length + report.zipSum.served).toBe(report.zipSum.all);
        // Whose own ZIP has a member is never without one.
        expect(report.gaps.filter((zip) => zip.members > 0)).toEqual([]);
      }),
    );
  });
});

it.each(sampleEditions)('every ZIP of %s is in a county', (folder) => {
  const { zips, peopleSum } = makeReport(readReportInput(openEdition(folder)));
  expect(zips.filter(({ county }) => county === undefined)).toEqual([]);
  expect(peopleSum.all).toBeGreaterThan(500_000);
});
