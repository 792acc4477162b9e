// A built site of a few files.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files: Readonly<Record<string, string>> = {
  'index.html':
    '<img src="/art/ridge.svg"><script src="/_astro/a.1.js"></script><meta content="https://example.org/share/home.png"><img src="/pictures/porch.9.webp"><a href="/about">',
  'offline.html': '<h1>No connection</h1><link href="/favicon.svg">',
  'about.html': '<script src="/_astro/about.8.js"></script><img src="/art/about.svg">',
  '_astro/a.1.js': 'import("./b.2.js"); link("_astro/looks.3.css")',
  '_astro/b.2.js': 'fetch("/gazetteer.json?v=c0ffee")',
  '_astro/looks.3.css': '@font-face { src: url(/_astro/fonts/face.4.woff2) }',
  '_astro/fonts/face.4.woff2': 'letters',
  '_astro/about.8.js': 'about()',
  'art/ridge.svg': '<svg/>',
  'art/dark/ridge.svg': '<svg/>',
  'art/about.svg': '<svg/>',
  'gazetteer.json': '{}',
  'favicon.svg': '<svg/>',
  'share/home.png': 'a picture',
  'pictures/porch.9.webp': 'a photo',
  'video/intro.mp4': 'a video',
};

/** Writes the site with changes, and returns its folder. */
export function sampleSiteFolder(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
