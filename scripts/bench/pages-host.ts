// Hands out dist/ as a host with a network near the visitor would: HTTP/2, Brotli made beforehand.
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const alreadySmall = ['.woff2', '.png'];

/** Milliseconds a host takes to find a page. At 0 Lighthouse would put 30 of its own in their place. */
const thinking = 8;

const sent = new Map<string, Buffer>();
function bodyOf(file: string): Buffer {
  const body =
    sent.get(file) ??
    (alreadySmall.includes(extname(file))
      ? readFileSync(file)
      : brotliCompressSync(readFileSync(file)));
  sent.set(file, body);
  return body;
}

const fileOf = (path: string) => {
  const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  return `dist${name}`;
};

/** Starts the host at https://localhost:{port}, with a certificate made for the occasion. */
export async function startPagesHost(port: number) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const host = createSecureServer({ key, cert }, async (request, response) => {
    await wait(thinking);
    const file = fileOf(new URL(request.url, 'https://localhost').pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const kind = extname(file);
    response.writeHead(200, {
      'content-type': types[kind] ?? 'application/octet-stream',
      ...(alreadySmall.includes(kind) ? {} : { 'content-encoding': 'br' }),
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((ready) => host.listen(port, ready));
  return host;
}
