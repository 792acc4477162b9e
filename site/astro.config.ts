import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { responseHeaders } from '@appraisers/hosting/headers/headers-file.ts';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { editionContent } from '#integrations/edition-content.ts';
import { editionModules } from '#integrations/edition-modules.ts';
import { editionTheme } from '#integrations/edition-theme.ts';
import { finishedPages } from '#integrations/finished-pages.ts';
import { offlineWorker } from '#integrations/offline-worker.ts';
import { builtLicenses } from '#integrations/shipped-works.ts';
import { smallPreload } from '#integrations/small-preload.ts';
import { fontOf } from '#styles/typefaces.ts';

// Astro would report each build to its makers.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

const site = edition.readSite();

/** The oldest browsers served (docs/decisions/0011). */
const oldest = ['chrome100', 'firefox100', 'safari15.4'];

/** Photos have a folder of their own: there may be many, and other files have a line each in `_headers`. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `${/\.(jpe?g|png|webp)$/i.test(names[0] ?? '') ? 'pictures' : '_astro'}/[name].[hash][extname]`;

/** Folders of the packages whose code the site ships. */
const packages = new Set<string>();

type Variants = [{ src: [string]; weight: `${number} ${number}`; style: 'normal' }];

/** The typeface of headings or of text, and the fonts that look like it. */
function face(role: 'headings' | 'text') {
  const { name, file, weights, fallbacks } = fontOf(edition, role);
  const variants: Variants = [{ src: [file], weight: weights, style: 'normal' }];
  return { provider: fontProviders.local(), name, options: { variants }, fallbacks };
}
const head = face('headings');
const body = face('text');
/** The other two have the fallbacks. */
const alone = { optimizedFallbacks: false, fallbacks: [] };

export default defineConfig({
  site: site.url,
  output: 'static',
  srcDir: '.',
  // As `hosting/serve-build.ts` reads it, from the root of the project.
  outDir: resolve(import.meta.dirname, '..', process.env.SITE_DIR || 'dist'),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    editionContent(),
    react(),
    sitemap({
      filter: (page) => !/\/embed\/|\/resources\/(\d+|information)$|\/offline$/.test(page),
    }),
    responseHeaders(site),
    finishedPages(site),
    offlineWorker({ target: oldest, packages }),
    builtLicenses(packages),
  ],
  // Chromium waits for the fonts and shows the fallbacks on a slow first visit, so nothing moves.
  // Firefox and WebKit hardly wait: there the fonts may appear a little later (decision 0014).
  fonts: [
    { ...head, cssVariable: '--font-head', display: 'optional' },
    { ...body, cssVariable: '--font-body', display: 'optional' },
    { ...head, cssVariable: '--font-head-later', display: 'fallback', ...alone },
    { ...body, cssVariable: '--font-body-later', display: 'fallback', ...alone },
  ],
  vite: {
    plugins: [smallPreload(), editionTheme(), tailwindcss(), editionModules(edition)],
    build: { target: oldest, cssTarget: oldest },
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames: assetFileNames } } } },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
});
