// What the host says with its answers, on the Workers engine with the built headers file.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { slashed } from '#loaders/slashed.ts';
import { siteFolder } from './site-under-test.ts';

const year = 'public, max-age=31536000, immutable';
const hashed = globSync(`${siteFolder}/_astro/**/*.*`)
  .map(slashed)
  .sort()
  .map((file) => file.slice(siteFolder.length));

test('every file with a hash in its name is kept for a year', async ({ request }) => {
  expect(hashed.length).toBeGreaterThan(0);
  for (const path of hashed) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe(year);
  }
});

for (const path of [
  '/_astro/gone.abc.js',
  '/_astro/fonts/gone.woff2',
  '/_astro/',
  '/nowhere',
  '/404',
  '/',
  '/about',
  '/gazetteer.json',
  '/sw.js',
]) {
  test(`${path} is asked for again each time`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(/gone|nowhere|_astro\/$/.test(path) ? 404 : 200);
    expect(answer.headers()['cache-control'] ?? '').toMatch(/^$|max-age=0|no-cache|no-store/);
  });
}

test('a host reads every rule of the headers file', () => {
  const lines = readFileSync(`${siteFolder}/_headers`, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

for (const path of ['/', '/about', '/nowhere', '/_astro/gone.abc.js', '/gazetteer.json']) {
  test(`${path} asks for encryption of this host name alone, and denies what no page uses`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });
}

test('a widget may stand in a frame of this site', async ({ request }) => {
  const headers = (await request.get('/embed/events')).headers();
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
});
