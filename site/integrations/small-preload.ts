// A smaller helper for lazy imports, for which Vite has no option. With Vite's own, an article page would
// load 1,681 bytes of script (gzip) instead of 942; its budget is 1,000 (tests/gates/gates.spec.ts).
// This helper loads what a chunk needs together with the chunk. No chunk needs a style. An article does not
// name what its share button may need: these names alone would take a tenth of its budget.
import type { Plugin } from 'vite';
import { basePath } from './base-path.ts';

const helper = `export const __vitePreload = (load, needed = []) => {
  for (const file of needed)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${basePath}/' + file }));
  return load();
};`;

export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    configResolved({ build: { modulePreload } }) {
      if (modulePreload)
        modulePreload.resolveDependencies = (_file, needed, { hostId }) =>
          hostId.includes('Article') ? [] : needed;
    },
    load: (id) => (id.includes('vite/preload-helper') ? helper : undefined),
  };
}
