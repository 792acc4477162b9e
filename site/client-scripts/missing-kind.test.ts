import { firstPost, nonNumericPost } from '@appraisers/hosting/headers/server-syntax.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingKind } from './missing-kind.ts';

it.each([
  ['/nowhere', 'page'],
  ['/resources/blogs/1/comments', 'page'],
  ['/about/99', 'page'],
  ['/appraisers/', 'page'],
  ['/appraisers/provo/desta-haile', 'member'],
  ['/appraisers/nowhere', 'member'],
  ['/resources/blogs/99', 'post'],
  ['/resources/99', 'post'],
  ['/resources/99/', 'post'],
  ['/resources/blogs/-1', 'post'],
  ['/resources/blogs/abc', 'first-post'],
  ['/resources/abc', 'first-post'],
  ['/resources/blogs/1a', 'first-post'],
] as const)('%s misses %s', (path, what) => expect(missingKind(path)).toBe(what));

it('servers redirect the same post ids to the first post as the "not found" page', () => {
  const char = fc.constantFrom(...'0123456789abcdefxobEIn.+-_~', 'Infinity', 'NaN', '0x');
  const id = fc.array(char, { minLength: 1, maxLength: 6 }).map((chars) => chars.join(''));
  const folder = fc.constantFrom('/resources/', '/resources/blogs/', '/about/', '/');
  const path = fc.tuple(folder, id, fc.constantFrom('', '/', '/x')).map((parts) => parts.join(''));
  const redirects = (address: string) => new RegExp(`^/${nonNumericPost}$`).test(address);
  fc.assert(
    fc.property(path, (at) => redirects(at) === (missingKind(at) === 'first-post')),
    { numRuns: 2000 },
  );
  expect(redirects(firstPost)).toBe(false);
});
