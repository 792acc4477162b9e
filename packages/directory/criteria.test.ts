import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Criteria,
  criteriaFromQuery,
  defaults,
  maxTextLength,
  queryFromCriteria,
  radii,
} from './criteria.ts';
import { anyChar } from './search.fixture.ts';
import { maxShortlisted } from './shortlist.ts';

const near = { near: '84604', ...defaults };
const none = { near: '', ...defaults };

describe('an address', () => {
  it.each([
    ['?near=84604', { near: '84604', by: 'zip', within: 30 }],
    ['?near=Provo&by=city', { near: 'Provo', by: 'city', within: 30 }],
    ['?near=Provo&by=city&within=60', { near: 'Provo', by: 'city', within: 60 }],
    ['?near=Salt+Lake+City&by=city', { ...near, near: 'Salt Lake City', by: 'city' }],
    ['?near=', { ...near, near: '' }],
    [
      '?near=84604&within=60&for=estate&language=spanish',
      { ...near, within: 60, for: 'estate', language: 'spanish' },
    ],
    ['?list=12&for=divorce', { ...none, list: [12], for: 'divorce' }],
    ['?list=12.7.31', { ...none, list: [12, 7, 31] }],
    ['?list=', { ...none, list: [] }],
  ] satisfies [string, Criteria][])(
    '%s means %j, and is written from it',
    (query, parsed: Criteria) => {
      expect(criteriaFromQuery(query)).toStrictEqual(parsed);
      expect(queryFromCriteria(parsed)).toBe(query);
    },
  );

  it.each([
    '',
    '?',
    '?by=city&within=60',
    '?nearby=84604',
    '?lists=12',
    '?list[]=12',
    '?utm_source=mail',
  ])('%j has no request', (query) => expect(criteriaFromQuery(query)).toBeUndefined());

  it.each([
    ['?near=Ca%F1on&by=city', 'Cañon'],
    ['?near=San%20Jos%E9', 'San José'],
    ['?near=San%20Jos%C3%A9', 'San José'],
    ['?near=%EF%BF%BD', '\uFFFD'],
  ])('%j is read as %s, whatever its encoding', (query, near) =>
    expect(criteriaFromQuery(query)).toMatchObject({ near }),
  );

  it.each([
    ['a newsletter', '?near=Provo&amp;by=city', { near: 'Provo', by: 'city' }],
    ['two newsletters', '?near=Provo&amp;amp;by=city', { near: 'Provo', by: 'city' }],
    ['an encoded &', '?near=Provo%26by%3Dcity', { near: 'Provo', by: 'city' }],
    ['capitals', '?NEAR=Provo&By=City', { near: 'Provo', by: 'city' }],
    ['an email program', '?near=3DProvo&by=3Dcity', { near: 'Provo', by: 'city' }],
    ['a bracket', '?near=Provo&by=city%3E&utm_source=mail', { near: 'Provo', by: 'city' }],
    ['three encodings', '?near=St.%252520George', { near: 'St. George' }],
    ['a parenthesis', '?near=Provo&by=city&within=60)', { near: 'Provo', within: 60 }],
    ['parameters of others', '?utm_source=mail&list=12,7&fbclid=x', { list: [12, 7] }],
    ['a percent sign', '?near=100%25&by=city', { near: '100%' }],
  ])('damaged by %s is read as it was meant', (_what, query, criteria) =>
    expect(criteriaFromQuery(query)).toMatchObject(criteria),
  );

  it.each([
    '?near=St.%20George&by=city',
    '?near=St.+George&by=City',
    '?near= St.+George+&by=city&x',
  ])('%s asks for the same', (query) =>
    expect(queryFromCriteria(criteriaFromQuery(query) ?? none)).toBe('?near=St.+George&by=city'),
  );

  it.each([
    ['a bad radius', '?near=84604&within=-5'],
    ['a radius that is not offered', '?near=84604&within=31'],
    ['no number as radius', '?near=84604&within=10;DROP'],
    ['an unknown type', '?near=84604&by=constructor'],
    ['a list beside the search', '?list=12&near=84604'],
    ['spaces around the radius', '?near=84604&within= x'],
    ['an empty need', '?near=84604&for=&language='],
  ])('with %s means the search with the defaults', (_what, query) => {
    expect(criteriaFromQuery(query)).toEqual(near);
  });

  it('loses what is longer than any place', () => {
    const long = 'x'.repeat(maxTextLength);
    expect(criteriaFromQuery(`?near=${long}`)?.near).toBe(long);
    expect(criteriaFromQuery(`?near=${long}y`)?.near).toBe(long);
  });
});

const trimmedText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: anyChar, maxLength: 60 }),
    fc.constantFrom('Provo & Orem', 'a=b', '100%', 'St. George', '#1', '+1', '?near=x'),
  )
  .map((text) => text.trim())
  .filter((text) => text.length <= maxTextLength);

// A text that looks like damage, "3D" for "=", another parameter or a second encoding, is read as damage.
const isNoDamage = (text: string) => !/^3d|&(?:amp;)*\w+=|%[\da-f]{2}/i.test(text);
const anyNeed = fc.string({ minLength: 1, maxLength: 30 }).filter(isNoDamage);

const anyCriteria = fc.record(
  {
    near: trimmedText.filter(isNoDamage),
    by: fc.constantFrom('zip', 'city'),
    within: fc.constantFrom(...radii),
    for: anyNeed,
    language: anyNeed,
  },
  { requiredKeys: ['near', 'by', 'within'] },
);

const anyText = fc.string({ unit: anyChar, maxLength: 300 });
const anyQuery = fc.oneof(
  anyText,
  anyText.map((text) => `?list=${text}`),
  fc.dictionary(anyText, anyText).map((fields) => `${new URLSearchParams(fields)}`),
  fc
    .record({ near: fc.string(), by: fc.string(), within: fc.oneof(fc.string(), fc.double()) })
    .map(({ near, by, within }) => `?by=${by}&within=${within}&near=${near}`),
);

describe('any address', () => {
  it('gives back the criteria that it was written from', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(criteriaFromQuery(queryFromCriteria(criteria))).toEqual(criteria);
      }),
    );
  });

  it('has a valid request or none, without an error', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parsed = criteriaFromQuery(query);
        if (!parsed) return;
        expect(parsed.list?.length ?? 0).toBeLessThanOrEqual(maxShortlisted);
        expect(['zip', 'city']).toContain(parsed.by);
        expect(radii).toContain(parsed.within);
        expect(parsed.near.length).toBeLessThanOrEqual(maxTextLength);
      }),
    );
  });
});
