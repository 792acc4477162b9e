// The association and its state, for every page.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Scheme } from '@appraisers/edition/loaders/read-theme.ts';
import type { ColorName } from '@appraisers/edition/schemas/theme.ts';
import { formatDate } from '#ui/format-date.ts';
import { sitePath } from '#ui/site-path.ts';

export const site = edition.site.read();
export const region = edition.region.read();
export const { founded } = edition.facts.read();

/** For the finder: who publishes the directory, where corrections go, and the day of the last check. */
export const office = {
  name: site.shortName,
  email: site.contact.email,
  updated: formatDate(site.directoryUpdated),
};

const request = encodeURIComponent('Please send me the newsletter at this address.\r\n');

/** The page of the newsletter's platform, or an email that asks for it. */
export const newsletter =
  site.newsletter ?? `mailto:${site.contact.email}?subject=Newsletter&body=${request}`;

/** The path of a page below that of the site, as links write it: "/about" for "/repository/about.html". */
export const pathInSite = ({ pathname }: URL): string =>
  pathname.slice(sitePath('/').length - 1).replace(/(\/index)?(\.html)?\/?$/, '') || '/';

const theme = edition.theme.read();

/** A color of the theme outside style sheets, such as "#f6f0e4": for pictures and icons. */
export const themeColor = (name: ColorName, scheme: Scheme = 'light'): string =>
  theme[scheme][name];
