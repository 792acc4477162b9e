// What a page of this site may load and may do: the one source for the policy in the pages and
// for the headers of every host.
import type { Site } from '@appraisers/edition/schemas/site.ts';

/** The origin of a tile address, whose {s} stands for any subdomain. */
const tileOrigin = (url: string) => new URL(url.replace('{s}', '*').replace(/[{}]/g, '')).origin;

/** Origins of the addresses on other hosts among these. */
const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address?.startsWith('https://') ? [new URL(address).origin] : [],
    ),
  ),
];

/** Content-Security-Policy of every page; the build adds the hashes of its scripts and styles. */
export function contentDirectives({ embeds, video, tiles }: Site): string[] {
  const widgets = [embeds.events.src, embeds.membership.src];
  const framed = ["'self'", ...originsOf([...widgets, video?.src])];
  // A page asks beside a widget's frame whether its host answers at all.
  const asked = ["'self'", ...originsOf(widgets)];
  return [
    "default-src 'none'",
    `img-src 'self' data: ${tileOrigin(tiles.url)}`,
    "font-src 'self'",
    `connect-src ${asked.join(' ')}`,
    "media-src 'self'",
    `frame-src ${framed.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "object-src 'none'",
  ];
}

/** What a page and the frames in it may ask of the browser: what is used, and no more. */
function permissionsPolicy({ embeds, video }: Site): string {
  const allowed = (...origins: string[]) =>
    `(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`;
  // A frame may do what its page may do as well: "self" stands before each host.
  const film = allowed(...originsOf([video?.src]));
  const platform = originsOf([embeds.events.src, embeds.membership.src]);
  return Object.entries({
    fullscreen: film,
    autoplay: film,
    // Dues and fees are paid in the membership platform's widgets, and nowhere else.
    payment: platform.length > 0 ? allowed(...platform) : '()',
    geolocation: allowed(),
    'clipboard-write': allowed(),
    'web-share': allowed(),
    camera: '()',
    microphone: '()',
    usb: '()',
    'browsing-topics': '()',
  })
    .map(([feature, list]) => `${feature}=${list}`)
    .join(', ');
}

/** Headers of every answer. What a page cannot say of itself in a meta element stands here. */
export const responseHeaderFields = (site: Site): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "frame-ancestors 'none'",
  // For this host name alone. What `strictTransportNote` says is the domain owner's to add.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(site),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** For anyone who reads the headers on the host. */
export const strictTransportNote =
  'Strict-Transport-Security holds for this host name alone. Once every name under the domain is ' +
  'served over https, its owner may add "; includeSubDomains; preload" (see README, Publish).';

/** The finder alone is meant for the frames of partners. */
export const partnerHeaderFields = ({ partners }: Site): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': ["frame-ancestors 'self'", ...partners].join(' '),
});

/** The site's own widgets are meant for frames, but only for this site's. */
export const widgetHeaderFields: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/**
 * For what is not a page, such as a picture: opened at its own address, it runs and loads nothing.
 * Chromium's view of XML draws its arrows from `data:`.
 */
export const inertPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** Headers of pictures and feeds. */
export const inertHeaderFields: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${inertPolicy}; frame-ancestors 'none'`,
};
