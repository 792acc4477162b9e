// What the edition adds to the build: its photos as a module, and its colors and corners in the theme's style sheet.
import { resolve } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { themeCss } from '@appraisers/edition/loaders/read-theme.ts';
import type { Plugin } from 'vite';

/** Astro's image service takes only what a module imports. */
export function editionPhotos({ usedPhotos }: Pick<Edition, 'usedPhotos'>): Plugin {
  const entry = ([name, file]: [string, string]) =>
    `${JSON.stringify(name)}: (await import(${JSON.stringify(toPosix(resolve(file)))})).default`;
  const photosModule = () => `export const originals = { ${[...usedPhotos()].map(entry)} };`;
  return {
    name: 'edition-photos',
    resolveId: (id) => (id === 'virtual:photos' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:photos' ? photosModule() : undefined),
  };
}

export const editionTheme = ({ theme }: Pick<Edition, 'theme'>): Plugin => ({
  name: 'edition-theme',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/styles\/theme\.css$/ },
    handler: (css) =>
      // A style sheet can't add the path of the site on its host.
      css.replaceAll('url("/', `url("${process.env.SITE_PATH ?? ''}/`) + themeCss(theme.read()),
  },
});
