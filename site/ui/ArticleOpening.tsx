import './article.css';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { Button } from './Button.tsx';
import { formatDate } from './format-date.ts';
import { articleCrumbs, Breadcrumb } from './PageOpening.tsx';
import { type Photos, Picture } from './Picture.tsx';

type ArticleOpeningProps = {
  post: Post;
  photos: Photos;
  /** Label of the button that shares it. */
  share: string;
  /** The address to share. */
  address: string;
};

/** The opening of an article: topic, title, author, date. */
export function ArticleOpening({ post, photos, share, address }: ArticleOpeningProps) {
  const { title, excerpt, author, date, category, readTime, image, imageAlt } = post;
  return (
    <header className="opening">
      <div className="survey-lines" />
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-8 px-5 pt-28 pb-14 sm:px-8 sm:pt-36 print:pt-4 lg:grid-cols-[7fr_5fr]">
        <div>
          <Breadcrumb crumbs={articleCrumbs} />
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="badge">{category}</span>
            <span className="text-soft">{readTime}</span>
          </p>
          <h1 className="text-article">{title}</h1>
          <p className="mt-5 max-w-measure text-lg text-soft">{excerpt}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span>
              {author}, <time dateTime={date}>{formatDate(date)}</time>
            </span>
            <Button
              variant="quiet"
              className="min-h-11 px-5 py-2 print:hidden"
              data-share={title}
              data-copies="Link"
              value={address}
            >
              {share}
            </Button>
          </p>
        </div>
        <Picture
          name={image}
          photos={photos}
          sizes="(min-width: 64rem) 29rem, calc(100vw - 2.5rem)"
          alt={imageAlt}
          width="480"
          height="300"
          className="w-full rounded-md border border-line"
        />
      </div>
    </header>
  );
}

type ArticleContentsProps = {
  title: string;
  headings: readonly { slug: string; text: string }[];
};

/** The table of contents, beside the article on a wide screen. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  return (
    <nav aria-labelledby="contents" className="article-contents print:hidden">
      <div>
        <p id="contents" className="font-semibold">
          {title}
        </p>
        <ul className="mt-3">
          {headings.map(({ slug, text }) => (
            <li key={slug} className="border-line border-t">
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
