import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery, parseQuery } from './parsed-query.ts';
import { maxShortlisted } from './shortlist.ts';

const near = { near: '84604', by: 'zip', within: 30 } as const;

describe('an address', () => {
  it.each([
    ['?near=84604', { criteria: near }],
    ['?list=12.7.31', { list: [12, 7, 31] }],
    ['?list=12', { list: [12] }],
    ['?list=', { list: [] }],
  ])('%s asks for %j, and is written so', (query, question) => {
    expect(parseQuery(query)).toEqual(question);
    expect(formatQuery(question)).toBe(query);
  });

  it.each(['', '?', '?lists=12', '?list[]=12', '?utm_source=mail'])('%j asks nothing', (query) => {
    expect(parseQuery(query)).toBeUndefined();
  });

  it.each(['?list=12&near=84604', '?near=84604&list=12'])(
    'that asks for both, %s, is a search',
    (query) => expect(parseQuery(query)).toEqual({ criteria: near }),
  );

  it('asks for a list beside what others put into it', () => {
    expect(parseQuery('?utm_source=mail&list=12,7&fbclid=x')).toEqual({ list: [12, 7] });
  });

  it('never throws, whatever the list is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const question = parseQuery(`?list=${text}`);
        if (question && 'list' in question)
          expect(question.list.length).toBeLessThanOrEqual(maxShortlisted);
      }),
    );
  });
});
