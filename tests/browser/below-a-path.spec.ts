// The site below a path of its host, as a project on GitHub Pages. Its server answers nothing outside the path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import sirv from 'sirv';
import { finderOn } from '#support/finder-page.ts';
import { busiest, searchUrl } from '#support/of-edition.ts';
import { stored, offlineTest as test } from '#support/offline-host.ts';
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

test.describe.configure({ mode: 'serial' });
/** The address of the home page, without a slash at the end. */
let home = '';
let close: () => Promise<void>;
/** Requests outside the path. */
const outside: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await buildBelow();
  const files = sirv(folder, { extensions: ['html'] });
  const server = await startServer((request, response) => {
    const address = request.url ?? '';
    const isBelow = address.startsWith(`${path}/`) || address === path;
    if (!isBelow) outside.push(address);
    request.url = isBelow ? address.slice(path.length) || '/' : '/nowhere';
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(`${folder}/404.html`));
    });
  });
  home = server.origin + path;
  close = server.close;
});
test.afterAll(async () => {
  await close();
  rmSync('.built/below', { recursive: true });
});

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

test('every address in its files has the path and leads to a file', () => {
  const files = globSync('**/*.{html,xml}', { cwd: folder });
  const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  expect(
    texts.flatMap((text) => text.match(/.{40}owner\.github\.io\/(?!appraisers).{20}/g) ?? []),
  ).toEqual([]);
  const found = texts.flatMap(addressesIn);
  // A rule for prefetching is a pattern.
  const addresses = new Set(found.filter((address) => address !== '/*'));
  expect(addresses.size).toBeGreaterThan(files.length);
  const served = globSync('**/*.*', { cwd: folder }).map((file) =>
    `${path}/${file}`.replace(/(\/index)?\.html$/, ''),
  );
  const dead = [...addresses].filter((address) => {
    const { pathname } = new URL(address, published);
    return !served.includes(decodeURI(pathname).replace(/\/$/, ''));
  });
  expect(dead).toEqual([]);
});

test('search, map, a member and offline use work', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const finder = finderOn(page);
  await page.goto(`${home}/`);
  await ready(page);
  await finder.search('Zip Code', busiest.zip);
  await expect(page).toHaveURL(home + searchUrl(busiest.zip));
  await finder.found();
  await expect(finder.map.clusters.first()).toBeVisible();
  const name = (await finder.cards.first().getByRole('heading').textContent()) ?? '';
  await finder.detailsOf(name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Copy link to ${name}` }).click();
  await expect(page.getByText(`Link copied: ${home}/?list=`).first()).toBeVisible();
  await dialog.getByRole('link', { name: `Page of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${home}/resources/blogs/99999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  await page.goto(`${home}/`);
  await stored(page);
  await context.setOffline(true);
  await page.goto(home + searchUrl(busiest.city, 'city'));
  await finder.found();
  await page.goto(`${home}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
  expect(outside, 'requests outside the path').toEqual([]);
  // The browser's own message about the status.
  watch.expected = /status of 404/;
});
