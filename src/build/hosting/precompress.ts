// Compresses the files of a finished site beside themselves, as far as that can be done: once, when it
// is made, and not at every visit.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-types.ts';

const forms = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/**
 * Writes about.html.br and about.html.gz beside about.html, where that spares anything.
 * @returns how many files it wrote.
 */
export async function precompress(folder: string): Promise<number> {
  let written = 0;
  for await (const file of glob('**/*.*', { cwd: folder })) {
    if (!isText(file)) continue;
    const bytes = await readFile(`${folder}/${file}`);
    for (const [ending, compress] of Object.entries(forms)) {
      const smaller = await compress(bytes);
      if (smaller.length >= bytes.length) continue;
      await writeFile(`${folder}/${file}.${ending}`, smaller);
      written += 1;
    }
  }
  return written;
}
