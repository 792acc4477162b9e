// What a page of this site may load and may do: the policy in the pages. hosting/headers/header-rules.ts has what only a
// host can send.
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

/**
 * For files that aren't pages, such as a picture: opened directly, it runs and loads nothing.
 * Chromium's view of XML draws its arrows from `data:`.
 */
export const inertPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";
