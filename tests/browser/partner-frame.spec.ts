// The finder in a frame on a partner's site: the example of docs/, on its own host.
import type { Page } from '@playwright/test';
import { reasonField } from '#support/finder-page.ts';
import { startPartner } from '#support/site-host.ts';
import { settled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

let host: Awaited<ReturnType<typeof startPartner>>;

test.beforeAll(async ({ baseURL }) => {
  host = await startPartner(baseURL ?? '');
});

test.afterAll(() => host.close());

/** Opens the partner's page, and returns the finder in its frame. */
async function visit(page: Page, query = '') {
  await page.route(`${host.origin}/**`, (route) => route.continue());
  await page.goto(`${host.origin}/${query}`);
  return page.frameLocator('iframe');
}

const heightOf = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

test('the page learns of a search and a selection by keyboard', async ({ page }) => {
  const frame = await visit(page);
  await expect.poll(() => heightOf(page)).toBeLessThan(700);
  await frame.getByRole('combobox', { name: 'ZIP code in Utah' }).focus();
  await page.keyboard.type('84604');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: '42 Appraisers Found' })).toBeVisible();
  // The list is taller than the window, and the example limits the frame's height.
  await expect.poll(() => heightOf(page)).toBeCloseTo(844 * 0.9, 0);
  await frame.getByRole('button', { name: 'Desta Haile', exact: true }).press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('You chose Desta Haile.');
  await expect(page).toHaveURL(`${host.origin}/`);
});

test('a list, details and a member’s page work', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await visit(page, '?list=1.73');
  // A link has the address of the site, not of the frame. The partner's page may not let the frame copy it.
  await frame.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(
    frame.getByText(`Link copied: ${baseURL}/?list=1.73`, { exact: true }),
  ).toBeVisible();
  await frame.getByLabel(reasonField).selectOption('divorce');
  await expect(frame.getByRole('link', { name: 'Email all 2 on the list' })).toBeVisible();
  await frame.getByRole('button', { name: 'Details for Karla Ipson' }).click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  await dialog.getByRole('link', { name: 'Page of Karla Ipson' }).press('Enter');
  await expect(page).toHaveURL(`${baseURL}/appraisers/richfield/karla-ipson`);
});

test('a frame without our origin says so and links to our site', async ({ page, watch }) => {
  // Astro asks for each blocked script again after a second, by when the test may have ended.
  watch.expected = /sandbox|CORS|ERR_FAILED|blocked|dynamically imported/i;
  const frame = await visit(page);
  const link = frame.getByRole('link', { name: /^Search at / });
  await expect(link).toBeHidden();
  await page.locator('iframe').evaluate((element) => {
    element.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    element.setAttribute('src', `${element.getAttribute('src')}?near=84604`);
  });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^https:/);
});

test('a frame that gets the height it asks for stops growing', async ({ page }) => {
  const frame = await visit(page, '?near=84741');
  await expect(frame.getByRole('heading', { name: '3 Appraisers Found' })).toBeVisible();
  await page.evaluate(() => {
    const iframe = document.querySelector('iframe');
    addEventListener('message', ({ data }) => {
      if (data.type === 'height')
        iframe?.style.setProperty('height', `${data.height}px`, 'important');
    });
    iframe?.style.setProperty('height', '900px', 'important');
    iframe?.style.setProperty('width', '90%');
  });
  await expect.poll(() => heightOf(page)).not.toBe(900);
  await settled(() => heightOf(page));
});
