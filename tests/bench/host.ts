// Serves a built site as a CDN near the visitor does: HTTP/2, Brotli, hashed files stored for a year.
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '@appraisers/hosting/headers/content-types.ts';
import { generate } from 'selfsigned';

const alreadySmall = ['.woff2', '.png'];

/** Milliseconds a host takes to find a page. At 0, Lighthouse would count 30 of its own instead. */
const serverTime = 8;

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** The Chromium argument that trusts the certificate. Without it, Chromium uses no HTTP/2 and no cache. */
export const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

export type ServedSite = {
  readonly folder: string;
  /** The page for every path without a file, if a router in it handles them. */
  readonly fallback?: string;
};

/** Starts the host on a free port; `origin` is its address. */
export async function startHost({ folder, fallback }: ServedSite) {
  const bodies = new Map<string, Buffer>();
  const fileFor = (path: string) => {
    const file = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    if (existsSync(folder + file)) return file;
    return extname(path) ? undefined : fallback;
  };
  const bodyOf = (file: string) => {
    const bytes = readFileSync(folder + file);
    const body =
      bodies.get(file) ??
      (alreadySmall.includes(extname(file)) ? bytes : brotliCompressSync(bytes));
    bodies.set(file, body);
    return body;
  };
  const host = createSecureServer({ key, cert }, async (request, response) => {
    await wait(serverTime);
    const file = fileFor(new URL(request.url, 'https://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = extname(file);
    response.writeHead(200, {
      'cache-control': /^\/(_astro|assets)\//.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      'content-type': contentTypes[type.slice(1)] ?? 'application/octet-stream',
      ...(alreadySmall.includes(type) ? {} : { 'content-encoding': 'br' }),
    });
    response.end(bodyOf(file));
  });
  host.listen(0);
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `https://localhost:${port}`, close: () => host.close() };
}
