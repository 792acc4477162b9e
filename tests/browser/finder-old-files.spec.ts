// A page that is older than the release.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Browser } from '@playwright/test';
import { help } from '#support/search-outcome.ts';
import { siteFolder } from '#support/site-under-test.ts';
import { expect, test } from '#support/watched-page.ts';

/** The built site on a plain host that keeps files for a year, and does to some what `meddle` says. */
async function host(meddle: (path: string, response: ServerResponse) => boolean) {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' || url.startsWith('/?') ? '/index.html' : url.replace(/\?.*/, '');
    asked.push(path);
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    if (path.startsWith('/_astro/'))
      response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    if (meddle(path, response)) return;
    try {
      response.end(readFileSync(`${siteFolder}${path}`));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

/** A page with the browser's own cache, which a page under watch has not. */
const cachingPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('an old page after a new release loads itself again, once, with its search', async ({
  browser,
}) => {
  let released = false;
  const island =
    /component-url="([^"]+)"/.exec(readFileSync(`${siteFolder}/index.html`, 'utf8'))?.[1] ?? '';
  const old = (text: string) => text.replaceAll(island, island.replace('Finder.', 'Finder.old-'));
  const site = await host((path, response) => {
    if (/answer\..*js$/.test(path) && !released) {
      response.writeHead(404).end();
      return true;
    }
    if (path.includes('Finder.old-')) {
      response.end(readFileSync(`${siteFolder}${island}`));
      return true;
    }
    if (path !== '/index.html') return false;
    const html = readFileSync(`${siteFolder}/index.html`, 'utf8');
    response.end(
      released || site.asked.filter((one) => one === path).length > 1 ? html : old(html),
    );
    return true;
  });
  const page = await cachingPage(browser);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(site.origin);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('#near').fill('84604');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await page.locator('#near').press('Enter');
  // Counted, not waited for as an event: on a busy machine the page may be there before the key is done.
  await expect.poll(() => loads).toBe(2);
  released = true;
  await expect(
    help(page)
      .or(page.getByRole('heading', { name: /Found$/ }))
      .first(),
  ).toBeVisible();
  expect(loads).toBe(2);
  await expect(page.locator('#near')).toHaveValue('84604');
  expect(page.url()).toContain('near=84604');
  await page.context().close();
  site.close();
});
