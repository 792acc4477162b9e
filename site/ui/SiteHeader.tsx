import { ButtonLink } from './Button.tsx';
import { isCurrent, joinLink, mainLinks } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

type SiteHeaderProps = {
  name: string;
  shortName: string;
  /** Path of the page the header stands on. */
  path: string;
};

/**
 * The header of every page. On a small screen the links are in a disclosure, which every browser
 * opens and closes without a script; site/client-scripts/site-header.ts closes it for anyone who goes on.
 */
export function SiteHeader({ name, shortName, path }: SiteHeaderProps) {
  return (
    <header className="site-header" id="site-header">
      <div className="mx-auto flex max-w-page items-center gap-4 px-5 py-3 sm:px-8">
        <Wordmark name={name} shortName={shortName} />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
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
        <details id="site-menu" className="site-menu">
          <summary className="site-menu-button">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M3 7h18M3 12h18M3 17h18" />
            </svg>
            Menu
          </summary>
          <nav aria-label="Menu" className="site-menu-panel">
            <ul>
              <Links path={path} className="site-menu-link" />
            </ul>
            <ButtonLink href={joinLink.href} variant="accent" className="mt-4 w-full">
              {joinLink.label}
            </ButtonLink>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ path, className }: { path: string; className: string }) {
  return mainLinks.map(({ href, label }) => (
    <li key={href}>
      <a
        href={href}
        className={className}
        aria-current={isCurrent(href, path) ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}
