import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { formatDate } from './format-date.ts';
import { type Photos, Picture } from './Picture.tsx';
import { Section } from './Section.tsx';
import { sitePath } from './site-path.ts';

type RelatedArticlesProps = {
  post: Post;
  posts: readonly Post[];
  photos: Photos;
  words: PageWords<'articles'>;
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

/** Up to two others of its category; where there is none, the two newest others. */
export function furtherReading(post: Post, newestFirst: readonly Post[]) {
  const others = newestFirst.filter(({ id }) => id !== post.id);
  const sameCategory = others.filter(({ category }) => category === post.category);
  const related = sameCategory.length > 0;
  return { related, others: (related ? sameCategory : others).slice(0, 2) };
}

type ArticleCardProps = {
  post: Post;
  photos: Photos;
  href: string;
  readMore: string;
  /** Level of its heading. */
  level: 'h2' | 'h3';
};

/** An article in a list. Its link covers the card. */
export function ArticleCard({ post, photos, href, readMore, level: Heading }: ArticleCardProps) {
  const { title, excerpt, author, date, category, readTime, image, imageAlt } = post;
  return (
    <article className="feature">
      <Picture
        name={image}
        photos={photos}
        sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 46vw, calc(100vw - 2.5rem)"
        alt={imageAlt}
        loading="lazy"
      />
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="badge">{category}</span>
        <span className="text-soft">{readTime}</span>
      </p>
      <Heading className="mt-3 text-xl">{title}</Heading>
      <p className="mt-2 text-soft">{excerpt}</p>
      <p className="mt-3 mb-3 text-soft text-sm">
        {author}, <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <a href={sitePath(href)} className="link stretched mt-auto self-start font-semibold">
        {readMore}
        <span className="sr-only">: {title}</span>
      </a>
    </article>
  );
}
