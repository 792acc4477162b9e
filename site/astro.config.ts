import { resolve } from 'node:path';
import { tryRead } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { responseHeaders } from '@appraisers/hosting/headers/headers-file.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { editionContent } from '#integrations/edition-content.ts';
import { editionPhotos, editionTheme } from '#integrations/edition-plugins.ts';
import { bundledLicenses, licenses } from '#integrations/licenses.ts';
import { offlineWorker } from '#integrations/offline-worker.ts';
import { hashes } from '#layouts/head-scripts.ts';
import { fontOf } from '#styles/typefaces.ts';

// Astro would report each build to its makers.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

// A build reads this file first. Its issues come with those of all files.
if (!tryRead(edition.site.read)) edition.validate();
const site = edition.site.read();

/** The oldest browsers served (docs/decisions/0032). */
const oldest = ['chrome100', 'firefox100', 'safari15.4'];

/** Photos have a folder of their own: there may be many, and other files have a line each in `_headers`. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `${/\.(jpe?g|png|webp)$/i.test(names[0] ?? '') ? 'pictures' : '_astro'}/[name].[hash][extname]`;

type Variants = [{ src: [string]; weight: `${number} ${number}`; style: 'normal' }];

/** The typeface of headings or of text, with the fonts that look like it, and once more without them. */
function faces(role: 'headings' | 'text', cssVariable: '--font-head' | '--font-body') {
  const { name, file, weights, fallbacks } = fontOf(role);
  const variants: Variants = [{ src: [file], weight: weights, style: 'normal' }];
  const face = { provider: fontProviders.local(), name, options: { variants } };
  const alone = { optimizedFallbacks: false, fallbacks: [] };
  return [
    { ...face, cssVariable, display: 'optional', fallbacks },
    { ...face, ...alone, cssVariable: `${cssVariable}-later`, display: 'fallback' },
  ] as const;
}

export default defineConfig({
  site: site.url,
  // The path of the site on its host, such as "/repository". `npm run deploy` sets it.
  base: process.env.SITE_PATH || '/',
  output: 'static',
  srcDir: '.',
  // As `hosting/serve-build.ts` reads it, from the root of the project.
  outDir: resolve(import.meta.dirname, '..', process.env.SITE_DIR || 'dist'),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  security: { csp: { directives: [...contentDirectives(site)], scriptDirective: { hashes } } },
  integrations: [
    editionContent(),
    react(),
    {
      name: 'client-painted',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'painted', entrypoint: '#client-scripts/client-painted.ts' }),
      },
    },
    sitemap({
      filter: (page) => !/\/embed\/|\/resources\/(\d+|information)$|\/offline$/.test(page),
    }),
    responseHeaders(site),
    licenses(),
    offlineWorker(),
  ],
  // Chromium waits for the fonts and shows the fallbacks on a slow first visit, so nothing moves.
  // Firefox and WebKit hardly wait: there the fonts may appear a little later (decision 0014).
  fonts: [...faces('headings', '--font-head'), ...faces('text', '--font-body')],
  vite: {
    plugins: [editionTheme(edition), tailwindcss(), editionPhotos(edition)],
    build: {
      target: oldest,
      cssTarget: oldest,
      // The script of content pages would weigh on the first paint of each again. Small ones are in their page.
      assetsInlineLimit: (file) => (file.includes('/SiteScript.') ? false : undefined),
      license: { fileName: bundledLicenses },
    },
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames: assetFileNames } } } },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
});
