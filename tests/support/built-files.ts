// The files that the build made, with the addresses and types that a host has to give them.
import { globSync, readFileSync, statSync } from 'node:fs';
import { siteFolder } from './site-under-test.ts';

type BuiltFile = { readonly path: string; readonly bytes: Buffer; readonly type: RegExp };

/** Media types; of some, engines know an older name as well. */
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
  vtt: /^text\/vtt$/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^application\/xml$/,
};

const pathOf = (file: string) => `/${file.replaceAll('\\', '/')}`;

/** All but the file that only hosts read. */
export const builtFiles = (): readonly BuiltFile[] =>
  globSync('**/*.*', { cwd: siteFolder })
    .filter((file) => statSync(`${siteFolder}/${file}`).isFile())
    .map((file) => ({
      path: pathOf(file)
        .replace(/\/index\.html$/, '/')
        .replace(/\.html$/, ''),
      bytes: readFileSync(`${siteFolder}/${file}`),
      // A file of another kind has to be written down here, and in hosting/headers/content-types.ts.
      type: types[file.slice(file.lastIndexOf('.') + 1)] ?? /^unknown$/,
    }));
