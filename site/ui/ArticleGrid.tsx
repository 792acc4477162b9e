import type { Post } from '@appraisers/edition/schemas/post.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { Photos } from './photo.ts';

type ArticleGridProps = { posts: readonly Post[]; photos: Photos; readMore: string };

/** All articles, newest first. */
export function ArticleGrid({ posts, photos, readMore }: ArticleGridProps) {
  if (posts.length === 0) return <p className="text-soft">No article has been published yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-14 print:block sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <ArticleCard
          key={post.id}
          post={post}
          photos={photos}
          href={`/resources/blogs/${post.id}`}
          readMore={readMore}
          level="h2"
        />
      ))}
    </div>
  );
}
