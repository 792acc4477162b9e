// Servers that a test starts for itself: the built site, which can fail, and a partner's page.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
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

/** The built site on a host that can serve another build, fail and stop. Only a worker stores its files. */
export class SiteHost {
  origin = '';
  /** Answers each path with an error. */
  isFailing = false;
  /** The folder of the build. */
  folder = siteFolder;
  private server: Awaited<ReturnType<typeof startServer>> | undefined;

  /** Starts the host, again on the same port after a stop. */
  async start(): Promise<this> {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const wanted = Number(new URL(this.origin || 'http://localhost:0').port);
    this.server = await startServer((request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      if (this.isFailing) response.writeHead(503, html).end('<h1>Service Unavailable</h1>');
      else
        sirv(this.folder, { dev: true })(request, response, () => {
          response.writeHead(404, html).end(readFileSync(`${this.folder}/404.html`));
        });
    }, wanted);
    this.origin = this.server.origin;
    return this;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }
}
