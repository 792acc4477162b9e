// The one table of headers and cache times. The output for every host is made from it.
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { inertPolicy, partnerHosts, responseHeaderFields } from '../security-policy.ts';

type HeaderFields = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site. With a star at the end: every address that starts this way. */
  readonly path: `/${string}`;
  /** They replace fields of the same name from earlier rules. */
  readonly fields: HeaderFields;
};

/** The files with a hash in their names. */
export const hashedFiles = '/_astro/*';

/** Pictures and XML, which a browser could open as documents of the site. */
const inertPaths = ['/art/*', '/icon-*', '/apple-touch-icon.png'] as const;
const inertTexts = ['/rss.xml', '/sitemap-*'] as const;

const framedBy = (hosts: string) => ({ 'Content-Security-Policy': `frame-ancestors ${hosts}` });
const inert = { 'Content-Security-Policy': `${inertPolicy}; frame-ancestors 'none'` };

/** When several rules set the same field, the last one counts. */
export const headerRules = (site: Site): readonly HeaderRule[] => [
  { path: '/*', fields: { ...framedBy("'none'"), ...responseHeaderFields(site) } },
  { path: '/embed/*', fields: framedBy("'self'") },
  { path: '/embed/finder', fields: framedBy(partnerHosts(site)) },
  ...[...inertPaths, ...inertTexts].map((path) => ({ path, fields: inert })),
  // Other sites show these beside a shared link.
  { path: '/share/*', fields: { ...inert, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The browser requests it at every visit, to see whether the site has changed.
  { path: '/sw.js', fields: { 'Cache-Control': 'no-cache' } },
  // One rule for all photos: there may be more photos than hosts read rules, and of two rules for the
  // same path a host may read only the last.
  { path: '/pictures/*', fields: { ...inert, 'Cache-Control': 'public, max-age=86400' } },
  { path: hashedFiles, fields: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
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
