// The site below a path of its host, as a project on GitHub Pages. Its server answers nothing outside the path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fullName } from '@appraisers/directory/appraiser.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

import sirv from 'sirv';
import { clusters, FinderPage } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { startServer } from '#support/site-host.ts';
import { ready } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

/** The name of a folder of the site, too: an address without the path could look as if it had it. */
const path = '/appraisers';
const published = `https://owner.github.io${path}`;
const folder = '.built/below/site';

/** Builds the edition under test for the path. */
async function buildBelow(): Promise<void> {
  const copy = '.built/below/edition';
  cpSync(edition.folder, copy, { recursive: true });
  const facts = readFileSync(`${copy}/site.yaml`, 'utf8');
  writeFileSync(`${copy}/site.yaml`, facts.replace(/^url: .*$/m, `url: ${published}`));
  const env = { ...process.env, CONTENT_DIR: copy, SITE_DIR: folder, SITE_PATH: path };
  const build = spawn('astro', ['build', '--root', 'site', '--silent'], { stdio: 'inherit', env });
  const [status] = await once(build, 'close');
  if (status !== 0) throw new Error('The build failed. The reason is printed above.');
}

type Below = {
  /** The address of the home page, without a slash at the end. */
  readonly home: string;
  /** Requests outside the path. */
  readonly outside: string[];
};

const test = offlineTest.extend<object, { below: Below }>({
  below: [
    async ({ browserName: _any }, use) => {
      await buildBelow();
      const files = sirv(folder, { extensions: ['html'] });
      const outside: string[] = [];
      const { origin, close } = await startServer((request, response) => {
        const address = request.url ?? '';
        const notFound = () => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(`${folder}/404.html`));
        };
        if (!address.startsWith(`${path}/`) && address !== path) {
          outside.push(address);
          notFound();
          return;
        }
        request.url = address.slice(path.length) || '/';
        files(request, response, notFound);
      });
      await use({ home: origin + path, outside });
      await close();
      rmSync('.built/below', { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.describe.configure({ mode: 'serial' });
test.afterEach(({ below }) => expect(below.outside, 'requests outside the path').toEqual([]));

/** The addresses in a file: in attributes, styles, structured data and lists of pages. */
const addressesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<=="|url\(["']?|[{,:]"|<(?:loc|link)>)(?<!content:")(?:\/|https:\/\/owner\.github\.io)[^"')<]*/g,
    ),
  ].flatMap(([value]) =>
    value
      .replaceAll('&amp;', '&')
      .split(/(?: \d+w)?(?:,\s*(?=\/)|$)/)
      .filter(Boolean),
  );

test('every address in its files has the path and leads to a file', async ({ below }) => {
  const files = globSync('**/*.{html,xml}', { cwd: folder });
  const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(
    texts.flatMap((text) => text.match(/.{40}owner\.github\.io\/(?!appraisers).{20}/g) ?? []),
  ).toEqual([]);
  const found = texts.flatMap(addressesIn);
  // A rule for prefetching is a pattern.
  const addresses = new Set(found.filter((address) => address !== '/*'));
  expect(addresses.size).toBeGreaterThan(files.length);
  const dead = [...addresses].filter((address) => {
    const { pathname } = new URL(address.replace('https://owner.github.io', ''), below.home);
    const file = folder + decodeURI(pathname).slice(path.length);
    const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
    const isThere = [file, `${file}.html`, `${file.replace(/\/$/, '')}/index.html`].some(isFile);
    return !`${pathname}/`.startsWith(`${path}/`) || !isThere;
  });
  expect(dead).toEqual([]);
});

test('a visitor searches, opens the map, a member and a place, and all of it offline', async ({
  below,
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const finder = new FinderPage(page);
  await page.goto(`${below.home}/`);
  await ready(page);
  await finder.search('Zip Code', busiest.zip);
  await expect(page).toHaveURL(below.home + searchUrl(busiest.zip));
  await finder.found();
  await expect(clusters(page).first()).toBeVisible();
  const name = (await finder.cards.first().getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: `Details for ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Copy link to ${name}` }).click();
  const { id = 0 } = members.find((member) => fullName(member) === name) ?? {};
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${below.home}/?list=${id}`);
  await dialog.getByRole('link', { name: `Page of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${below.home}/resources/blogs/99999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  await page.goto(`${below.home}/`);
  await stored(page);
  await context.setOffline(true);
  await page.goto(below.home + searchUrl(busiest.city, 'city'));
  await finder.found();
  await page.goto(`${below.home}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
  // The browser's own message about the status.
  watch.expected = /status of 404/;
});
