import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radii } from './criteria.ts';
import { sampleMembers } from './members.fixture.ts';
import { citySearch, sampleKnowledge, zipSearch } from './search.fixture.ts';
import { appraisersIn, search } from './search.ts';

const kinds = ['all', 'mismatch', 'groups', 'partial', 'unknown'];
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
const anyCriteria = fc.record({
  near: anyText,
  by: fc.constantFrom('zip', 'city'),
  within: fc.constantFrom(...radii),
});

describe('whatever is typed', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a family of emoji', '👩‍👩‍👧‍👦'],
    ['right-to-left text', 'سولت ليك سيتي'],
    ['marks that turn the direction', '\u202eovorP\u202c'],
    ['control characters', '\u0000\u0007\u001b[31m84604'],
    ['half a character', '\ud83c'],
    ['many accents', `e${'\u0301'.repeat(5000)}`],
    ['digits of another script', '٨٤٦٠٤'],
    ['a pattern', '^(a+)+$'],
    ['a name that objects have', '__proto__'],
    ['another name that objects have', 'constructor'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 digits', '8'.repeat(10_000)],
    ['10,000 spaces', ' '.repeat(10_000)],
    ['10,000 commas and spaces', ', '.repeat(5_000)],
  ])('%s gets an answer', (_what, near) => {
    expect(kinds).toContain(search(zipSearch(near), sampleKnowledge).kind);
    expect(kinds).toContain(search(citySearch(near), sampleKnowledge).kind);
  });

  it('gets an answer, with members of the directory, no one twice', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const answer = search(criteria, sampleKnowledge);
        expect(kinds).toContain(answer.kind);
        const found = appraisersIn(answer);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(sampleMembers).toContain(one);
      }),
      { numRuns: 300 },
    );
  });

  it('gets the same answer when asked again, and the directory stays as it was', () => {
    const before = structuredClone(sampleMembers);
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(search(criteria, sampleKnowledge)).toEqual(search(criteria, sampleKnowledge));
      }),
    );
    expect(sampleMembers).toEqual(before);
  });

  it('gets the same answer with spaces around it', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const spaced = { ...criteria, near: `  ${criteria.near}\u00a0 ` };
        expect(search(spaced, sampleKnowledge)).toEqual(search(criteria, sampleKnowledge));
      }),
    );
  });
});
