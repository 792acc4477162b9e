// The addresses that the link check skips, and the map tile that it requests.
import type { Region } from '@appraisers/edition/schemas/region.ts';

/** Host names reserved for examples or for this computer. Sources: RFC 2606 and RFC 6761. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)\.?$/;

/** Whether the address is an example, or not a web address, such as an email address or a phone number. */
export const isLeftOut = (url: string): boolean =>
  !/^https?:/.test(url) || !URL.canParse(url) || reserved.test(new URL(url).hostname);

/**
 * The tile at the center of the map, which always exists.
 * Source: "Slippy map tilenames", OpenStreetMap Wiki.
 */
export function tileAt(url: string, { lat, lng, zoom }: Region['map']): string {
  const radians = (lat * Math.PI) / 180;
  const tiles = 2 ** zoom;
  const parts: Readonly<Record<string, string>> = {
    z: String(zoom),
    x: String(Math.floor(((lng + 180) / 360) * tiles)),
    y: String(Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles)),
    s: 'a',
  };
  return url.replaceAll(/\{([a-z]+)\}/g, (_, part: string) => parts[part] ?? '');
}
