// Bundles the page of the desk. In a program of its own, which ends: the bundler needs more memory than all else.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ownTheme, themeCss } from '@appraisers/edition/loaders/read-theme.ts';
import type { Plugin } from 'vite';

/**
 * The files of the page by their names.
 * @throws Error when they couldn't be built. The bundler printed why.
 */
export function bundlePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const bundler = fork(import.meta.filename, { serialization: 'advanced', execArgv: [] });
  return new Promise((built, failed) => {
    bundler.once('message', (files) => files instanceof Map && built(files));
    bundler.once('exit', () => failed(new Error("The page of the desk couldn't be built.")));
  });
}

/** The desk has the engine's own colors in every edition. */
const themePlugin: Plugin = {
  name: 'own-theme',
  enforce: 'pre',
  transform: { filter: { id: /\/desk\.css$/ }, handler: (css) => css + themeCss(ownTheme) },
};

async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const [{ build }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@tailwindcss/vite'),
  ]);
  const built = await build({
    configFile: false,
    root: join('office', 'desk', 'page'),
    // Its address has a secret in it, which is not known yet.
    base: './',
    logLevel: 'error',
    plugins: [themePlugin, tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      assetsDir: '',
      // The preview of an article names its styles.
      rolldownOptions: { output: { assetFileNames: '[name][extname]' } },
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

if (import.meta.main) process.send?.(await bundle(), () => process.exit(0));
