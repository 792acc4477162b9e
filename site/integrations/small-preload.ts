// A smaller helper for lazy imports, for which Vite has no option. With Vite's own, an article page would
// load 1,681 bytes of script (gzip) instead of 942; its budget is 1,000 (tests/gates/gates.spec.ts).
// This helper loads what a chunk needs together with the chunk. No chunk needs a style.
import type { Plugin } from 'vite';

const helper = `export const __vitePreload = (load, needed = []) => {
  for (const file of needed) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? helper : undefined),
  };
}
