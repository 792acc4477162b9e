// The one table of headers and cache times. The output for every host is made from it.
import type { Site } from '@appraisers/edition/schemas/site.ts';
import {
  inertHeaderFields,
  partnerHeaderFields,
  responseHeaderFields,
  sharePictureHeaderFields,
  widgetHeaderFields,
} from '../security-policy.ts';

type HeaderFields = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site. With a star at the end: every address that starts this way. */
  readonly path: `/${string}`;
  /** They replace fields of the same name from earlier rules. */
  readonly fields: HeaderFields;
  /**
   * Only for files that exist, never for "not found". A host that cannot tell the two apart needs a
   * rule for each file.
   */
  readonly existingFilesOnly?: true;
};

const daySeconds = 86_400;
const yearSeconds = 31_536_000;

/** Pictures and XML, which a browser could open as documents of the site. */
const inertPaths = [
  ...(['/art/*', '/favicon.*', '/icon-*', '/apple-touch-icon.png'] as const),
  ...(['/rss.xml', '/sitemap-*'] as const),
];

/** When several rules set the same field, the last one counts. */
export const headerRules = (site: Site): readonly HeaderRule[] => [
  { path: '/*', fields: responseHeaderFields(site) },
  { path: '/embed/*', fields: widgetHeaderFields },
  { path: '/embed/finder', fields: partnerHeaderFields(site) },
  ...inertPaths.map((path) => ({ path, fields: inertHeaderFields })),
  { path: '/share/*', fields: sharePictureHeaderFields },
  // The browser requests it at every visit, to see whether the site has changed.
  { path: '/sw.js', fields: { 'Cache-Control': 'no-cache' } },
  // One rule for all photos: there may be more photos than hosts read rules, and of two rules for the
  // same path a host may read only the last.
  {
    path: '/pictures/*',
    fields: { ...inertHeaderFields, 'Cache-Control': `public, max-age=${daySeconds}` },
  },
  // A file with a hash in its name never changes.
  {
    path: '/_astro/*',
    fields: { 'Cache-Control': `public, max-age=${yearSeconds}, immutable` },
    existingFilesOnly: true,
  },
];

/** The cache time where no rule sets one. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The headers of an address: of several fields of the same name, the last. */
export const fieldsFor = (rules: readonly HeaderRule[], address: string): HeaderFields =>
  Object.fromEntries(
    withCacheDefault(rules)
      .filter(({ path }) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
      )
      .flatMap(({ fields }) => Object.entries(fields)),
  );

/** The rules for a server that, unlike Cloudflare and Netlify, does not have this default itself. */
export const withCacheDefault = (rules: readonly HeaderRule[]): readonly HeaderRule[] => [
  { path: '/*', fields: { 'Cache-Control': revalidate } },
  ...rules,
];
