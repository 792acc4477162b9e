import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { precacheManifest } from './precache-manifest.ts';
import { sampleSiteFolder } from './site-folder.fixture.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The stored files of the sample, after some changes. */
function manifest(changes?: Readonly<Record<string, string>>) {
  const folder = sampleSiteFolder(changes);
  folders.push(folder);
  return [...precacheManifest(folder).values()];
}
const urls = (files: ReturnType<typeof manifest>) => files.map(({ url }) => url).sort();
const entry = (files: ReturnType<typeof manifest>, url: string) =>
  files.find((file) => file.url === url);

describe('the stored files of a site', () => {
  it('are the home page, the offline page and every file they lead to', () => {
    expect(urls(manifest())).toEqual([
      '/',
      '/_astro/a.1.js',
      '/_astro/b.2.js',
      '/_astro/fonts/face.4.woff2',
      '/_astro/looks.3.css',
      '/art/ridge.svg',
      '/favicon.svg',
      '/gazetteer.json?v=c0ffee',
      '/offline',
    ]);
  });

  it('follow the names in the files', () => {
    const more = manifest({
      '_astro/b.2.js': 'import("./about.8.js"); draw("/art/dark/ridge.svg")',
    });
    expect(urls(more)).toContain('/_astro/about.8.js');
    expect(urls(more)).toContain('/art/dark/ridge.svg');
    expect(urls(more)).not.toContain('/gazetteer.json?v=c0ffee');
  });

  it('have a hash of their content', () => {
    // Of "{}", by `printf {} | openssl dgst -sha256 -binary | base64`.
    expect(entry(manifest(), '/gazetteer.json?v=c0ffee')?.integrity).toBe(
      'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=',
    );
  });

  it.each([
    ['/', 'index.html'],
    ['/art/ridge.svg', 'art/ridge.svg'],
  ])('%s changes with its content', (url, file) => {
    const before = entry(manifest(), url);
    expect(before?.revision).toMatch(/^[0-9a-f]{12}$/);
    expect(entry(manifest(), url)).toEqual(before);
    const after = entry(manifest({ [file]: '<svg><a href="/art/ridge.svg"/></svg>' }), url);
    expect(after?.revision).not.toBe(before?.revision);
    expect(after?.integrity).not.toBe(before?.integrity);
  });

  it.each(['/_astro/a.1.js', '/_astro/fonts/face.4.woff2', '/gazetteer.json?v=c0ffee'])(
    '%s needs no revision beside its address',
    (url) => expect(entry(manifest(), url)?.revision).toBe(null),
  );
});
