// A smaller helper for lazy imports. Vite has no option for its own, which would weigh 1.7 times as much as
// all other script of an article page: 1,681 bytes (gzip) instead of 942, of 1,000 (tests/gates/gates.spec.ts).
// This helper loads what a chunk needs together with the chunk; no chunk needs a style.
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
