// Builds sw.js, the service worker, after all other files of the site.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { basePath } from './base-path.ts';
import { precacheManifest } from './precache-manifest.ts';
import { packagesInScripts } from './shipped-works.ts';

const source = 'site/offline/worker.ts';
const listModule = 'virtual:precache-manifest';

/** Serves the list of the files to store. */
const listOf = (folder: string): Plugin => ({
  name: 'precache-manifest',
  resolveId: (id) => (id === listModule ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${listModule}`) return undefined;
    const files = [...precacheManifest(folder).values()];
    const membersFolder = files.some(({ url }) => url.startsWith(`${basePath}/members/`))
      ? `${basePath}/members/`
      : undefined;
    return `export const files = ${JSON.stringify(files)};
            export const membersFolder = ${JSON.stringify(membersFolder)};
            export const offlinePage = '${basePath}/offline';`;
  },
});

type WorkerBuild = {
  /** The oldest browsers served. */
  target: string[];
  /** Receives the folders of the packages in the worker. */
  packages: Set<string>;
};

/** Writes the worker of the site in a folder into that folder. */
export async function writeWorker(folder: string, { target, packages }: WorkerBuild) {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [listOf(folder), packagesInScripts(packages)],
    build: {
      target,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

export function offlineWorker(how: WorkerBuild): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), how),
    },
  };
}
