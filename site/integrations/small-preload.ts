// The bundler's helper for lazy imports weighs as much as the whole script of a content page, for
// cases this site does not have. This one only asks for what a chunk needs together with the chunk;
// no chunk needs a style (tests/gates/gates.spec.ts).
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
