// Puts the edition's colors and corners into the theme's style sheet.
import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { themeCss } from '@appraisers/edition/loaders/read-theme.ts';
import type { Plugin } from 'vite';

export function editionTheme(): Plugin {
  return {
    name: 'edition-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/site\/styles\/theme\.css$/ },
      handler(css) {
        this.addWatchFile(resolve(edition.folder, 'theme.yaml'));
        // A style sheet can't add the path of the site on its host.
        const below = css.replaceAll('url("/', `url("${process.env.SITE_PATH ?? ''}/`);
        return below + themeCss(edition.theme.read());
      },
    },
  };
}
