// The links of the header, in their order.
export const mainLinks = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/membership', label: 'Membership' },
  { href: '/resources', label: 'Resources' },
  { href: '/events', label: 'Events' },
] as const;

export const joinLink = { href: '/join', label: 'Join / Renew' } as const;

/** The second list of the footer. */
export const moreLinks = [
  joinLink,
  { href: '/appraisers', label: 'Browse by city' },
  { href: '/resources/blogs', label: 'Articles' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/privacy', label: 'Privacy' },
] as const;

/** Whether the link leads to the page at `path`, or to one above it. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));

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
