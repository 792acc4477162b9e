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

it('misses a post where there is no first one', () =>
  expect(missingKind('/resources/blogs/abc', false)).toBe('post'));
