// The files of the build, with the addresses and types that a host must send.
import { globSync, readFileSync, statSync } from 'node:fs';

/** The folder of the built site that the tests visit. The runners in `tests/run` name it. */
export const siteFolder = process.env.SITE_DIR || 'dist';

/** Whether the site under test represents all editions in weight and layout, which do not depend on content. */
export const speaksForAll = siteFolder.endsWith('/journeys');

type BuiltFile = { readonly path: string; readonly bytes: Buffer; readonly type: RegExp };

/** Media types. Some have an older name that engines accept too. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css$/,
  html: /^text\/html$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  ics: /^text\/calendar$/,
  jpg: /^image\/jpeg$/,
  js: /^text\/javascript$/,
  json: /^application\/json$/,
  mp4: /^video\/mp4$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain$/,
  vcf: /^text\/vcard$/,
  vtt: /^text\/vtt$/,
  webm: /^video\/webm$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^application\/xml$/,
};

const pathOf = (file: string) => `/${file.replaceAll('\\', '/')}`;

/** All files except the one that only hosts read. */
export const builtFiles = (): readonly BuiltFile[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => statSync(`${siteFolder}/${file}`).isFile())
    .map((file) => ({
      path: pathOf(file)
        .replace(/\/index\.html$/, '/')
        .replace(/\.html$/, ''),
      bytes: readFileSync(`${siteFolder}/${file}`),
      // Add a new kind of file here and in hosting/headers/content-types.ts.
      type: types[file.slice(file.lastIndexOf('.') + 1)] ?? /^unknown$/,
    }));
