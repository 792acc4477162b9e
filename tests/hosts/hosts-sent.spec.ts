// How a host sends files: compressed, and only once to a browser that has them; on nginx also encrypted.
import { once } from 'node:events';
import { connect } from 'node:http2';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { Agent, request } from 'undici';
import { builtFiles } from '#support/built-files.ts';
import { hostName, origin } from './host-under-test.ts';

// nginx has a self-signed certificate here.
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });

/** A response as it comes over the line: Playwright would decompress it. */
async function get(path: string, headers: Readonly<Record<string, string>>) {
  const response = await request(origin + path, { dispatcher, headers });
  const body = Buffer.from(await response.body.arrayBuffer());
  return { status: response.statusCode, headers: response.headers, size: body.length };
}

const files = builtFiles();
const kinds = [
  /^\/$/,
  /^\/directory\..*\.json$/,
  /^\/sw\.js$/,
  /Finder\..*\.js$/,
  /\.css$/,
  /\.svg$/,
];
const texts = kinds.flatMap((kind) => files.find(({ path }) => kind.test(path)) ?? []);

const smallest = {
  br: (bytes: Buffer) => brotliCompressSync(bytes).length,
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length,
  identity: (bytes: Buffer) => bytes.length,
} as const;
/** The server of `npm start` compresses nothing, because nothing is far away. */
const encodings = {
  local: ['identity'],
  Workers: ['br', 'gzip', 'identity'],
  nginx: ['gzip', 'identity'],
  Apache: ['gzip', 'identity'],
} as const;
/** Hosts compress at each request, when there is little time for it. */
const maxRatio = 1.25;

test.describe(`on ${hostName}`, () => {
  for (const encoding of encodings[hostName]) {
    test(`text is sent with ${encoding}, and not again to a browser that has it`, async () => {
      expect(texts).toHaveLength(kinds.length);
      for (const { path, bytes } of texts) {
        const accept = { 'accept-encoding': encoding };
        const { headers, size } = await get(path, accept);
        expect(headers['content-encoding'] ?? 'identity', path).toBe(encoding);
        expect(size, path).toBeLessThanOrEqual(smallest[encoding](bytes) * maxRatio);
        // Otherwise a cache on the way would send one form to every browser.
        if (/nginx|Apache/.test(hostName)) expect(headers.vary, path).toContain('Accept-Encoding');

        const again = await get(path, {
          ...accept,
          ...(headers.etag
            ? { 'if-none-match': `${headers.etag}` }
            : { 'if-modified-since': `${headers['last-modified']}` }),
        });
        expect([again.status, again.size], path).toEqual([304, 0]);
        expect(again.headers['cache-control'], path).toBe(headers['cache-control']);
        const newer = await get(path, { ...accept, 'if-none-match': '"of-another-build"' });
        expect(newer.status, path).toBe(200);
      }
    });
  }

  test('"not found" is compressed', async () => {
    const [encoding] = encodings[hostName];
    const { headers } = await get('/nowhere', { 'accept-encoding': encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  });
});

// Cloudflare's network sends parts of files, but its engine does not.
if (hostName !== 'Workers') {
  test('a part of a video is sent on request', async () => {
    const video = files.find(({ path }) => path.endsWith('.mp4'));
    const part = await get(video?.path ?? '', { range: 'bytes=100-199' });
    expect([part.status, part.size]).toEqual([206, 100]);
  });
}

if (hostName === 'nginx') {
  test('http redirects to https, which speaks HTTP/2', async () => {
    // Without encryption, nginx listens beside the port with it.
    const port = Number(new URL(origin).port);
    const plain = await request(`http://localhost:${port + 1}/about?a`);
    await plain.body.dump();
    expect([plain.statusCode, plain.headers.location]).toEqual([301, 'https://localhost/about?a']);

    const session = connect(origin, { rejectUnauthorized: false });
    await once(session, 'connect');
    session.destroy();
  });
}
