// The site below a path of its host, as a project on GitHub Pages. Its server answers nothing outside the path.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fullName } from '@appraisers/directory/appraiser.ts';
import { copyLinkLabel, pageOf } from '@appraisers/site/finder/words/contact.ts';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { clusters, FinderPage } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { buildChanged, offlineTest, stored } from '#support/offline-host.ts';
import { startServer } from '#support/site-host.ts';
import { ready } from '#support/site-page.ts';
import { storedFiles } from '#support/stored-files.ts';
import { expect } from '#support/watched-page.ts';

/** The name of a folder of the site, too: an address without the path could look as if it had it. */
const path = '/appraisers';
const published = `https://owner.github.io${path}`;

type Below = {
  readonly folder: string;
  /** The address of the home page, without a slash at the end. */
  readonly home: string;
  /** Requests outside the path. */
  readonly outside: string[];
};

const test = offlineTest.extend<object, { below: Below }>({
  below: [
    async ({ browserName: _any }, use) => {
      mkdirSync('.built', { recursive: true });
      const scratch = resolve(mkdtempSync('.built/below-'));
      const url = ['site.yaml', /^url: .*$/m, `url: ${published}`] as const;
      const folder = await buildChanged(scratch, [url], { SITE_PATH: path });
      const files = sirv(folder, { extensions: ['html'] });
      const outside: string[] = [];
      const { origin, close } = await startServer((request, response) => {
        const address = request.url ?? '';
        const notFound = () => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(`${folder}/404.html`));
        };
        if (address === path) {
          response.writeHead(301, { location: `${path}/` }).end();
          return;
        }
        if (!address.startsWith(`${path}/`)) {
          outside.push(address);
          notFound();
          return;
        }
        request.url = address.slice(path.length);
        files(request, response, notFound);
      });
      await use({ folder, home: origin + path, outside });
      await close();
      rmSync(scratch, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'serial' });
test.afterEach(({ below }) => expect(below.outside, 'requests outside the path').toEqual([]));

/** The addresses in a page: in attributes, styles and structured data. */
const addressesIn = (html: string): string[] =>
  [
    ...html.matchAll(
      /(?<=="|url\(["']?|[{,:]")(?<!content:")(?:\/|https:\/\/owner\.github\.io)[^"')]*/g,
    ),
  ].flatMap(([value]) => value.replaceAll('&amp;', '&').split(/,\s*(?=\/)/));

/** The addresses in the other files that visitors and search engines read. */
function addressesInFiles(folder: string): string[] {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const inXml = ['sitemap-0.xml', 'sitemap-index.xml', 'rss.xml'].flatMap((file) =>
    [...read(file).matchAll(/<(?:loc|link)>([^<]+)/g)].map(([, address = '']) => address),
  );
  const inWorker = storedFiles(folder).map((file) => `${published}/${file}`);
  const inManifest = [...read('site.webmanifest').matchAll(/"(?:src|start_url|scope)":"([^"]*)/g)];
  return [...inXml, ...inWorker, ...inManifest.map(([, at = '']) => `${published}/${at}`)];
}

test('every address in its files has the path and leads to a file', { tag: '@all' }, async ({
  below,
  request,
}) => {
  const pages = globSync('**/*.html', { cwd: below.folder });
  const found = new Set([
    ...pages.flatMap((file) => addressesIn(readFileSync(`${below.folder}/${file}`, 'utf8'))),
    ...addressesInFiles(below.folder),
  ]);
  const addresses = [...found]
    // A rule for prefetching is a pattern.
    .filter((address) => address !== '/*')
    .map((address) => address.replace('https://owner.github.io', ''));
  expect(addresses.length).toBeGreaterThan(pages.length);
  const dead: string[] = [];
  for (const address of addresses) {
    const at = new URL(address, below.home);
    if (!`${at.pathname}/`.startsWith(`${path}/`) || !(await request.get(at.href)).ok())
      dead.push(address);
  }
  expect(dead).toEqual([]);
});

test('a visitor searches, opens the map, a member and a place, and comes back', {
  tag: '@all',
}, async ({ below, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const finder = new FinderPage(page);
  await page.goto(`${below.home}/`);
  await ready(page);
  await finder.search('Zip Code', busiest.zip);
  expect(await finder.found()).toBeGreaterThanOrEqual(busiest.count);
  await expect(page).toHaveURL(below.home + searchUrl(busiest.zip));
  await expect(clusters(page).first()).toBeVisible();
  const name = (await finder.cards.first().getByRole('heading').textContent()) ?? '';
  await finder.cards
    .first()
    .getByRole('button', { name: `Details for ${name}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: copyLinkLabel(name) }).click();
  const { id = 0 } = members.find((member) => fullName(member) === name) ?? {};
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${below.home}/?list=${id}`);
  await dialog.getByRole('link', { name: pageOf(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await finder.found();
  await page.getByRole('link', { name: 'Browse by city' }).first().click();
  await expect(page).toHaveURL(`${below.home}/appraisers`);
});

async function expectMissing(page: Page, address: string, heading: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('"not found" knows posts and members', { tag: '@all' }, async ({ below, page, watch }) => {
  await expectMissing(page, `${below.home}/nowhere/at/all`, 'Page Not Found');
  await expectMissing(page, `${below.home}/resources/99`, 'Post Not Found');
  await page.goto(`${below.home}/resources/blogs/abc`);
  await expect(page).toHaveURL(`${below.home}/resources/blogs/1`);
  const link = page.getByRole('main').getByRole('link').first();
  await page.goto(`${below.home}/appraisers/provo/no-one`);
  await expect(link).toHaveAttribute('href', `${path}/appraisers/provo`);
  // The browser's own messages about the status.
  watch.expected = /status of 404/;
});

test('the frame for partners and the offline finder stay below the path', { tag: '@all' }, async ({
  below,
  page,
  context,
}) => {
  const finder = new FinderPage(page);
  await page.goto(`${below.home}/embed/finder${searchUrl(busiest.zip).slice(1)}`);
  await finder.found();
  await page.goto(`${below.home}/`);
  await stored(page);
  await context.setOffline(true);
  await page.goto(below.home + searchUrl(busiest.city, 'city'));
  expect(await finder.found()).toBeGreaterThanOrEqual(busiest.count);
  await page.goto(`${below.home}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
});
