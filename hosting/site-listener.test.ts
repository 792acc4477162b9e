// What the server of `npm start` answers to odd requests. tests/hosts compares the rest with real hosts.
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
  for (const file of ['about.html', '404.html', 'art/é.svg'])
    writeFileSync(join(folder, file), `This is ${file}`);
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/about?near=84604', 200, 'This is about.html', /^frame-ancestors/],
  ['/art/%C3%A9.svg', 200, 'This is art/é.svg', /^default-src 'none'; .*sandbox/],
  ['/art/gone.svg', 404, 'This is 404.html', /^frame-ancestors/],
  ['/%E0%A4%A', 404, 'This is 404.html', /^frame-ancestors/],
  ['/..%2fabout', 404, 'This is 404.html', /^frame-ancestors/],
  ['/%61bout', 307, '', /^frame-ancestors/],
])('%s: %i, %s', async (path, status, text, policy) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('content-security-policy')).toMatch(policy);
});
