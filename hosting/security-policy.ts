// What a page of this site may load and may do: the one source for the policy in the pages and
// for the headers of every host.
import type { Site } from '@appraisers/edition/schemas/site.ts';

/** The origin of a tile address, whose {s} stands for any subdomain. */
export const tileOrigin = (url: string) =>
  new URL(url.replace('{s}', '*').replace(/[{}]/g, '')).origin;

/** Origins of the addresses on other hosts among these. */
export const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address?.startsWith('https://') ? [new URL(address).origin] : [],
    ),
  ),
];

/** Content-Security-Policy of every page; the build adds the hashes of its scripts and styles. */
export function contentDirectives({ embeds, video, tiles }: Site) {
  const widgets = [embeds.events.src, embeds.membership.src];
  const framed = ["'self'", ...originsOf([...widgets, video?.src])];
  // Beside a widget's frame, a page checks whether its host answers.
  const asked = ["'self'", ...originsOf(widgets)];
  return [
    "default-src 'none'",
    `img-src 'self' data: ${tileOrigin(tiles.url)}`,
    "font-src 'self'",
    `connect-src ${asked.join(' ')}`,
    "media-src 'self'",
    `frame-src ${framed.join(' ')}`,
    "worker-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    // No script can turn a text into markup or code, except through these two policies: site/finder/MapView.tsx
    // and site/client-scripts/offline.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default worker',
  ] as const;
}

/** Browser features that a page and its frames may use: only the ones we need. */
function permissionsPolicy({ embeds, video }: Site): string {
  // A frame's features also need permission for the page, so "self" is before each host.
  const allowed = (...addresses: (string | undefined)[]) =>
    `(${['self', ...originsOf(addresses).map((origin) => `"${origin}"`)].join(' ')})`;
  const widgets = allowed(embeds.events.src, embeds.membership.src);
  return [
    ...['fullscreen', 'autoplay'].map((feature) => `${feature}=${allowed(video?.src)}`),
    // Only the membership platform's widgets take payments.
    `payment=${widgets === '(self)' ? '()' : widgets}`,
    ...['geolocation', 'clipboard-write', 'web-share'].map((feature) => `${feature}=(self)`),
    ...['camera', 'microphone', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
  ].join(', ');
}

/** Headers of every response: rules that a page cannot set in a meta element. */
export const responseHeaderFields = (site: Site): Readonly<Record<string, string>> => ({
  // For this host name only. The owner of the domain may add others (docs/hosting.md).
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(site),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of other sites can't load our files. The partners' frame loads them as a page of ours.
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** A partner's host, with and without www: visitors arrive at either. */
const eitherHost = (origin: string): string[] => [
  origin,
  ...(/^https:\/\/www\./.test(origin) ? [origin.replace('www.', '')] : []),
  ...(/^https:\/\/[^.]+\.[^.]+$/.test(origin) ? [origin.replace('//', '//www.')] : []),
];

/** Who may frame the finder, as sources of a policy. */
export const partnerHosts = ({ partners }: Site): string =>
  [...new Set(["'self'", ...partners.flatMap(eitherHost)])].join(' ');

/**
 * For files that aren't pages, such as a picture: opened directly, it runs and loads nothing.
 * Chromium's view of XML draws its arrows from `data:`.
 */
export const inertPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
