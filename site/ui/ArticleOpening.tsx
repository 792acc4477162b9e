import './pages.css';
import type { Post } from '@appraisers/edition/schemas/post.ts';
import { Button, ButtonLink } from './Button.tsx';
import { formatDate } from './format-date.ts';
import { resourcesCrumbs } from './navigation.ts';
import { Breadcrumb } from './PageOpening.tsx';
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
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-8 px-5 sm:px-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <Breadcrumb
            crumbs={[...resourcesCrumbs, { href: '/resources/blogs', label: 'Articles' }]}
          />
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="badge">{category}</span>
            <span className="text-soft">{readTime}</span>
          </p>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-5 max-w-measure text-lg text-soft">{excerpt}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span>
              {author}, <time dateTime={date}>{formatDate(date)}</time>
            </span>
            <Button
              variant="quiet"
              className="min-h-11 px-5 py-2"
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
          className="article-picture"
        />
      </div>
    </header>
  );
}

type ArticleContentsProps = {
  title: string;
  headings: readonly { slug: string; text: string }[];
};

/** Beside the article on a wide screen: its table of contents, and what a homeowner does next. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  return (
    <div className="article-aside text-sm max-lg:hidden print:hidden">
      <div className="article-contents">
        {headings.length > 0 && (
          <nav aria-label={title} className="mb-8">
            <p className="mb-3 font-semibold">{title}</p>
            <ul className="rows">
              {headings.map(({ slug, text }) => (
                <li key={slug}>
                  <a href={`#${slug}`} className="link block py-3">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ButtonLink href="/#finder" variant="quiet" className="w-full">
          Find an appraiser
        </ButtonLink>
      </div>
    </div>
  );
}
