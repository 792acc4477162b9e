// A partner's site with the finder in a frame: the example of docs/, on a host of its own.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export type PartnerHost = { readonly port: number; readonly close: () => Promise<void> };

/** @param site where the finder is; what the partner's address asks, its frame asks too */
export async function startPartner(site: string): Promise<PartnerHost> {
  const example = readFileSync('docs/partner-example.html', 'utf8');
  const html = example.replace('https://www.example.org', site);
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').search;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html.replace('/embed/finder', `/embed/finder${query}`));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
