// How a host sends what it has: compressed, in parts, and not again to who has it already.
import { connect } from 'node:http2';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { request } from 'undici';
import { plainPortBeside } from '#scripts/hosts/find.ts';
import { builtFiles } from './built-files.ts';
import { ask, unpacked } from './host-answers.ts';
import { hostName, hostUnderTest, origin } from './host-under-test.ts';

const host = hostUnderTest();
const files = builtFiles();
const oneOf = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path))[0];
const texts = [
  /^\/$/,
  /^\/about$/,
  /^\/gazetteer\.json$/,
  /^\/sw\.js$/,
  /Finder\.[^/]+\.js$/,
  /\.css$/,
  /\.svg$/,
]
  .map(oneOf)
  .filter((file) => file !== undefined);
const smallest = {
  br: (bytes: Buffer) => brotliCompressSync(bytes).length,
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length,
};

test.describe(`on ${hostName}`, () => {
  for (const encoding of host.encodings) {
    test(`texts are sent with ${encoding}`, async () => {
      expect(texts).toHaveLength(7);
      for (const { path, bytes } of texts) {
        const answer = await ask(path, { headers: { 'accept-encoding': encoding } });
        expect(answer.header('content-encoding'), path).toBe(encoding);
        expect(unpacked(answer).equals(bytes), path).toBe(true);
        // At each visit there is only so much time for it.
        const most = smallest[encoding](bytes) * (host.compressedBefore ? 1 : 1.25);
        expect(answer.body.length, path).toBeLessThanOrEqual(most);
        if (host.compressedBefore) expect(answer.header('vary'), path).toContain('Accept-Encoding');
      }
    });
  }

  test('who takes nothing compressed is sent nothing compressed', async () => {
    for (const { path, bytes } of texts) {
      const answer = await ask(path, { headers: { 'accept-encoding': 'identity' } });
      expect(answer.header('content-encoding'), path).toBe('');
      expect(answer.body.equals(bytes), path).toBe(true);
      // Or who keeps it on the way would hand it to everybody.
      if (host.compressedBefore) expect(answer.header('vary'), path).toContain('Accept-Encoding');
    }
  });

  test('"not found" is compressed', async () => {
    const encoding = host.encodings[0] ?? 'gzip';
    const missing = await ask('/nowhere', { headers: { 'accept-encoding': encoding } });
    expect(missing.header('content-encoding')).toBe(encoding);
    const headers = { 'if-none-match': missing.header('etag') };
    // To who has the page of "not found" already, the Workers engine says that it has not changed.
    const again = host.keepsNothingMissing ? 404 : 304;
    expect((await ask('/nowhere', { headers })).status).toBe(again);
  });

  for (const { path } of texts) {
    test(`${path} is not sent again to who has it`, async () => {
      for (const encoding of ['identity', ...host.encodings]) {
        const sent = await ask(path, { headers: { 'accept-encoding': encoding } });
        const again = await ask(path, {
          headers: { 'accept-encoding': encoding, 'if-none-match': sent.header('etag') },
        });
        expect([again.status, again.body.length], encoding).toEqual([304, 0]);
        expect(again.header('etag').replace(/^W\//, '')).toBe(
          sent.header('etag').replace(/^W\//, ''),
        );
        expect(again.header('cache-control')).toBe(sent.header('cache-control'));
        const another = await ask(path, { headers: { 'if-none-match': '"of-another-build"' } });
        expect(another.status).toBe(200);
      }
    });
  }

  if (host.knowsFiles) {
    test('who has it of a day is asked for a newer one', async () => {
      const sent = await ask('/about');
      const since = (day: string) => ask('/about', { headers: { 'if-modified-since': day } });
      expect((await since(sent.header('last-modified'))).status).toBe(304);
      expect((await since('Sat, 01 Jan 2000 00:00:00 GMT')).status).toBe(200);
    });

    test('of a film a part is sent, as browsers ask for it', async () => {
      const film = oneOf(/\.mp4$/);
      const part = await ask(film?.path ?? '', { headers: { range: 'bytes=100-199' } });
      expect(part.status).toBe(206);
      expect(part.body.equals(film?.bytes.subarray(100, 200) ?? Buffer.of())).toBe(true);
    });
  }

  if (host.protocol === 'https') {
    test('who comes without encryption is sent to it', async () => {
      const { port } = new URL(origin);
      const plain = `http://localhost:${plainPortBeside(Number(port))}`;
      const answer = await request(`${plain}/about?a=1`);
      await answer.body.dump();
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe('https://localhost/about?a=1');
    });

    test('it speaks HTTP/2', async () => {
      const session = connect(origin, { rejectUnauthorized: false });
      const status = await new Promise((answered, failed) => {
        session.once('error', failed);
        const asked = session.request({ ':path': '/about' });
        asked.once('response', (headers) => answered(headers[':status']));
        asked.end();
      });
      session.close();
      expect(status).toBe(200);
      expect(session.alpnProtocol).toBe('h2');
    });
  }
});
