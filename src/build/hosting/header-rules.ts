// What a host says with its answers: the one table that the files of every host are made from.
import {
  inertHeaderFields,
  partnerHeaderFields,
  responseHeaderFields,
  widgetHeaderFields,
} from '#build/security-policy.ts';
import type { Site } from '#schemas/site.ts';

export type HeaderFields = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site; with a star at its end, every address that begins so. */
  readonly path: `/${string}`;
  /** They take the place of fields of the same name that rules before gave. */
  readonly fields: HeaderFields;
  /**
   * For a file that is there, never for "not found". A host that cannot tell one from the other by
   * itself has to be given a rule for each file.
   */
  readonly eachFile?: true;
};

const dayInSeconds = 86_400;
const yearInSeconds = 31_536_000;

/** Where pictures and XML are, which a browser would open as documents of the site. */
const inertPaths = [
  '/art/*',
  '/share/*',
  '/favicon.*',
  '/icon-*',
  '/apple-touch-icon.png',
  '/rss.xml',
  '/sitemap-*',
] as const;

/** Of rules that give the same field, the last counts. */
export const headerRules = (site: Site): readonly HeaderRule[] => [
  { path: '/*', fields: responseHeaderFields(site) },
  { path: '/embed/*', fields: widgetHeaderFields },
  { path: '/embed/finder', fields: partnerHeaderFields(site) },
  ...inertPaths.map((path) => ({ path, fields: inertHeaderFields })),
  // A browser asks for it at every visit, to see whether the site is a newer one.
  { path: '/sw.js', fields: { 'Cache-Control': 'no-cache' } },
  // There may be more photos than hosts read rules. One rule: of two for a path, hosts may read the last.
  {
    path: '/pictures/*',
    fields: { ...inertHeaderFields, 'Cache-Control': `public, max-age=${dayInSeconds}` },
  },
  // With a hash in its name a file never changes.
  {
    path: '/_astro/*',
    fields: { 'Cache-Control': `public, max-age=${yearInSeconds}, immutable` },
    eachFile: true,
  },
];

/** The caching of what no rule speaks of. Cloudflare and Netlify say so by themselves. */
export const askedForAgain = 'public, max-age=0, must-revalidate';

/** Whether a rule is about an address. */
const isFor = ({ path }: HeaderRule, address: string): boolean =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;

/** The fields of an answer with a file that is there. */
export const fieldsFor = (rules: readonly HeaderRule[], address: string): HeaderFields =>
  Object.assign(
    { 'Cache-Control': askedForAgain },
    ...rules.filter((rule) => isFor(rule, address)).map(({ fields }) => fields),
  );
