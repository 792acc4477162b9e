// A host of the test's own, which can be given another build, break off, and be gone.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { siteFolder } from './site-under-test.ts';

const isHashed = (path: string) => path.startsWith('/_astro/');

/** What a worker keeps is seen only where the browser's own cache keeps nothing. */
const filesOf = (folder: string) =>
  sirv(folder, { setHeaders: (response) => response.setHeader('Cache-Control', 'no-store') });

export class StoppableHost {
  origin = '';
  /** Breaks the connection over these paths. */
  breaksOver: RegExp | undefined;
  /** Answers these paths with an error of its own. */
  failsAt: RegExp | undefined;
  /** Never answers these paths. */
  hangsAt: RegExp | undefined;
  /** Hashed files that were asked for and are not there. */
  readonly missed: string[] = [];
  private port = 0;
  private server: Server | undefined;
  private files = filesOf(siteFolder);
  private ofFirst: RegExp | undefined;

  /** From now on the host serves this build; some paths, if any are given, still from the first. */
  serve(folder: string, ofFirst?: RegExp): void {
    this.files = filesOf(folder);
    this.ofFirst = ofFirst;
  }

  async start(): Promise<void> {
    const first = filesOf(siteFolder);
    const notFound = readFileSync(`${siteFolder}/404.html`);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (this.breaksOver?.test(pathname)) {
        request.socket.destroy();
        return;
      }
      if (this.hangsAt?.test(pathname)) return;
      if (this.failsAt?.test(pathname)) {
        response
          .writeHead(503, { 'Content-Type': 'text/html' })
          .end('<h1>Service Unavailable</h1>');
        return;
      }
      const files = this.ofFirst?.test(pathname) ? first : this.files;
      files(request, response, () => {
        if (isHashed(pathname)) this.missed.push(pathname);
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      });
    });
    await new Promise<void>((ready) => server.listen(this.port, 'localhost', ready));
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.origin = `http://localhost:${this.port}`;
    this.server = server;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => this.server?.close(closed));
  }
}
