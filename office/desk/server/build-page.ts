// Builds the page of the desk, in a folder that is never published.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** The folder of the built page, from the root of the project. */
export const pageFolder = join('.built', 'desk');

export async function buildPage(outDir: string = pageFolder): Promise<void> {
  await build({
    configFile: false,
    root: join(process.cwd(), 'office', 'desk', 'page'),
    // Its address has a secret in it, which is not known yet.
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: join(process.cwd(), outDir),
      emptyOutDir: true,
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
}
