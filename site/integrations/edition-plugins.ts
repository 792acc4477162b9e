// What the edition adds to the build: its photos as a module, and its colors and corners in the theme's style sheet.
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { themeCss } from '@appraisers/edition/loaders/read-theme.ts';
import type { Plugin } from 'vite';

/** Astro's image service takes only what a module imports. */
export function editionPhotos({ usedPhotos }: Pick<Edition, 'usedPhotos'>): Plugin {
  const photosModule = () => {
    const photos = [...usedPhotos()].map(([name, file], at) => ({ name, file, as: `photo${at}` }));
    return [
      ...photos.map(
        ({ file, as }) => `import ${as} from ${JSON.stringify(toPosix(resolve(file)))};`,
      ),
      'export const originals = {',
      ...photos.map(({ name, as }) => `  ${JSON.stringify(name)}: ${as},`),
      '};',
    ].join('\n');
  };
  return {
    name: 'edition-photos',
    resolveId: (id) => (id === 'virtual:photos' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:photos' ? photosModule() : undefined),
  };
}

export function editionTheme({ folder, theme }: Pick<Edition, 'folder' | 'theme'>): Plugin {
  return {
    name: 'edition-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/site\/styles\/theme\.css$/ },
      handler(css) {
        this.addWatchFile(resolve(folder, 'theme.yaml'));
        // A style sheet can't add the path of the site on its host.
        const below = css.replaceAll('url("/', `url("${process.env.SITE_PATH ?? ''}/`);
        return below + themeCss(theme.read());
      },
    },
  };
}
