// Which articles stand below an article.
import type { Post } from '@appraisers/edition/schemas/post.ts';

const maxPosts = 2;

/** Up to two others of its category; where there is none, the two newest others. */
export function furtherReading(
  post: Post,
  newestFirst: readonly Post[],
): { related: boolean; others: readonly Post[] } {
  const others = newestFirst.filter(({ id }) => id !== post.id);
  const sameCategory = others.filter(({ category }) => category === post.category);
  const related = sameCategory.length > 0;
  return { related, others: (related ? sameCategory : others).slice(0, maxPosts) };
}
