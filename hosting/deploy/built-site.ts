// Copies the built site for a host, with compressed copies of its text files.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { textTypes } from '#headers/content-types.ts';

export type BuiltSite = {
  /** The folder of the build. */
  readonly folder: string;
  readonly site: Site;
};

/** The host name of the site. */
export const headerName = ({ site }: BuiltSite): string => new URL(site.url).host;

/** Copies the site into a folder and replaces what is there. `_headers` is for other hosts. */
export function copySite(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== '_headers' });
}

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Copies the site and adds about.html.br and about.html.gz to about.html where they are smaller. */
export async function copyCompressed(from: string, to: string): Promise<void> {
  copySite(from, to);
  for await (const file of glob('**/*.*', { cwd: to })) {
    if (!Object.hasOwn(textTypes, extname(file).slice(1))) continue;
    const bytes = await readFile(`${to}/${file}`);
    for (const [ending, compress] of Object.entries(encodings)) {
      const compressed = await compress(bytes);
      if (compressed.length < bytes.length) await writeFile(`${to}/${file}.${ending}`, compressed);
    }
  }
}
