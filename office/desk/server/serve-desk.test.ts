// Real requests to a real desk: which it answers, and which it rejects.
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { serveDesk } from './serve-desk.ts';
import { sitePreviewOf } from './site-preview.ts';

// A request that should be rejected can only change a copy.
const sample = sampleDesk();

let desk: Awaited<ReturnType<typeof serveDesk>>;
beforeEach(async () => {
  const { edition } = sample;
  const sitePreview = sitePreviewOf(edition, []);
  const page = new Map([['index.html', Buffer.from('<!doctype html><title>Desk</title>')]]);
  const log = () => undefined;
  const now = () => new Date();
  desk = await serveDesk({ edition, page, now, sitePreview, log }, 0);
});
afterEach(() => desk.close());

type TestRequest = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends any header, which a browser would not do. */
function send({ method = 'GET', path, headers = {}, body }: TestRequest) {
  const { hostname, port, pathname } = new URL(desk.address);
  const options = { hostname, port, method, path: path ?? `${pathname}api/members`, headers };
  return new Promise<{ status: number; text: string; headers: object }>((answered, failed) => {
    const asking = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        answered({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
      );
    });
    asking.once('error', failed).end(body);
  });
}

const own = () => new URL(desk.address).origin;
const api = (name: string) => `${new URL(desk.address).pathname}api/${name}`;
const json = { 'content-type': 'application/json' };

describe('the desk', () => {
  it('is open to this computer only, at an address with a secret', () => {
    expect(desk.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{24}\/$/);
  });
  it('answers its own page, and lets no other page read or frame it', async () => {
    const { status, headers, text } = await send({});
    expect(status, text).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
  it('runs no script in a picture, even in a tab of its own', async () => {
    const { pathname } = new URL(desk.address);
    const { status, headers } = await send({ path: `${pathname}pictures/mark.svg` });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*\bsandbox$/),
      'x-content-type-options': 'nosniff',
    });
  });
  it('answers by both names of this computer', async () => {
    const { port } = new URL(desk.address);
    expect((await send({ headers: { host: `localhost:${port}` } })).status).toBe(200);
  });
});

describe('the desk rejects a request', () => {
  it.each([
    ['without the secret', { path: '/api/members' }],
    ['with another secret', { path: `/${'x'.repeat(24)}/api/members` }],
    ['for the page without the secret', { path: '/' }],
    ['with the host name of another website', { headers: { host: 'desk.example.org' } }],
    ['with a host name that starts like ours', { headers: { host: '127.0.0.1.example.org' } }],
    ['from the page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['from another port of this computer', { headers: { 'sec-fetch-site': 'same-site' } }],
  ])('%s', async (_, given) => {
    const { status, text } = await send(given);
    expect(status).toBe(403);
    expect(text).toContain('with the address in its terminal window');
  });

  it.each([
    ['without an origin', { ...json }],
    ['of another origin', { ...json, origin: 'https://example.org' }],
    ['of a page without one', { ...json, origin: 'null' }],
    ['of another port', { ...json, origin: 'http://127.0.0.1:1' }],
  ])('that changes content, %s', async (_, headers) => {
    const { status } = await send({ method: 'POST', path: api('checked'), headers, body: '{}' });
    expect(status).toBe(403);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'with a form that any page could send, %s',
    async (kind) => {
      const headers = { origin: own(), 'content-type': kind };
      const { status } = await send({
        method: 'POST',
        path: api('checked'),
        headers,
        body: 'a=1',
      });
      expect(status).toBe(403);
    },
  );
});

it.each(['{}', '{"broken'])('asks to reload a page that sends %s', async (body) => {
  const headers = { ...json, origin: own() };
  const answer = await send({ method: 'PUT', path: api('edit/forms/board'), headers, body });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text).message).toContain('reload the page');
});

it.each(['..%2f..%2fpackage.json', 'main.tsx'])('serves no file called %s', async (name) => {
  const { status } = await send({ path: `${new URL(desk.address).pathname}${name}` });
  expect(status).toBe(404);
});
