// Builds the page of the desk. It stays in memory: two desks may be open at once, and none of it is published.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** The files of the page by their names. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

export async function buildPage(): Promise<PageFiles> {
  const built = await build({
    configFile: false,
    root: join(process.cwd(), 'office', 'desk', 'page'),
    // Its address has a secret in it, which is not known yet.
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
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
  return new Map(
    files.map((file) => [
      file.fileName,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}
