// Checks every link on the pages of a built site, with linkinator.
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { LinkChecker, type LinkResult } from 'linkinator';
import sirv from 'sirv';
import { isLeftOut } from './addresses.ts';

export type SiteToCheck = {
  /** The folder of the built site. */
  readonly folder: string;
  /** The origin of the published site. Its own pages are checked in the folder. */
  readonly origin: string;
  /** Addresses that only scripts use, each with a name. */
  readonly unlinked: readonly (readonly [name: string, url: string])[];
};

export type CrawlOptions = {
  /** Tells hosts who is checking, and where to complain. */
  readonly userAgent: string;
  /** For a response, in milliseconds. */
  readonly timeout: number;
  /** More tries after a temporary error. */
  readonly retries: number;
};

/** A made-up page with links to the addresses that only scripts use. */
const unlinkedPage = '/asked-by-scripts';

const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

async function startServer({ folder, unlinked }: SiteToCheck) {
  const files = sirv(folder, { extensions: ['html'] });
  const links = unlinked.map(([name, url]) => `<a href="${asAttribute(url)}">${name}</a>`);
  const server = createServer((request, response) => {
    if (request.url !== unlinkedPage) return files(request, response);
    response.setHeader('content-type', 'text/html').end(links.join(' '));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    local: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** All links, with paths for our own pages, and the targets of redirects. */
export async function crawl(site: SiteToCheck, { userAgent, timeout, retries }: CrawlOptions) {
  const { local, stop } = await startServer(site);
  const path = (url: string) => (url.startsWith(`${local}/`) ? url.slice(local.length) : url);
  const targets = new Map<string, string>();
  const checker = new LinkChecker().on('redirect', ({ url, targetUrl }) => {
    if (targetUrl) targets.set(url, targetUrl);
  });
  const pages = globSync('**/*.html', { cwd: site.folder }).map((file) => `/${toPosix(file)}`);
  const { links } = await checker
    .check({
      path: [...pages, unlinkedPage].map((page) => local + page),
      // For all hosts together, because linkinator has no limit for each host.
      concurrency: 4,
      userAgent,
      timeout,
      redirects: 'warn',
      retryErrors: true,
      retryErrorsCount: retries,
      retryErrorsJitter: 0,
      linksToSkip: async (url) => isLeftOut(url) || new URL(url).origin === site.origin,
    })
    .finally(stop);
  const found = links.flatMap((link): readonly (LinkResult & { readonly page: string })[] => {
    if (link.parent === undefined) return [];
    const page = path(link.parent).replace(/(index)?\.html$/, '');
    return [{ ...link, url: path(link.url), page: page === unlinkedPage ? '' : page }];
  });
  return { links: found, targets };
}
