import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missing } from '#page-scripts/missing.ts';
import {
  firstPost,
  idWithoutNumber,
  notForVisitors,
  otherEndings,
  otherSpelling,
} from './addresses.ts';

const meansFirstPost = (path: string) => new RegExp(`^/${idWithoutNumber}$`).test(path);

describe('an address that means the first post', () => {
  it.each([
    ['/resources/abc', true],
    ['/resources/blogs/abc', true],
    ['/resources/blogs/1a/', true],
    ['/resources/99', false],
    ['/resources/blogs/99/', false],
    ['/resources/-1', false],
    ['/resources', false],
    ['/about/abc', false],
    ['/resources/blogs/1/comments', false],
  ])('%s: %s', (path, means) => expect(meansFirstPost(path)).toBe(means));

  it('is the same for the host as for the page', () => {
    const sign = fc.constantFrom(
      ...'0123456789abcdefxobEIn.+-_~'.split(''),
      'Infinity',
      'NaN',
      '0x',
    );
    const id = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
    const folder = fc.constantFrom('/resources/', '/resources/blogs/', '/about/', '/');
    fc.assert(
      fc.property(folder, id, fc.constantFrom('', '/', '/x'), (before, middle, after) => {
        const path = before + middle + after;
        expect(meansFirstPost(path)).toBe(missing(path) === 'first-post');
      }),
      { numRuns: 2000 },
    );
  });

  it('leads to an address that means itself', () => {
    expect(meansFirstPost(firstPost)).toBe(false);
  });
});

it.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index', '/about'],
  ['/about/index.html', '/about'],
  ['/resources/blogs/1.html', '/resources/blogs/1'],
])('%s is another name of %s', (path, page) => {
  expect(new RegExp(`^(/.+?)${otherEndings}$`).exec(path)?.[1]).toBe(page);
});

it.each([
  ['/_headers', true],
  ['/_redirects', true],
  ['/.htaccess', true],
  ['/.git/config', true],
  ['/about.html.br', true],
  ['/sw.js.gz', true],
  ['/.well-known/security.txt', false],
  ['/_astro/a.1.js', false],
  ['/about', false],
])('%s is kept from visitors: %s', (path, kept) => {
  expect(new RegExp(`^/(?:${notForVisitors})`).test(path)).toBe(kept);
});

it.each([
  ['/%61rt/mark.svg', true],
  ['/art/mark%2Esvg', true],
  ['//art/mark.svg', true],
  ['/art//mark.svg?near=84604', true],
  ['/art/mark.svg', false],
  ['/?near=Salt%20Flat', false],
  ['/embed/finder?back=https://example.org/', false],
])('%s is another spelling of an address: %s', (path, other) => {
  expect(new RegExp(`^${otherSpelling}`).test(path)).toBe(other);
});
