// Run by the desk when it opens: bundles its page, and sends the files to the process that started it.
import { join } from 'node:path';
import { themeCss, themeOf } from '@appraisers/edition/loaders/read-theme.ts';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';

/** The desk has the engine's own colors in every edition. */
const ownTheme: Plugin = {
  name: 'own-theme',
  enforce: 'pre',
  transform: { filter: { id: /\/desk\.css$/ }, handler: (css) => css + themeCss(themeOf({})) },
};

const built = await build({
  configFile: false,
  root: join(process.cwd(), 'office', 'desk', 'page'),
  // Its address has a secret in it, which is not known yet.
  base: './',
  logLevel: 'error',
  plugins: [ownTheme, tailwindcss()],
  build: {
    write: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        entryFileNames: 'desk.js',
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'desk.css' : '[name][extname]',
      },
    },
  },
});
const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
const bytes = files.map(
  (file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const,
);
process.send?.(new Map(bytes), () => process.exit(0));
