import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraisersIn } from './answer.ts';
import { type Criteria, radii } from './criteria.ts';
import { sampleDirectory } from './members.fixture.ts';
import { answerTo, citySearch, zipSearch } from './search.fixture.ts';

const statuses = ['all', 'mismatch', 'place', 'partial', 'unknown'];
const hostile = [
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦',
  'سولت ليك سيتي',
  '\u202eovorP\u202c',
  '\u0000\u0007\u001b[31m84604',
  '\ud83c',
  `e${'\u0301'.repeat(5000)}`,
  '٨٤٦٠٤',
  '^(a+)+$',
  '__proto__',
  'constructor',
  'a'.repeat(10_000),
  '8'.repeat(10_000),
  ' '.repeat(10_000),
  ', '.repeat(5_000),
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((halves) => String.fromCharCode(...halves)),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 30 })
    .map((text) => text.repeat(10_000).slice(0, 10_000)),
);
const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
  near: anyText,
  by: fc.constantFrom('zip', 'city'),
  within: fc.constantFrom(...radii),
});

describe('any text', () => {
  it('gets an answer, with members of the directory, each once', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const answer = answerTo(criteria);
        expect(statuses).toContain(answer.status);
        const found = appraisersIn(answer);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(sampleDirectory.appraisers).toContain(one);
      }),
      {
        examples: hostile.flatMap((near) => [[zipSearch(near)], [citySearch(near)]]),
      },
    );
  });

  it('gets the same answer with spaces around it, and changes no member', () => {
    const before = structuredClone(sampleDirectory.appraisers);
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const spaced = { ...criteria, near: `  ${criteria.near}\u00a0 ` };
        expect(answerTo(spaced)).toEqual(answerTo(criteria));
      }),
    );
    expect(sampleDirectory.appraisers).toEqual(before);
  });
});
