import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { responseHeaders } from '@appraisers/hosting/headers/headers-file.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { editionContent } from '#integrations/edition-content.ts';
import { editionModules } from '#integrations/edition-modules.ts';
import { editionTheme } from '#integrations/edition-theme.ts';
import { bundledLicenses, licenses } from '#integrations/licenses.ts';
import { offlineWorker } from '#integrations/offline-worker.ts';
import { hashes } from '#layouts/head-scripts.ts';
import { fontOf } from '#styles/typefaces.ts';

// Astro would report each build to its makers.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

const site = edition.readSite();

/** The oldest browsers served (docs/decisions/0011). */
const oldest = ['chrome100', 'firefox100', 'safari15.4'];

/** Photos have a folder of their own: there may be many, and other files have a line each in `_headers`. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `${/\.(jpe?g|png|webp)$/i.test(names[0] ?? '') ? 'pictures' : '_astro'}/[name].[hash][extname]`;

const libraries = /node_modules\/(react|react-dom|scheduler)\/|createLucideIcon|@oxc-project/;
/** The search box and its answer share these. */
const ours = /\/site\/(finder|ui|loading|notifications)\/|\/packages\/directory\/|virtual:region/;
const ofPages = /\/site\/(ui|loading|notifications)\//;
const ofFinder = /\/site\/finder\/|\/packages\/directory\/|virtual:/;
const ofWidgets = /@radix-ui|lucide-react/;

type Bundle = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Whether a file of the site needs a module at once. Rolldown's own split knows only how many files do. */
function needs(file: string, id: string, bundle: Bundle): boolean {
  const found = new Set([id]);
  // This loop also visits the modules that it adds.
  for (const each of found)
    for (const importer of bundle.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return [...found].some((each) => each.replaceAll('\\', '/').endsWith(`/site/${file}`));
}
const widgets = (id: string, bundle: Bundle) =>
  needs('finder/answer.ts', id, bundle) ? 'widgets' : null;
/** The application is the other island, and needs nothing of an answer. */
const isShared = (id: string, bundle: Bundle) =>
  needs('finder/Finder.tsx', id, bundle) ||
  needs('application/MembershipApplication.tsx', id, bundle);
const shared = (id: string, bundle: Bundle) =>
  ofPages.test(id) || isShared(id, bundle) ? 'shared' : null;
/** The index of a large directory loads before the answer, which reads it at once. */
const beforeAnswer = (id: string, bundle: Bundle) =>
  needs('finder/sharded-answer.ts', id, bundle) && !isShared(id, bundle) ? 'member-index' : null;
const answer = (id: string, bundle: Bundle) =>
  needs('finder/answer.ts', id, bundle) && !isShared(id, bundle) ? 'answer' : null;

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
  // The path of the site on its host, such as "/repository". `npm run deploy` sets it.
  base: process.env.SITE_PATH || '/',
  output: 'static',
  srcDir: '.',
  // As `hosting/serve-build.ts` reads it, from the root of the project.
  outDir: resolve(import.meta.dirname, '..', process.env.SITE_DIR || 'dist'),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  security: {
    csp: {
      directives: contentDirectives(site),
      scriptDirective: { hashes: hashes },
    },
  },
  integrations: [
    editionContent(),
    react(),
    sitemap({
      filter: (page) => !/\/embed\/|\/resources\/(\d+|information)$|\/offline$/.test(page),
    }),
    responseHeaders(site),
    licenses(),
    offlineWorker(),
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
    plugins: [editionTheme(), tailwindcss(), editionModules(edition)],
    build: {
      target: oldest,
      cssTarget: oldest,
      // The script of content pages would weigh on the first paint of each again. Small ones are in their page.
      assetsInlineLimit: (file) => (file.includes('/SiteScript.') ? false : undefined),
      license: { fileName: bundledLicenses },
    },
    // Few files: each one more is one more that can fail.
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames: assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
                  { name: 'react', test: libraries, priority: 3 },
                  { name: widgets, test: ofWidgets, minShareCount: 2, priority: 2 },
                  { name: 'dialogs', test: ofWidgets, minShareCount: 2, priority: 1 },
                  { name: shared, test: ours, minShareCount: 2 },
                  { name: beforeAnswer, test: ofFinder },
                  { name: answer, test: ofFinder },
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
