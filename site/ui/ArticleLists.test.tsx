import type { Post } from '@appraisers/edition/schemas/post.ts';
import { describe, expect, it } from 'vitest';
import { furtherReading } from './ArticleLists.tsx';

const post = (id: number, category: Post['category']): Post => ({
  id,
  category,
  title: `Article ${id}`,
  excerpt: '',
  author: '',
  date: '2026-03-12',
  image: 'report.svg',
  imageAlt: '',
  readTime: '4 min read',
});
const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

describe('below an article', () => {
  it('offers up to two others of its category, newest first', () => {
    const posts = [4, 3, 2, 1].map((id) => post(id, id === 3 ? 'Commercial' : 'Technology'));
    const { related, others } = furtherReading(post(1, 'Technology'), posts);
    expect([related, ids(others)]).toEqual([true, [4, 2]]);
  });

  it('offers the two newest if the category has no other', () => {
    const posts = [post(5, 'Technology'), post(4, 'Residential'), post(3, 'Commercial')];
    const { related, others } = furtherReading(post(5, 'Technology'), posts);
    expect([related, ids(others)]).toEqual([false, [4, 3]]);
  });
});
