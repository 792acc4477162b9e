// Hands out a built site as a host with a network near the visitor would: HTTP/2, Brotli made beforehand,
// what has a hash in its name kept for a year and the rest asked for again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { certificate } from './certificate.ts';
import { listening } from './listening.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const alreadySmall = ['.woff2', '.png'];

/** Milliseconds a host takes to find a page. At 0 Lighthouse would put 30 of its own in their place. */
const thinking = 8;

export type Site = {
  /** Where it was built. */
  readonly folder: string;
  /** The page for addresses that no file has, where a script in it knows what belongs there. */
  readonly otherwise?: string;
  /** What is handed out in the place of a file's text. */
  readonly instead?: (file: string, text: string) => string;
};

type Sent = { body: Buffer; tag: string };

/** Finds what is sent for a path, made at the first time. */
function filesOf({
  folder,
  otherwise,
  instead,
}: Site): (path: string) => [string, Sent] | undefined {
  const made = new Map<string, Sent>();
  return (path) => {
    const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    const file = existsSync(folder + name) ? name : extname(path) ? undefined : otherwise;
    if (file === undefined) return undefined;
    const kept = made.get(file);
    if (kept) return [file, kept];
    const read = readFileSync(folder + file);
    const whole = instead ? Buffer.from(instead(file, `${read}`)) : read;
    const body = alreadySmall.includes(extname(file)) ? read : brotliCompressSync(whole);
    const sent = { body, tag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
    made.set(file, sent);
    return [file, sent];
  };
}

/** Starts the host at https://localhost:{port}, a port that was free. */
export async function startPagesHost(site: Site): Promise<{ port: number; close: () => void }> {
  const find = filesOf(site);
  const sessions = new Set<ServerHttp2Session>();
  const host = createSecureServer(certificate, async (request, response) => {
    await wait(thinking);
    const [file, sent] = find(new URL(request.url, 'https://localhost').pathname) ?? [];
    if (file === undefined || sent === undefined) {
      response.writeHead(404).end();
      return;
    }
    const unchanged = request.headers['if-none-match'] === sent.tag;
    const kind = extname(file);
    response.writeHead(unchanged ? 304 : 200, {
      etag: sent.tag,
      'cache-control': /^\/(_astro|assets)\//.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      'content-type': types[kind] ?? 'application/octet-stream',
      ...(alreadySmall.includes(kind) ? {} : { 'content-encoding': 'br' }),
    });
    response.end(unchanged ? '' : sent.body);
  });
  host.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A visitor who goes away in the middle is nothing to end over.
    session.on('error', () => undefined);
  });
  return {
    port: await listening(host),
    close() {
      for (const session of sessions) session.destroy();
      host.close();
    },
  };
}
