// Writes licenses.txt into the finished site, from what the bundler really put into its scripts.
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { licensesFile } from './licenses.ts';
import { packageFolder, workOf, worksBesideScripts } from './shipped-works.ts';

/** Notes the packages whose code is left in the scripts for browsers. */
export function packagesInScripts(folders: Set<string>): Plugin {
  return {
    name: 'packages-in-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = packageFolder(id);
          if (folder !== undefined && (renderedLength > 0 || id.endsWith('.css')))
            folders.add(folder);
        }
      }
    },
  };
}

/** Names a package once that is there for two reasons; the first says most of it. */
const unique = <Found extends { name: string; version: string }>(works: readonly Found[]) => [
  ...new Map(works.toReversed().map((work) => [`${work.name} ${work.version}`, work])).values(),
];

/** @param folders of the packages that are known by then to be in other scripts of the site */
export function builtLicenses(folders: Set<string>): AstroIntegration {
  return {
    name: 'built-licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [packagesInScripts(folders)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const works = [...worksBesideScripts(), ...[...folders].map(workOf)];
        await writeFile(new URL('licenses.txt', dir), licensesFile(unique(works)));
      },
    },
  };
}
