// Servers that a test starts for itself: the built site with faults on request, and a partner's page.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import sirv from 'sirv';
import { siteFolder } from './built-files.ts';

/** Starts a server on the port, or on a free one. */
export async function startServer(listener: RequestListener, wanted = 0) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(wanted, ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { port, origin: `http://localhost:${port}`, close };
}

/** A partner's site with the finder in a frame: the example of docs/. The frame gets the page's query. */
export const startPartner = (site: string) => {
  const example = readFileSync('docs/partner-example.html', 'utf8');
  const html = example.replace('https://www.example.org', site);
  return startServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').search;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html.replace('/embed/finder', `/embed/finder${query}`));
  });
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const filesOf = (folder: string) => sirv(folder);
const isHashed = (path: string) => path.startsWith('/_astro/');

/** The built site on a host that can serve another build, send wrong files, break off and stop. */
export class SiteHost {
  origin = '';
  /** Breaks the connection over these paths. */
  breaksOver: RegExp | undefined;
  /** Sends files whose names match with another body. */
  corrupts: { readonly files: RegExp; readonly body: string } | undefined;
  /** Answers a path in its own way when it returns true. */
  intercept: (path: string, response: ServerResponse) => boolean = () => false;
  /** Hashed files that were requested and do not exist. */
  readonly missed: string[] = [];
  private readonly once = new Map<string, string>();
  private files = filesOf(siteFolder);
  private readonly isCaching: boolean;
  private server: Awaited<ReturnType<typeof startServer>> | undefined;

  /** A caching host lets browsers store hashed files for a year. Otherwise only a worker stores files. */
  constructor({ isCaching = false } = {}) {
    this.isCaching = isCaching;
  }

  /** Serves this build from now on. */
  serve(folder: string): void {
    this.files = filesOf(folder);
  }

  /** Sends another body for the file of this name, at the next request only. */
  corruptOnce(name: string, body: string): void {
    this.once.set(name, body);
  }

  /** Whether no one has requested that file yet. */
  isToCome(name: string): boolean {
    return this.once.has(name);
  }

  /** Starts the host, again on the same port after a stop. */
  async start(): Promise<this> {
    const notFound = readFileSync(`${siteFolder}/404.html`);
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const wanted = Number(new URL(this.origin || 'http://localhost:0').port);
    this.server = await startServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      if (this.breaksOver?.test(pathname)) {
        request.socket.destroy();
        return;
      }
      const isKept = this.isCaching && (isHashed(pathname) || search.startsWith('?v='));
      const caching = this.isCaching ? 'no-cache' : 'no-store';
      response.setHeader('Cache-Control', isKept ? 'max-age=31536000, immutable' : caching);
      if (this.intercept(pathname, response)) return;
      const name = basename(pathname);
      const wrong = this.once.get(name) ?? (this.corrupts?.files.test(name) && this.corrupts.body);
      if (typeof wrong === 'string') {
        this.once.delete(name);
        response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
        response.end(wrong);
        return;
      }
      this.files(request, response, () => {
        if (isHashed(pathname)) this.missed.push(pathname);
        response.writeHead(404, html).end(notFound);
      });
    }, wanted);
    this.origin = this.server.origin;
    return this;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }
}
