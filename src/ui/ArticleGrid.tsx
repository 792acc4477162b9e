import type { Post } from '#schemas/post.ts';
import { ArticleCard } from './ArticleCard.tsx';

/** All articles, newest first. */
export function ArticleGrid({ posts, readMore }: { posts: readonly Post[]; readMore: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-14 print:block sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <ArticleCard
          key={post.id}
          post={post}
          href={`/resources/blogs/${post.id}`}
          readMore={readMore}
          level="h2"
        />
      ))}
    </div>
  );
}
