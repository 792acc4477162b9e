import { describe, expect, it } from 'vitest';
import { coverageText } from './coverage-text.ts';
import { crowdedReport } from './crowd.fixture.ts';
import { listed, sampleInput, sampleReport } from './report.fixture.ts';
import { checks, counted, coverageSentences, percent } from './report-sentences.ts';

describe('a share', () => {
  it.each([
    [0, 3, '0.0%'],
    [1, 3, '33.3%'],
    [2, 3, '66.6%'],
    [99_999, 100_000, '99.9%'],
    [100_000, 100_000, '100%'],
  ])('of %d of %d is %s: only all are 100%%', (part, all, said) =>
    expect(percent(part, all)).toBe(said),
  );
});

it.each([
  [0, '0 members'],
  [1, '1 member'],
  [1204, '1,204 members'],
])('%d is said as %s', (count, said) => expect(counted(count, 'member')).toBe(said));

describe('the sentences on coverage', () => {
  it('count one member', () => {
    expect(coverageSentences(sampleReport())).toEqual([
      '1 member in 1 ZIP code.',
      '2 of 5 ZIP codes have a member within 30 miles.',
      "10,000 of 12,540 people have a member within 30 miles (79.7%), and 2,540 don't.",
      '3 of 4 counties have no member. 1,040 people live there.',
    ]);
  });

  it('say when nothing is missing', () => {
    const [northwest] = sampleInput.counties;
    const report = sampleReport({
      zips: sampleInput.zips.slice(0, 2),
      counties: northwest ? [northwest] : [],
    });
    expect(coverageSentences(report).slice(2)).toEqual([
      "10,000 of 10,000 people have a member within 30 miles (100%), and 0 don't.",
      'Every county has a member (1).',
    ]);
    expect(coverageText(report)).not.toContain('first\n');
  });

  it('do not count people where none are known', () => {
    expect(coverageSentences(sampleReport({ people: new Map() }))[2]).toBe(
      'We have no population data for Square.',
    );
  });
});

describe('what is said of confirmations', () => {
  const said = (given: Parameters<typeof sampleReport>[0]) =>
    checks(sampleReport(given)).find(({ title }) => title.startsWith('Not confirmed'));

  it('is the day of the list, where members have none', () => {
    expect(said({})).toEqual({
      title: 'Not confirmed for a year (0)',
      sentence:
        'The list was last checked on November 20, 2026 (directoryUpdated in site.yaml), less than a year ago. It has no dates for single members.',
      entries: [],
    });
    expect(said({ listChecked: '2025-11-20' })).toMatchObject({
      title: 'Not confirmed for a year (1)',
      sentence: expect.stringContaining('more than a year ago. Ask every member to confirm.'),
    });
  });

  it('is the day of each, where they have one', () => {
    const members = [
      listed({ confirmed: '2024-02-01' }),
      listed({ id: 2, confirmed: '2026-02-01' }),
    ];
    expect(said({ members })).toEqual({
      title: 'Not confirmed for a year (1)',
      sentence: 'Every member has a confirmation date.',
      entries: ['Ruth Abernathy (1), since February 1, 2024'],
    });
    expect(said({ members: [...members, listed({ id: 3 })] })?.sentence).toContain(
      'That date counts for 1 member without a confirmation date.',
    );
  });

  it('is that the day is wrong, where it is still to come', () => {
    expect(said({ listChecked: '2027-01-01' })?.sentence).toBe(
      'directoryUpdated in site.yaml is January 1, 2027, which is in the future. Fix the date.',
    );
  });
});

describe('in the terminal', () => {
  it('the report names the widest gaps with their nearest member', () => {
    const words = coverageText(sampleReport());
    expect(words).toContain('ZIP codes with no member within 30 miles (3), most people first');
    expect(words).toContain(
      '99103  Edgeton      Northwest   2,000  42.0 mi, Ruth Abernathy in Northam',
    );
  });

  it('long lists end with where the rest is', () => {
    const words = coverageText(crowdedReport('wide'));
    expect(words.split('\n').length).toBeLessThan(120);
    for (const rest of [
      '285 more in zip-codes.csv',
      '239 more in counties.csv',
      '385 more in members',
    ])
      expect(words).toContain(rest);
  });

  it('no one is nearest where no one is a member', () => {
    expect(coverageText(sampleReport({ members: [] }))).toMatch(/99101 .* none\n/);
  });
});
