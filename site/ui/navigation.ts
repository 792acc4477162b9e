import { pageLinks } from '@appraisers/edition/schemas/pages.ts';

/** The links of the header. */
export const mainLinks = pageLinks.filter(({ isMain }) => isMain);

/** The second list of the footer. */
export const moreLinks = pageLinks.filter(({ isMain }) => !isMain);

export const joinLink = { href: '/join', label: 'Join / Renew' };

/** Whether the link leads to the page at `path`, or to one above it. */
export const isCurrent = (href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);

export type Crumb = { readonly href: string; readonly label: string };

/** The page above the pages of places, and the one above those of articles. */
export const placeCrumbs: readonly Crumb[] = [{ href: '/appraisers', label: 'Browse by city' }];
export const resourcesCrumbs: readonly Crumb[] = [{ href: '/resources', label: 'Resources' }];
