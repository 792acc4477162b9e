// The photos of the edition as a module, by which Astro's image service is given them.
import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import type { Plugin } from 'vite';

const id = 'virtual:photos';

/** Serves the module; its shape is declared in site/page-data/photos-module.d.ts. */
export function embeddedPhotos(): Plugin {
  return {
    name: 'embedded-photos',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? photosModule(edition) : undefined),
  };
}

/** Of each photo by its name what the image service wants to know of it. */
export function photosModule({ usedPhotos }: Pick<Edition, 'usedPhotos'>): string {
  const photos = [...usedPhotos()].map(([name, file], at) => ({ name, file, as: `photo${at}` }));
  return [
    ...photos.map(({ file, as }) => `import ${as} from ${JSON.stringify(toPosix(resolve(file)))};`),
    'export const originals = {',
    ...photos.map(({ name, as }) => `  ${JSON.stringify(name)}: ${as},`),
    '};',
  ].join('\n');
}
