// The built site on a plain host that tells browsers to keep files for a year, and that can send them wrong.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { siteFolder } from './site-under-test.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Corruption = { readonly matches: (name: string) => boolean; readonly body: string };

export type CachingHost = {
  readonly origin: string;
  /** Sends the file of this name wrong the next time it is asked for. */
  corruptOnce(name: string, body: string): void;
  /** Whether that is still to come. */
  readonly isToCome: (name: string) => boolean;
  /** Sends the files whose names match wrong from now on; undefined ends it. */
  corrupt(names: RegExp | undefined, body?: string): void;
  close(): Promise<void>;
};

export async function cachingHost(): Promise<CachingHost> {
  const once = new Map<string, string>();
  let always: Corruption | undefined;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pathname === '/' ? '/index' : pathname;
    const path = extname(page) === '' ? `${page}.html` : page;
    const name = path.slice(path.lastIndexOf('/') + 1);
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    // Files whose address names their content are kept, the gazetteer among them.
    if (path.startsWith('/_astro/') || url.includes('?v='))
      response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    const body = once.get(name) ?? (always?.matches(name) ? always.body : undefined);
    once.delete(name);
    try {
      response.end(body ?? readFileSync(`${siteFolder}${path}`));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    corruptOnce: (name, body) => void once.set(name, body),
    isToCome: (name) => once.has(name),
    corrupt(names, body = '') {
      always = names && { matches: (name) => names.test(name), body };
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
