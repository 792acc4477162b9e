import type { Site } from '@appraisers/edition/schemas/site.ts';
import { Menu } from 'lucide-react';
import { ButtonLink } from './Button.tsx';
import { MyListLink } from './MyListLink.tsx';
import { isCurrent, joinLink, mainLinks } from './navigation.ts';
import { Drawing } from './Picture.tsx';
import { sitePath } from './site-path.ts';

/** With the path of the page. */
type SiteHeaderProps = { site: Site; path: string };

/**
 * The header of every page. On a small screen the links are in a <details>, which works without
 * JavaScript; site/client-scripts/site-header.ts closes it when the visitor moves on.
 */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  return (
    <>
      <a href="#pageContent" className="skip-link">
        Skip to content
      </a>
      <header className="site-header">
        <div className="mx-auto flex max-w-page items-center gap-3 px-5 py-3 sm:px-8">
          <Wordmark {...site} />
          <MyListLink path="/" />
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center gap-1">
              <Links path={path} className="site-link" />
            </ul>
          </nav>
          <ButtonLink
            href={joinLink.href}
            variant="accent"
            className="hidden min-h-11 px-5 py-2 lg:inline-flex"
          >
            {joinLink.label}
          </ButtonLink>
          <details id="siteMenu" className="site-menu">
            <summary className="site-menu-button inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 font-semibold">
              <Menu aria-hidden className="size-6" />
              <span className="max-[22.5rem]:sr-only">Menu</span>
            </summary>
            <nav aria-label="Menu" className="site-menu-panel">
              <ul>
                <Links
                  path={path}
                  className="site-menu-link flex min-h-13 items-center border-b border-b-line font-serif text-xl no-underline"
                />
              </ul>
              <ButtonLink href={joinLink.href} variant="accent" className="mt-4 w-full">
                {joinLink.label}
              </ButtonLink>
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

function Links({ path, className }: { path: string; className: string }) {
  return mainLinks.map(({ href, label }) => (
    <li key={href}>
      <a
        href={sitePath(href)}
        className={className}
        aria-current={isCurrent(href, path) ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}

/** The mark with the name, as a link home. Narrow screens show the short name. */
function Wordmark({ name, shortName }: Site) {
  return (
    <a href={sitePath('/')} className="mr-auto flex min-w-0 items-center gap-3 py-1 no-underline">
      <Drawing name="mark.svg" alt="" width="40" height="40" className="size-10 flex-none" />
      <span className="hidden max-w-60 text-balance font-semibold font-serif text-sm/tight sm:block">
        {name}
      </span>
      <span className="truncate font-semibold font-serif text-lg tracking-wide sm:hidden">
        {shortName}
      </span>
    </a>
  );
}
