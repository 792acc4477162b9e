import { sitePath } from './site-path.ts';

type PageOpeningProps = { heading: string; lead: string; crumbs?: readonly Crumb[] };

/** The opening of every page except the home page. */
export function PageOpening({ heading, lead, crumbs = [] }: PageOpeningProps) {
  return (
    <div className="opening">
      <div className="survey-lines" />
      <div className="mx-auto max-w-page px-5 pt-28 pb-14 sm:px-8 sm:pt-36 print:pt-4 sm:pb-20">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="max-w-[20ch] text-4xl">{heading}</h1>
        <p className="mt-5 max-w-measure text-lg text-soft sm:text-xl">{lead}</p>
      </div>
    </div>
  );
}

export type Crumb = { readonly href: string; readonly label: string };

/** The pages above an article. */
export const articleCrumbs: readonly Crumb[] = [
  { href: '/resources', label: 'Resources' },
  { href: '/resources/blogs', label: 'Articles' },
];

/** The page above the pages of places. */
export const placeCrumbs: readonly Crumb[] = [{ href: '/appraisers', label: 'Browse by city' }];

/** The pages above the page of a member. */
export const memberCrumbs = ({ name, slug }: { name: string; slug: string }): readonly Crumb[] => [
  ...placeCrumbs,
  { href: `/appraisers/${slug}`, label: name },
];

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
