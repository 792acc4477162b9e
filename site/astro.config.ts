import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { responseHeaders } from '@appraisers/hosting/headers/headers-file.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { afterPaint } from '#integrations/after-paint.ts';
import { answerFiles } from '#integrations/answer-files.ts';
import { builtLicenses } from '#integrations/built-licenses.ts';
import { embeddedDirectory } from '#integrations/embedded-directory.ts';
import { embeddedPhotos } from '#integrations/embedded-photos.ts';
import { importMaps } from '#integrations/import-maps.ts';
import { offlineWorker } from '#integrations/offline-worker.ts';
import { pagePolicy } from '#integrations/page-policy.ts';
import { smallPreload } from '#integrations/small-preload.ts';
import { validateContentOnBuild } from '#integrations/validate-content.ts';
import { watchedContent } from '#integrations/watched-content.ts';
import { headScriptHashes } from '#layouts/head-scripts.ts';

// Otherwise Astro tells its makers of each build, of those that tests make, too.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

const site = edition.readSite();

/** The oldest browsers served (docs/decisions/0011). */
const oldest = ['chrome100', 'firefox100', 'safari15.4'];

/** Where a file goes that pages ask for. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `${/\.(jpe?g|png|webp)$/i.test(names[0] ?? '') ? 'pictures' : '_astro'}/[name].[hash][extname]`;

const libraries = /node_modules\/(react|react-dom|scheduler)\/|createLucideIcon|@oxc-project/;
/** What the search box and its answer both need. */
const ours = /\/site\/(finder|ui|loading)\/|\/packages\/directory\/|virtual:region/;

/** Folders of the packages whose code the site ships. */
const packages = new Set<string>();

type Weights = `${number} ${number}`;
type Variants = [{ src: [string]; weight: Weights; style: 'normal' }];

/** A variable type face of site/fonts. */
function face(name: string, file: string, weight: Weights) {
  const variants: Variants = [{ src: [`./fonts/${file}`], weight, style: 'normal' }];
  return { provider: fontProviders.local(), name, options: { variants } };
}
const besley = face('Besley', 'besley.woff2', '500 600');
const publicSans = face('Public Sans', 'public-sans.woff2', '400 600');
/** Their stand-ins are those of the others. */
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
    validateContentOnBuild(),
    react(),
    afterPaint(),
    sitemap({
      filter: (page) => !/\/embed\/|\/resources\/(\d+|information)$|\/offline$/.test(page),
    }),
    responseHeaders(site),
    answerFiles(),
    importMaps(),
    pagePolicy(),
    offlineWorker({ target: oldest, packages }),
    builtLicenses(packages),
    watchedContent(),
  ],
  security: {
    csp: {
      directives: contentDirectives(site),
      scriptDirective: { hashes: headScriptHashes },
    },
  },
  // Chromium waits for the faces while it may, and shows the stand-ins on a slow first visit: nothing
  // moves. Firefox and WebKit hardly wait; there the faces may come a little later (decision 0014).
  fonts: [
    {
      ...besley,
      cssVariable: '--font-besley',
      fallbacks: ['Georgia', 'serif'],
      display: 'optional',
    },
    {
      ...publicSans,
      cssVariable: '--font-public-sans',
      fallbacks: ['system-ui', 'sans-serif'],
      display: 'optional',
    },
    { ...besley, cssVariable: '--font-besley-later', display: 'fallback', ...alone },
    { ...publicSans, cssVariable: '--font-public-sans-later', display: 'fallback', ...alone },
  ],
  vite: {
    plugins: [smallPreload(), tailwindcss(), embeddedDirectory(), embeddedPhotos()],
    // Nesting in styles, static blocks in scripts and the like are written out for them.
    build: { target: oldest, cssTarget: oldest },
    // What every island needs in one file: each file more is one more that can fail on its way.
    environments: {
      // Photos apart from what has a rule of its own in the headers file: there may be many of them.
      prerender: { build: { rolldownOptions: { output: { assetFileNames: assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: libraries },
                  { name: 'shared', test: ours, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
});
