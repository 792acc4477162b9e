import { describe, expect, it } from 'vitest';
import { isInside, toPosix } from './posix-path.ts';

it.each([
  ['content/posts/1.md', 'content/posts/1.md'],
  ['content\\posts\\1.md', 'content/posts/1.md'],
  ['C:\\site\\content/posts\\1.md', 'C:/site/content/posts/1.md'],
])('%s is written %s', (path, written) => expect(toPosix(path)).toBe(written));

describe('a file', () => {
  it.each([
    ['/site/content', '/site/content/board.yaml'],
    ['/site/content/', '/site/content/posts/1.md'],
    ['C:/site/content', 'C:\\site\\content\\board.yaml'],
    ['C:\\site\\content', 'C:/site/content/posts/1.md'],
  ])('in the folder %s is %s', (folder, file) => expect(isInside(folder, file)).toBe(true));

  it.each([
    ['/site/content', '/site/content'],
    ['/site/content', '/site/content-old/board.yaml'],
    ['C:/site/content', 'C:\\site\\contents\\board.yaml'],
    ['/site/content', '/elsewhere/site/content/board.yaml'],
  ])('outside of the folder %s is %s', (folder, file) =>
    expect(isInside(folder, file)).toBe(false),
  );
});
