import { expect, it } from 'vitest';
import { isInside, toPosix } from './posix-path.ts';

it('a path has slashes, in whatever way it is written', () => {
  expect(toPosix('content/posts/1.md')).toBe('content/posts/1.md');
  expect(toPosix('C:\\site\\content/posts\\1.md')).toBe('C:/site/content/posts/1.md');
});

it.each([
  ['/site/content', '/site/content/board.yaml', true],
  ['/site/content/', '/site/content/posts/1.md', true],
  ['C:/site/content', 'C:\\site\\content\\board.yaml', true],
  ['C:\\site\\content', 'C:/site/content/posts/1.md', true],
  ['/site/content', '/site/content', false],
  ['/site/content', '/site/content-old/board.yaml', false],
  ['/site/content', '/elsewhere/site/content/board.yaml', false],
])('whether the folder %s has %s: %s', (folder, file, expected) =>
  expect(isInside(folder, file)).toBe(expected),
);
