// Content types by file extension. The site sends nosniff, so browsers do not guess; the lists that
// come with servers lack the newest types.
import { extname } from 'node:path';

/** Text in UTF-8, which compresses well. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
} as const;

export const contentTypes: Readonly<Record<string, string>> = {
  ...textTypes,
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The type of the file at an address, with the encoding of text. A page has no extension. */
export function contentTypeOf(address: string): string {
  const extension = extname(address).slice(1) || 'html';
  const type = contentTypes[extension] ?? 'application/octet-stream';
  return Object.hasOwn(textTypes, extension) ? `${type}; charset=utf-8` : type;
}
