import './not-found.css';
import type { NotFoundPage } from '@appraisers/edition/schemas/pages.ts';
import { ButtonLink } from './Button.tsx';
import { joinLink, mainLinks } from './navigation.ts';

/**
 * The card for an address where nothing is. Which of its two faces is shown, the page's or the
 * post's, is known only in the browser: a plain host has one file for every such address.
 */
export function NotFoundCard({ page, post }: Pick<NotFoundPage, 'page' | 'post'>) {
  return (
    <div className="opening missing">
      <div className="survey-lines" />
      <div className="mx-auto max-w-page px-5 pt-32 pb-20 sm:px-8 sm:pt-40 sm:pb-28">
        <div className="sheet max-w-[44rem]">
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
          <div className="mt-8" data-only="post" hidden>
            <ButtonLink href="/resources/blogs">{post.button}</ButtonLink>
          </div>
          <nav aria-label="Main pages" className="mt-8 border-line border-t pt-4">
            <ul className="flex flex-wrap gap-x-6">
              {[...mainLinks.slice(1), joinLink].map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="link target py-2">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-4 text-soft text-sm" data-only="page">
            {page.builder}
          </p>
        </div>
      </div>
    </div>
  );
}
