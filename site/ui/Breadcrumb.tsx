export type Crumb = { readonly href: string; readonly label: string };

/** The pages above an article. */
export const articleCrumbs: readonly Crumb[] = [
  { href: '/resources', label: 'Resources' },
  { href: '/resources/blogs', label: 'Articles' },
];

/** The page above those of the places. */
export const placeCrumbs: readonly Crumb[] = [{ href: '/appraisers', label: 'All places' }];

/** The pages above this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ href, label }) => (
          <li
            key={href}
            className="not-last:after:ml-2 not-last:after:text-soft not-last:after:content-['/']"
          >
            <a href={href} className="link target py-1">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
