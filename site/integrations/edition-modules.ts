// The photos of the edition, as a module: Astro's image service takes only what a module imports.
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import type { Plugin } from 'vite';

export function editionModules(edition: Pick<Edition, 'usedPhotos'>): Plugin {
  return {
    name: 'edition-modules',
    resolveId: (id) => (id === 'virtual:photos' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:photos' ? photosModule(edition) : undefined),
  };
}

/** The photos that the edition names. */
function photosModule({ usedPhotos }: Pick<Edition, 'usedPhotos'>): string {
  const photos = [...usedPhotos()].map(([name, file], at) => ({ name, file, as: `photo${at}` }));
  return [
    ...photos.map(({ file, as }) => `import ${as} from ${JSON.stringify(toPosix(resolve(file)))};`),
    'export const originals = {',
    ...photos.map(({ name, as }) => `  ${JSON.stringify(name)}: ${as},`),
    '};',
  ].join('\n');
}
