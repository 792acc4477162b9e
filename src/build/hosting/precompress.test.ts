import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes both forms beside each text, and none that spares nothing', async () => {
  const page = '<p>An appraiser near you.</p>'.repeat(100);
  mkdirSync(join(folder, 'resources/blogs'), { recursive: true });
  for (const [file, body] of [
    ['resources/blogs/1.html', page],
    ['robots.txt', 'x'],
    ['icon.png', page],
    ['_headers', page],
  ] as const)
    writeFileSync(join(folder, file), body);

  expect(await precompress(folder)).toBe(2);

  expect(readdirSync(folder).sort()).toEqual(['_headers', 'icon.png', 'resources', 'robots.txt']);
  const blogs = join(folder, 'resources/blogs');
  expect(readdirSync(blogs).sort()).toEqual(['1.html', '1.html.br', '1.html.gz']);
  expect(`${brotliDecompressSync(readFileSync(join(blogs, '1.html.br')))}`).toBe(page);
  expect(`${gunzipSync(readFileSync(join(blogs, '1.html.gz')))}`).toBe(page);
});
