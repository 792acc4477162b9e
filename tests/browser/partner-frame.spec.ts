// The finder in a frame on a partner's site: the example of docs/, on its own host.
import type { Page } from '@playwright/test';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { startPartner } from '#support/site-host.ts';
import { expect, extra, test } from '#support/watched-page.ts';

let host: Awaited<ReturnType<typeof startPartner>>;

test.beforeAll(async ({ baseURL }) => {
  host = await startPartner(baseURL ?? '');
});

test.afterAll(() => host.close());

/** Opens the partner's page, and returns the finder in its frame. */
async function visit(page: Page, { named = 'localhost', query = '' } = {}) {
  const partner = `http://${named}:${host.port}`;
  await page.route(
    ({ origin }) => origin === partner,
    (route) => route.continue(),
  );
  await page.goto(`${partner}/${query}`);
  return page.frameLocator('iframe');
}

const heightOf = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('the page learns of a search and a selection by keyboard', async ({ page }) => {
      const frame = await visit(page);
      await expect.poll(() => heightOf(page)).toBeLessThan(700);
      await frame.getByLabel('ZIP code in Utah').focus();
      await page.keyboard.type('84604');
      await page.keyboard.press('Enter');
      const found = frame.getByRole('heading', { name: '45 Appraisers Found' });
      await expect(found).toBeVisible();
      // The list is taller than the window, and the example limits the frame's height.
      await expect.poll(() => heightOf(page)).toBeCloseTo(844 * 0.9, 0);
      await frame.getByRole('button', { name: 'Desta Haile', exact: true }).press('Enter');
      await expect(page.getByRole('status').first()).toHaveText('You chose Desta Haile.');
      await expect(page).toHaveURL(`http://localhost:${host.port}/`);
    });

    test('it is accessible, light and dark, and never scrolls sideways', async ({ page }) => {
      await page.goto('/embed/finder?near=84741');
      await new FinderPage(page).found();
      expect(await violationsOf(page)).toEqual([]);
      expect(await violationsInDark(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

test('a dialog opens in view, and a list can be emailed', async ({ page }) => {
  const frame = await visit(page, { query: '?list=1.2' });
  await frame
    .getByRole('button', { name: /^Details for/ })
    .first()
    .click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await frame.getByLabel('What is the appraisal for?').selectOption('A divorce');
  await expect(frame.getByRole('link', { name: 'Email all 2 on the list' })).toBeVisible();
});

test('a frame that gets the height it asks for stops growing', async ({ page }) => {
  const frame = await visit(page, { query: '?near=84741' });
  await expect(frame.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  const output = await page.evaluate(async () => {
    const heights: number[] = [];
    const iframe = document.querySelector('iframe');
    return new Promise<number[]>((ended) => {
      let quiet: ReturnType<typeof setTimeout>;
      const rest = () => {
        clearTimeout(quiet);
        quiet = setTimeout(ended, 1500, heights);
      };
      addEventListener('message', ({ data }) => {
        if (data.type !== 'height' || !iframe) return;
        heights.push(data.height);
        iframe.style.setProperty('height', `${data.height}px`, 'important');
        rest();
      });
      if (iframe) iframe.style.setProperty('height', '900px', 'important');
      if (iframe) iframe.style.width = '90%';
      rest();
    });
  });
  expect(output.length).toBeLessThan(6);
});

test('messages to the frame have no effect', async ({ page }) => {
  const frame = await visit(page, { query: '?near=84604' });
  await expect(frame.getByRole('heading', { name: '45 Appraisers Found' })).toBeVisible();
  await page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentWindow;
    const nonsense: unknown[] = [
      null,
      '{"type":"height"}',
      { source: 'appraiser-finder', type: 'selected' },
      { near: '84101', by: 'zip', type: 'search' },
      { __proto__: { polluted: true }, type: 'constructor' },
      'x'.repeat(1_000_000),
      new ArrayBuffer(1024),
    ];
    for (const message of nonsense) inside?.postMessage(message, '*');
  });
  await frame.getByLabel('ZIP code in Utah').fill('84741');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
});

test('a site that the edition does not list gets an empty frame', async ({ page, watch }) => {
  const frame = await visit(page, { named: '127.0.0.1' });
  await expect
    .poll(() => watch.trouble.join('\n'))
    .toMatch(/frame-ancestors 'self' http:\/\/localhost:\*/);
  await expect(frame.getByRole('search')).toHaveCount(0);
  watch.expected = /frame-ancestors/;
});

test('saved and copied text has the address of the site, not of the frame', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed/finder?list=1.2');
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/?list=1.2`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search links to Browse by city, in the whole window', async ({ page, baseURL }) => {
    const frame = await visit(page);
    await frame.getByLabel('ZIP code in Utah').fill('84604');
    await frame.getByRole('button', { name: 'Search' }).click();
    // Both pages have this sentence. A click during the page change would hit neither.
    await expect.poll(() => page.frame({ url: /near=84604/ })?.url()).toBeDefined();
    const words = frame.getByRole('paragraph').filter({ hasText: 'Search needs JavaScript' });
    await words.getByRole('link', { name: 'browse every appraiser by city' }).click();
    await expect(page).toHaveURL(`${baseURL}/appraisers`);
  });
});
