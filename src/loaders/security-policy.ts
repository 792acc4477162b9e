// What a page of this site may load and may do: the one source for the policy in the pages and
// for the headers of every host.
import type { Site } from '#schemas/site.ts';

/** The origin of a tile address, whose {s} stands for any subdomain. */
const tileOrigin = (url: string) => new URL(url.replace('{s}', '*').replace(/[{}]/g, '')).origin;

/** Whose pages may be framed: this site's own, and those of the addresses in content/site.yaml. */
function frameSources({ embeds, video }: Site): string[] {
  const addresses = [embeds.events.src, embeds.membership.src, video.src];
  const origins = addresses
    .filter((address) => address?.startsWith('https://'))
    .map((address) => new URL(address ?? '').origin);
  return ["'self'", ...new Set(origins)];
}

type Directive =
  `${'default-src' | 'img-src' | 'font-src' | 'connect-src' | 'media-src' | 'frame-src' | 'worker-src' | 'manifest-src' | 'form-action' | 'base-uri' | 'object-src'} ${string}`;

/** Content-Security-Policy of every page; the press adds the hashes of its scripts and styles. */
export function contentDirectives(site: Site): Directive[] {
  return [
    "default-src 'none'",
    `img-src 'self' data: ${tileOrigin(site.tiles.url)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frameSources(site).join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "object-src 'none'",
  ];
}

/** Headers of every answer. What a page cannot say of itself in a meta element stands here. */
export const responseHeaderFields: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
