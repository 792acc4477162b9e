// The pages that the build made, found on disk, so that no page escapes a check.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export type BuiltPage = { readonly file: string; readonly path: string; readonly html: string };

const pathOf = (file: string) =>
  `/${file.replace(/^dist\//, '').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

export const builtPages: readonly BuiltPage[] = globSync('dist/**/*.html')
  .sort()
  .map((file) => ({ file, path: pathOf(file), html: readFileSync(file, 'utf8') }));

export const brotli = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;
export const gzip = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;
