// A small site whose links lead to a host on this machine.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeftOut, tileAt } from './addresses.ts';
import { checkLinks, type LinkReport } from './check.ts';

const scratch = mkdtempSync(join(tmpdir(), 'links-'));
let asked = new Map<string, number>();
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const before = asked.get(path) ?? 0;
  asked.set(path, before + 1);
  const [, status = '200'] = /^\/(\d{3})$/.exec(path) ?? [];
  const redirects: Readonly<Record<string, string>> = {
    '/moved': '/new',
    '/given-up': '/',
    '/self': '/self',
  };
  const location = redirects[path];
  if (path === '/framed') response.setHeader('x-frame-options', 'DENY');
  if (path === '/hangs-up') request.socket.destroy();
  else if (path === '/get-only' && request.method === 'HEAD') response.writeHead(404).end();
  // HEAD and GET count as one try.
  else if (path === '/recovers' && before < 2) response.writeHead(503).end();
  else if (location) response.writeHead(301, { location }).end();
  else if (path !== '/hangs') response.writeHead(Number(status)).end('a page');
});
let host = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  host = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : ''}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(scratch, { recursive: true });
});

/** Checks a site with these links on its home page and some of its own on another. */
function check(links: readonly string[], retries = 0, framed: readonly string[] = []) {
  asked = new Map();
  const folder = mkdtempSync(join(scratch, 'site-'));
  mkdirSync(join(folder, 'about'));
  const anchors = links.map((url, at) => `<a href="${url}">Link ${at}</a>`);
  writeFileSync(join(folder, 'index.html'), `${anchors}<a href="/about">About</a>`);
  writeFileSync(
    join(folder, 'about.html'),
    '<a href="/">Home</a><a href="/none">None</a><a href="https://www.site.gov/about">Itself</a>',
  );
  const site = {
    folder,
    origin: 'https://www.site.gov',
    unlinked: [['map', `${host}/map`]] as const,
  };
  // A busy machine may be slow to answer. The host that hangs never does.
  const timeout = links.some((url) => url.endsWith('/hangs')) ? 1000 : 20_000;
  return checkLinks(site, framed, { userAgent: 'test', timeout, retries });
}

const findingOf = ({ findings }: LinkReport, url: string) =>
  findings.find((finding) => finding.url === url);

describe('a link', () => {
  it.each([
    ['/200', 'good', /^works$/],
    ['/get-only', 'good', /^works$/],
    ['/moved', 'moved', /^redirects to http:.*\/new$/],
    ['/given-up', 'moved', /^redirects to the home page http:/],
    ['/404', 'broken', /^404 Not Found$/],
    ['/500', 'broken', /^500 Internal Server Error$/],
    ['/self', 'broken', /^redirects in a loop$/],
    ['/hangs', 'broken', /^the host took too long to respond \(ETIMEDOUT\)$/],
    ['/hangs-up', 'broken', /^the host closed the connection \(/],
    ['/403', 'unsure', /^403 Forbidden$/],
    ['/429', 'unsure', /^429 Too Many Requests$/],
    ['/999', 'unsure', /^999$/],
  ])('to %s is %s', async (path, kind, found) => {
    const url = `${host}${path}`;
    expect(findingOf(await check([url]), url)).toEqual({
      kind,
      found: expect.stringMatching(found),
      url,
      text: 'Link 0',
      pages: ['/'],
    });
  });

  it('is checked again after an error that may pass', async () => {
    const url = `${host}/recovers`;
    expect(findingOf(await check([url], 1), url)).toMatchObject({ kind: 'good' });
  });

  it('to a page of our own is checked in the folder', async () => {
    const report = await check([]);
    expect(findingOf(report, '/about')).toMatchObject({ kind: 'good' });
    expect(findingOf(report, '/none')).toMatchObject({ kind: 'broken', pages: ['/about'] });
    expect(report.findings.map(({ url }) => url)).not.toContain('https://www.site.gov/about');
  });

  it('that only a script asks for has no page', async () =>
    expect(findingOf(await check([]), `${host}/map`)).toMatchObject({ text: 'map', pages: [] }));

  it('to an example, an email address or a phone is left out', async () => {
    const examples = ['https://www.example.org/a', 'https://www.example.org/a#b'];
    const report = await check([...examples, 'mailto:office@example.org', 'tel:+18015550100']);
    expect(report.findings.map(({ url }) => url)).toEqual(['/', '/about', '/none', `${host}/map`]);
    expect(report.skipped).toBe(1);
  });
});

it('a page that forbids frames is broken where we show it in one, and nowhere else', async () => {
  const url = `${host}/framed`;
  expect(findingOf(await check([url]), url)).toMatchObject({ kind: 'good' });
  expect(findingOf(await check([url], 0, [`${url}#part`]), url)).toMatchObject({
    kind: 'broken',
    found: "doesn't allow our page to show it (X-Frame-Options: DENY)",
  });
});

it('a computer without a connection is not reported as a broken link', async () => {
  expect(await check([`${host}/404`])).toMatchObject({ offline: false });
  const live = host;
  host = 'http://127.0.0.1:1';
  expect(await check([`${host}/a`])).toMatchObject({ offline: true });
  host = live;
});

describe('an address', () => {
  it.each([
    ['https://www.example.org/a', true],
    ['https://social.EXAMPLE.org/', true],
    ['https://host.test/', true],
    ['http://localhost:4321/', true],
    ['http://localhost:*', true],
    ['mailto:office@example.org', true],
    ['https://myexample.org/', false],
    ['https://example.org.evil.website/', false],
    ['https://latest.gov/example.org', false],
  ])('%s is left out: %s', (url, expected) => expect(isLeftOut(url)).toBe(expected));

  it('of tiles is that of the tile at the middle of the map', () => {
    const map = { lat: 39.321, lng: -111.0937, zoom: 7, cities: [] };
    expect(tileAt('https://{s}.tile.website/{z}/{x}/{y}{r}.png', map)).toBe(
      'https://a.tile.website/7/24/48.png',
    );
  });
});
