// Limits of the finder in any edition, tested with one.

import { overflowOf, shiftOf } from '#gates/gates.ts';
import { violationsOf } from '#support/axe.ts';
import { gzip } from '#support/built-pages.ts';
import { clusters } from '#support/finder-page.ts';
import { busiest, searchUrl } from '#support/of-edition.ts';
import { expect, fileErrors, test } from '#support/watched-page.ts';

/** Bytes of script that the map may add, as a host sends them. */
const scriptOfMap = 60_000;

const found = searchUrl(busiest.zip);

test('a notification and the menu are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(found);
  await page
    .getByRole('button', { name: /^Copy email/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/about');
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a finder whose files fail is accessible', { tag: '@all' }, async ({ page, watch }) => {
  await page.route('**/answer.*.js', (route) => route.abort());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(found);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  watch.expected = fileErrors;
});

test('hints load with a mouse, and not with an answer', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const hints = () => requested.filter((url) => /\/Hint\./.test(url));
  await page.goto(found);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The map loads after everything that an answer needs.
  await expect(clusters(page).first()).toBeAttached();
  expect(hints()).toEqual([]);
  await page.getByRole('article').first().hover();
  await expect.poll(hints).toHaveLength(1);
});

test('the map adds at most 60 kB of script', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(found);
  // The hints and the dialog load with the first mouse.
  const ofMouse = [/\/Hint\./, /\/MoreDialog\./].map((file) => page.waitForResponse(file));
  await page.getByRole('article').first().hover();
  await Promise.all(ofMouse);
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(clusters(page).first()).toBeAttached();
  const sizes = (await Promise.all(scripts.values())).map(gzip);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptOfMap);
});

test('nothing moves when a shared address is opened', async ({ page }) => {
  // A shift shows only if the browser paints in between, so the test visits several times.
  for (const width of [390, 1280, 390, 1280, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(found);
    await expect(page.getByRole('heading', { name: /Appraisers Found$/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01);
  }
});

test('very long names of the association and of a member fit', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(found);
    const name = page.getByRole('article').first().getByRole('heading').getByRole('button');
    await expect(name).toBeVisible();
    await name.evaluate((element) => {
      element.textContent = 'Maximiliana-Alexandrina Vandersteen-Featherstonehaughington-Smythe';
      for (const part of document.querySelectorAll('#site-header a:first-child span')) {
        part.textContent =
          'The Great Intermountain Association of Residential Real Estate Appraisers and Reviewers';
      }
    });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height ?? 0, `${width} px`).toBeLessThanOrEqual(140);
  }
});
