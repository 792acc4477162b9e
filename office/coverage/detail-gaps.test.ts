import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { detailGaps } from './detail-gaps.ts';
import { mailMerge } from './mail-merge.ts';
import { listed, sampleInput, sampleReport } from './report.fixture.ts';
import { checks } from './report-sentences.ts';

const { details, region } = sampleInput;
const vai = listed({
  id: 2,
  firstName: 'Vai',
  lastName: 'Latu',
  email: 'vai@example.org',
  counties: 'Northwest; Southeast',
  work: 'estate',
  credential: 'licensed',
});

describe('what members have not said about their work', () => {
  const gaps = detailGaps([vai, listed()], details);

  it('names those without details', () =>
    expect(gaps.withoutDetails.map(({ id }) => id)).toEqual([1]));

  it('names the counties that no member covers, and the kinds that no member does', () => {
    expect(gaps.uncovered).toEqual(['Northeast County', 'Southwest County']);
    expect(gaps.undone).toContain('A divorce');
    expect(gaps.undone).not.toContain('An estate');
  });

  it('names nothing, and is not in the report, while no member has details', () => {
    expect(detailGaps([listed()], details)).toEqual({
      ...{ hasAnyDetails: false, withoutDetails: [], uncovered: [], undone: [] },
    });
    expect(checks(sampleReport())).toHaveLength(5);
  });

  it('is in the report', () => {
    const titles = checks(sampleReport({ members: [vai, listed()] })).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'No details (1)',
        'Counties that no member covers (2)',
        expect.stringMatching(/^Kinds of work that no member does \(\d+\)$/),
      ]),
    );
  });
});

describe('the mail-merge table', () => {
  const rows: Record<string, string>[] = parse(
    mailMerge(
      [{ ...vai, confirmed: '2026-03-01' }, listed(), listed({ id: 3, email: '' })],
      details,
      region,
    ),
    { bom: true, columns: true },
  );

  it('has a row for each member with an email address, with the entry as visitors read it', () => {
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      Email: 'vai@example.org',
      'First name': 'Vai',
      Credential: 'Licensed appraiser',
      'Counties covered': 'Northwest County; Southeast County',
      'Kinds of work': 'An estate',
      'Last confirmed': 'March 1, 2026',
    });
    expect(rows[1]).toMatchObject({ 'Last confirmed': 'never' });
  });

  it('asks each member to answer, and names what the entry lacks', () => {
    expect(rows[0]?.['What to do']).toContain('reply "All correct"');
    expect(rows[0]?.['What to do']).toContain('You can add: License number, Takes');
    expect(rows[0]?.['What to do']).not.toContain('Counties covered');
  });

  it('runs no formula in a spreadsheet', () =>
    expect(mailMerge([listed({ license: '=1+1' })], details, region)).toContain("'=1+1"));
});
