// Serves a built site as a CDN near the visitor does: HTTP/2 and Brotli.
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '@appraisers/hosting/headers/content-types.ts';
import { generate } from 'selfsigned';
import { freePort } from '../support/free-port.ts';

/** Milliseconds a host takes to find a page. At 0, Lighthouse would count 30 of its own instead. */
const serverTime = 8;

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** The Chromium argument that trusts the certificate. Without it, Chromium uses no HTTP/2 and no cache. */
export const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Starts the host of a folder on a free port; `origin` is its address. */
export async function startHost(folder: string) {
  const bodies = new Map<string, Buffer>();
  const host = createSecureServer({ key, cert }, async ({ url }, response) => {
    await wait(serverTime);
    const path = folder + new URL(url, 'https://localhost').pathname;
    // Paths without a file belong to the generated site's router.
    const file = [path, `${path}.html`].find(isFile) ?? `${folder}/index.html`;
    const body = bodies.get(file) ?? brotliCompressSync(readFileSync(file));
    bodies.set(file, body);
    const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';
    const headers = { 'cache-control': 'max-age=600', 'content-encoding': 'br' };
    response.writeHead(200, { ...headers, 'content-type': type }).end(body);
  });
  const port = await freePort();
  host.listen(port);
  await once(host, 'listening');
  return { origin: `https://localhost:${port}`, close: () => host.close() };
}
