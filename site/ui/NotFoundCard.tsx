import { sitePath } from './site-path.ts';
import './pages.css';
import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import { joinLink, mainLinks } from './navigation.ts';

type NotFoundCardProps = Pick<PageWords<'not-found'>, 'page' | 'post'> & { firstPost: boolean };

/**
 * The card for an address without a page. Only the browser knows which of its texts applies, that of a
 * page or of a post: a plain host has one file for every such address.
 */
export function NotFoundCard({ page, post, firstPost }: NotFoundCardProps) {
  return (
    <Card className="opening missing">
      <h1 className="text-3xl" data-post={post.heading}>
        {page.heading}
      </h1>
      <p className="mt-3 text-lg text-soft" data-post={post.text}>
        {page.text}
      </p>
      <div className="mt-8 flex flex-wrap gap-4" data-only="page">
        <ButtonLink href="/#finder">Find an appraiser</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Home
        </ButtonLink>
      </div>
      <div className="mt-8" data-only="post" data-first-post={firstPost || undefined} hidden>
        <ButtonLink href="/resources/blogs">{post.button}</ButtonLink>
      </div>
      <nav aria-label="Main pages" className="mt-8 border-line border-t pt-4">
        <ul className="flex flex-wrap gap-x-6">
          {[...mainLinks.slice(1), joinLink].map(({ href, label }) => (
            <li key={href}>
              <a href={sitePath(href)} className="link target py-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 text-soft text-sm" data-only="page">
        {page.builder}
      </p>
    </Card>
  );
}

/** A card that is all of a page. */
export function Card({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <div className="survey-lines" />
      <div className="not-found mx-auto max-w-page px-5 sm:px-8">
        <div className="sheet">{children}</div>
      </div>
    </div>
  );
}
