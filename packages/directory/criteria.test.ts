import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  criteriaFromQuery,
  defaults,
  maxTextLength,
  queryFromCriteria,
  radii,
} from './criteria.ts';

describe('the defaults', () => {
  it('are a search by ZIP within 30 miles, one of the radii offered', () => {
    expect(defaults).toEqual({ by: 'zip', within: 30 });
    expect(radii).toContain(30);
  });
});

const pairs = [
  ['?near=84604', { near: '84604', by: 'zip', within: 30 }],
  ['?near=Provo&by=city', { near: 'Provo', by: 'city', within: 30 }],
  ['?near=Provo&by=city&within=60', { near: 'Provo', by: 'city', within: 60 }],
  ['?near=84604&within=10', { near: '84604', by: 'zip', within: 10 }],
  ['?near=Salt+Lake+City&by=city', { near: 'Salt Lake City', by: 'city', within: 30 }],
  ['?near=', { near: '', by: 'zip', within: 30 }],
] as const;

describe('the query of an address', () => {
  it.each(pairs)('%s is read', (query, criteria) => {
    expect(criteriaFromQuery(query)).toEqual(criteria);
  });

  it.each(pairs)('%s is written', (query, criteria) => {
    expect(queryFromCriteria(criteria)).toBe(query);
  });

  it.each(['', '?', '?by=city&within=60', '?utm_source=mail', '?nearby=84604'])(
    '%j asks nothing',
    (query) => {
      expect(criteriaFromQuery(query)).toBeUndefined();
    },
  );

  it.each(radii)('may ask for a radius of %d miles', (within) => {
    expect(criteriaFromQuery(`?near=84604&within=${within}`)?.within).toBe(within);
  });

  it.each(['-5', '0', '31', '30.5', '1e9', 'Infinity', 'NaN', 'far', '', '10;DROP'])(
    'with within=%s means 30 miles',
    (within) => {
      expect(criteriaFromQuery(`?near=84604&within=${within}`)?.within).toBe(30);
    },
  );

  it.each(['planet', '', 'zip', 'constructor'])('with by=%s means by ZIP', (by) => {
    expect(criteriaFromQuery(`?near=84604&by=${by}`)?.by).toBe('zip');
  });

  it('is read in spite of everything that is wrong with it', () => {
    expect(criteriaFromQuery('?by=planet&within=-5&near=%ZZ')).toEqual({
      near: '%ZZ',
      by: 'zip',
      within: 30,
    });
  });

  it('is written without the spaces around the text', () => {
    expect(queryFromCriteria({ near: '  84604 ', by: 'zip', within: 30 })).toBe('?near=84604');
  });

  it('is cut where the text is longer than any place', () => {
    const long = 'x'.repeat(maxTextLength);
    expect(criteriaFromQuery(`?near=${long}`)?.near).toBe(long);
    expect(criteriaFromQuery(`?near=${long}y`)?.near).toBe(long);
  });
});

const trimmedText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('Provo & Orem', 'a=b', '100%', '%41', 'St. George', '#1', '+1', '?near=x'),
  )
  .map((text) => text.trim())
  .filter((text) => text.length <= maxTextLength);

const criteria = fc.record({
  near: trimmedText,
  by: fc.constantFrom('zip', 'city'),
  within: fc.constantFrom(...radii),
});

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.webQueryParameters(),
  fc
    .record({ near: fc.string(), by: fc.string(), within: fc.oneof(fc.string(), fc.double()) })
    .map(({ near, by, within }) => `?by=${by}&within=${within}&near=${near}`),
);

describe('whatever is asked', () => {
  it('is read back from the address as it was written', () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        expect(criteriaFromQuery(queryFromCriteria(asked))).toEqual(asked);
      }),
    );
  });

  it('gives valid criteria or none, and never an error', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const read = criteriaFromQuery(query);
        if (read === undefined) return;
        expect(['zip', 'city']).toContain(read.by);
        expect(radii).toContain(read.within);
        expect(read.near.length).toBeLessThanOrEqual(maxTextLength);
      }),
    );
  });
});
