import type { ArticlesPage } from '@appraisers/edition/schemas/pages.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { furtherReading } from './further-reading.ts';
import type { Photos } from './photo.ts';
import { Section } from './Section.tsx';

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
