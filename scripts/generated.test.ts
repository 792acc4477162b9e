// The committed files that scripts make: made again, they come out the same to the byte.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const generators = [
  { script: 'make-gazetteer', reads: [], makes: ['public/gazetteer.json'] },
  {
    script: 'make-utah-base',
    reads: ['public/gazetteer.json'],
    makes: ['src/finder/map/utah-base.json'],
  },
  {
    script: 'subset-fonts',
    reads: [],
    makes: ['src/fonts/besley.woff2', 'src/fonts/public-sans.woff2'],
  },
  { script: 'draw-hero', reads: [], makes: ['public/art/hero.svg'] },
  { script: 'draw-ridge', reads: [], makes: ['public/art/ridge.svg'] },
  {
    script: 'draw-icons',
    reads: ['public/art/mark.svg'],
    makes: [
      'public/favicon.svg',
      'public/favicon.ico',
      'public/apple-touch-icon.png',
      'public/icon-192.png',
      'public/icon-512.png',
    ],
  },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(generators)('$script', ({ script, reads, makes }) => {
  it(`makes the committed ${makes.join(', ')}`, { timeout: 60_000 }, () => {
    const cwd = join(folder, script);
    for (const file of [...reads, ...makes])
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
    for (const file of reads) copyFileSync(file, join(cwd, file));
    // On a clock and in a language of elsewhere: neither may show.
    const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'cs_CZ.UTF-8', LC_ALL: 'cs_CZ.UTF-8' };
    execFileSync(process.execPath, [resolve(`scripts/${script}.ts`)], { cwd, env });
    for (const file of makes) {
      expect(readFileSync(join(cwd, file)).equals(readFileSync(file)), file).toBe(true);
    }
  });
});
