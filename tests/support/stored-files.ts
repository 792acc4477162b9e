// The files that the worker of a built site stores for offline use.
import { readFileSync } from 'node:fs';

/** Their paths in the site's folder. */
export const storedFiles = (folder: string): string[] =>
  [...readFileSync(`${folder}/sw.js`, 'utf8').matchAll(/\{url:"([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
