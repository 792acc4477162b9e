// What the server of `npm start` answers, for a site of a few files. tests/hosts compares it with real hosts.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerRules } from '#headers/header-rules.ts';
import { siteListener } from './site-listener.ts';
import { hostedSite } from './sites.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const server = createServer(siteListener(folder, headerRules(hostedSite)));
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'art'));
  for (const file of ['index.html', 'about.html', '404.html', '_headers', 'film.mp4', 'art/é.svg'])
    writeFileSync(join(folder, file), `This is ${file}`);
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

it.each([
  ['/', 200, 'This is index.html'],
  ['/about?near=84604', 200, 'This is about.html'],
  ['/art/%C3%A9.svg', 200, 'This is art/é.svg'],
  ['/nowhere', 404, 'This is 404.html'],
  ['/art', 404, 'This is 404.html'],
  ['/_headers', 404, 'This is 404.html'],
  ['/%E0%A4%A', 404, 'This is 404.html'],
  ['/..%2fabout', 404, 'This is 404.html'],
])('%s: %i, %s', async (path, status, text) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each([
  ['/index.html?a=1', '/?a=1'],
  ['/about/', '/about'],
  ['/about.html?a=1&b=2', '/about?a=1&b=2'],
  ['/about/index', '/about'],
  ['/%61bout', '/about'],
  ['//about', '/about'],
])('%s leads to %s', async (path, to) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([307, to]);
});

it('sends the headers of the table, and those of 404.html with "not found"', async () => {
  const policy = async (path: string) =>
    (await ask(path)).headers.get('content-security-policy') ?? '';
  expect(await policy('/art/%C3%A9.svg')).toMatch(/^default-src 'none'; .*sandbox/);
  expect(await policy('/art/gone.svg')).toBe("frame-ancestors 'none'");
  expect((await ask('/about')).headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it('sends a file once, and parts of it on request', async () => {
  const { headers } = await ask('/film.mp4');
  const again = await ask('/film.mp4', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([
    304,
    'public, max-age=0, must-revalidate',
  ]);
  const part = await ask('/film.mp4', { headers: { Range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'This']);
});

it('is read-only', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  const head = await ask('/about', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
