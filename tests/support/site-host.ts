// Servers that a test starts for itself: the built site, which can fail, and a partner's page.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import sirv from 'sirv';
import { siteFolder } from './built-files.ts';

/** Starts a server on a free port. */
export async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { origin: `http://localhost:${port}`, close };
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

/** The built site on a host that can serve another build, and fail. Only a worker stores its files. */
export class SiteHost {
  origin = '';
  /** Answers each path with an error, or not at all. A host that really stopped might not get its port again. */
  state: 'up' | 'failing' | 'down' = 'up';
  /** The folder of the build. */
  folder = siteFolder;
  private server: Awaited<ReturnType<typeof startServer>> | undefined;

  async start(): Promise<this> {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    this.server = await startServer((request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      if (this.state === 'down') request.socket.destroy();
      else if (this.state === 'failing')
        response.writeHead(503, html).end('<h1>Service Unavailable</h1>');
      else
        sirv(this.folder, { dev: true })(request, response, () => {
          response.writeHead(404, html).end(readFileSync(`${this.folder}/404.html`));
        });
    });
    this.origin = this.server.origin;
    return this;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }
}
