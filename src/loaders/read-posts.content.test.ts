import { describe, expect, it } from 'vitest';
import { categories } from '#schemas/post.ts';
import { readPosts } from './read-posts.ts';

describe('the articles in content/posts', () => {
  it('are five, one of each category, of 2026', () => {
    const posts = readPosts().map(({ post }) => post);
    expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(posts.map(({ category }) => category).sort()).toEqual([...categories].sort());
    expect(posts.filter(({ date }) => !date.startsWith('2026-'))).toEqual([]);
  });

  it('have 600 to 1,000 words', () => {
    const words = (text: string) =>
      text
        .replaceAll(/\]\([^)]*\)/g, ']')
        .split(/\s+/)
        .filter((word) => /\w/.test(word));
    const lengths = readPosts().map(({ post, body: text }) => [post.id, words(text).length]);
    expect(lengths.filter(([, length = 0]) => length < 600 || length > 1000)).toEqual([]);
  });
});
