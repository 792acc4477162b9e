import type { ArticlesPage } from '@appraisers/edition/schemas/pages.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { Photos } from './Picture.tsx';
import { Section } from './Section.tsx';

type ArticleGridProps = { posts: readonly Post[]; photos: Photos; readMore: string };

/** All articles, newest first. */
export function ArticleGrid({ posts, photos, readMore }: ArticleGridProps) {
  if (posts.length === 0) return <p className="text-soft">No articles yet.</p>;
  return (
    <div className="card-grid gap-x-6 gap-y-14">
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

type RelatedArticlesProps = {
  post: Post;
  posts: readonly Post[];
  photos: Photos;
  words: ArticlesPage;
};

/** Up to two others of the category, or the two newest. */
export function RelatedArticles({ post, posts, photos, words }: RelatedArticlesProps) {
  const { related, others } = furtherReading(post, posts);
  return (
    <Section heading={related ? words.related : words.more} beside divided className="print:hidden">
      <div className="grid gap-x-6 gap-y-14 print:block sm:grid-cols-2">
        {others.map((other) => (
          <ArticleCard
            key={other.id}
            post={other}
            photos={photos}
            href={`/resources/${other.id}`}
            readMore={words.readMore}
            level="h3"
          />
        ))}
      </div>
    </Section>
  );
}

// The articles offered below an article.

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
