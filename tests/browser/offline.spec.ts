// Without a network: the finder, the pages that a visitor has seen, and the next release.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { finderOn } from '#support/finder-page.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { expect, fileErrors } from '#support/watched-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notStored = 'You’re offline';

/** The first visit, after which the browser has what the finder needs. */
async function visitFirst(page: Page): Promise<void> {
  await page.goto('/');
  await stored(page);
}

offlineTest('after one visit the finder works, with its map', async ({ page, host, watch }) => {
  const finder = finderOn(page);
  await visitFirst(page);
  host.state = 'failing';
  await page.goto('/?near=84604');
  expect(await finder.found()).toBe(42);
  await page.goto('/');
  host.state = 'down';
  // The open page, and then one that the browser stored.
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(42);
  await page.goto('/?near=Boulder&by=city');
  await expect(finder.status).toContainText('Boulder');
  await finder.search('City', 'Provo');
  await expect(finder.groups().first()).toHaveText(/^Provo/);
  await expect(finder.map.clusters.first()).toBeAttached();
  const map = page.getByRole('region', { name: 'Map of appraisers' });
  await expect(map).toContainText('County lines are shown instead.');
  const call = page.getByRole('link', { name: /^\(\d{3}\) 555-01/ }).first();
  await expect(call).toHaveAttribute('href', /^tel:/);
  watch.expected = fileErrors;
});

offlineTest('a page that was seen opens, and another says how to go on', async ({ page, host }) => {
  await visitFirst(page);
  await page.goto('/about?from=a-letter');
  await expect(heading(page)).toHaveText('Who we are');
  // The worker stores a page after it has answered.
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/about')))).toBe(true);
  host.state = 'down';
  await page.goto('/about');
  await expect(heading(page)).toHaveText('Who we are');
  await page.goto('/membership');
  await expect(heading(page)).toHaveText(notStored);
  const again = page.getByRole('link', { name: 'Try again' });
  await Promise.all([page.waitForEvent('load'), again.press('Enter')]);
  await expect(heading(page)).toHaveText(notStored);
  await page.getByRole('main').getByRole('link', { name: 'Find an appraiser' }).press('Enter');
  await expect(page).toHaveURL('/#finder');
  await page.goBack();
  host.state = 'up';
  await again.press('Enter');
  await expect(heading(page)).toHaveText('Membership');
});

/** A next release: the same site with another home page, and a worker that knows its files by other revisions. */
function releaseNext(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(siteFolder, folder, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(`${folder}/${file}`, text.replaceAll(from, to));
  };
  change('index.html', /<\/title>/g, ', the next release</title>');
  change('sw.js', /revision:"/g, 'revision:"next-');
}

/** How far the next worker is once it has stored its files, or failed to. */
const nextWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker?.state === 'installing')
      await new Promise((changed) => worker.addEventListener('statechange', changed));
    return worker?.state;
  });

offlineTest('a new release takes over at the next visit', async ({ page, context, host }) => {
  const folder = '.built/next-release';
  releaseNext(folder);
  await visitFirst(page);
  host.folder = folder;
  await page.reload();
  expect(await nextWorker(page)).toMatch(/^(installed|activat)/);
  await page.close();
  await context.setOffline(true);
  await expect(async () => {
    const next = await context.newPage();
    await next.goto('/');
    const title = await next.title();
    await next.close();
    expect(title).toContain('the next release');
  }).toPass();
});
