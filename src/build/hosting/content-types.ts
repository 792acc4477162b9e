// What the files of the site are, by the end of their names. Browsers are told not to guess
// (nosniff), and the lists that hosts bring along lack the youngest of them.

/** Written in UTF-8, and smaller when compressed. */
export const textTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  vtt: 'text/vtt',
} as const;

/** Small as they are. */
const otherTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

export const contentTypes: Readonly<Record<string, string>> = { ...textTypes, ...otherTypes };

/** Whether a file is sent compressed. */
export const isText = (file: string): boolean =>
  Object.hasOwn(textTypes, file.slice(file.lastIndexOf('.') + 1));
