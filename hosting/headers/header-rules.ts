// The one table of headers and cache times. The output for every host is made from it.
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { inertPolicy, originsOf } from '../security-policy.ts';

type HeaderFields = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site. With a star at the end: every address that starts this way. */
  readonly path: `/${string}`;
  /** They replace fields of the same name from earlier rules. */
  readonly fields: HeaderFields;
};

/** The cache time where no other rule sets one. Cloudflare and Netlify have it themselves. */
export const cacheDefault: HeaderRule = {
  path: '/*',
  fields: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
};

/** The files with a hash in their names. */
export const hashedFiles = '/_astro/*';

/** Pictures and XML, which a browser could open as documents of the site. */
const inertPaths = [
  '/art/*',
  '/icon-*',
  '/apple-touch-icon.png',
  '/rss.xml',
  '/sitemap-*',
] as const;

const framedBy = (...hosts: readonly string[]) => ({
  'Content-Security-Policy': `frame-ancestors ${hosts.join(' ')}`,
});
const inert = { 'Content-Security-Policy': `${inertPolicy}; frame-ancestors 'none'` };

/** Browser features that a page and its frames may use: only the ones we need. */
function permissionsPolicy({ embeds, video }: Site): string {
  // A frame's features also need permission for the page, so "self" is before each host.
  const allowed = (...addresses: (string | undefined)[]) =>
    `(${['self', ...originsOf(addresses).map((origin) => `"${origin}"`)].join(' ')})`;
  const player = allowed(video?.src);
  // Only the membership platform's widgets take payments.
  const widgets = allowed(embeds.events.src, embeds.membership.src).replace('(self)', '()');
  return [
    `fullscreen=${player}, autoplay=${player}, payment=${widgets}`,
    'geolocation=(self), clipboard-write=(self), web-share=(self)',
    'camera=(), microphone=(), usb=(), browsing-topics=()',
  ].join(', ');
}

/** A partner's host, with and without www: visitors arrive at either. */
const eitherHost = (origin: string): string[] => [
  origin,
  ...(/^https:\/\/www\./.test(origin) ? [origin.replace('www.', '')] : []),
  ...(/^https:\/\/[^.]+\.[^.]+$/.test(origin) ? [origin.replace('//', '//www.')] : []),
];

/** When several rules set the same field, the last one counts. */
export const headerRules = (site: Site): readonly HeaderRule[] => [
  cacheDefault,
  {
    path: '/*',
    fields: {
      ...framedBy("'none'"),
      // For this host name only: the association may have others without HTTPS.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(site),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Pages of other sites can't load our files. The partners' frame loads them as a page of ours.
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  { path: '/embed/*', fields: framedBy("'self'") },
  {
    path: '/embed/finder',
    fields: framedBy("'self'", ...new Set(site.partners.flatMap(eitherHost))),
  },
  ...inertPaths.map((path) => ({ path, fields: inert })),
  // Other sites show these beside a shared link.
  { path: '/share/*', fields: { ...inert, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The browser requests it at every visit, to see whether the site has changed.
  { path: '/sw.js', fields: { 'Cache-Control': 'no-cache' } },
  // One rule for all photos: there may be more photos than hosts read rules, and of two rules for the
  // same path a host may read only the last.
  { path: '/pictures/*', fields: { ...inert, 'Cache-Control': 'public, max-age=86400' } },
  { path: hashedFiles, fields: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** The headers of an address: of several fields of the same name, the last. */
export const fieldsFor = (rules: readonly HeaderRule[], address: string): HeaderFields =>
  Object.fromEntries(
    rules
      .filter(({ path }) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
      )
      .flatMap(({ fields }) => Object.entries(fields)),
  );
