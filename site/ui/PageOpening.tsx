import './pages.css';
import type { Crumb } from './navigation.ts';
import { Drawing } from './Picture.tsx';
import { sitePath } from './site-path.ts';

type PageOpeningProps = {
  /** What the page is for: to learn who we are, to do something, to look someone up, to read. */
  to: 'meet' | 'task' | 'index' | 'text';
  heading: string;
  lead: string;
  crumbs?: readonly Crumb[];
};

/** The opening of every page except the home page and articles. */
export function PageOpening({ to, heading, lead, crumbs = [] }: PageOpeningProps) {
  return (
    <div className={`opening opening-${to}`}>
      {to === 'meet' && <div className="survey-lines" />}
      {to === 'task' && (
        <Drawing name="ridge.svg" alt="" width="1920" height="240" className="hero-ridge" />
      )}
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="max-w-[20ch] text-4xl">{heading}</h1>
        <p className="mt-4 max-w-measure text-lg text-soft">{lead}</p>
      </div>
    </div>
  );
}

/** The pages above this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm">
      <ol className="crumbs flex flex-wrap gap-x-2">
        {crumbs.map(({ href, label }) => (
          <li key={href}>
            <a href={sitePath(href)} className="link target py-1">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
