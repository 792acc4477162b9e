import { expect, it } from 'vitest';
import { isInside } from './posix-path.ts';

it.each([
  ['/site/content/', '/site/content/posts/1.md', true],
  ['C:/site/content', 'C:\\site\\content\\board.yaml', true],
  ['C:\\site\\content', 'C:/site/content/posts/1.md', true],
  ['/site/content', '/site/content', false],
  ['/site/content', '/site/content-old/board.yaml', false],
])('whether the folder %s has %s: %s', (folder, file, expected) =>
  expect(isInside(folder, file)).toBe(expected),
);
