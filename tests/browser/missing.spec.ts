// Addresses without a page: one file answers them all, and its script knows what is missing.
import type { Page } from '@playwright/test';
import { expect, test } from '#support/watched-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every main heading that the page showed, from its first moment on. */
async function headingsSeen(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  page.on('console', (message) => {
    const [, text] = /^seen: (.+)$/.exec(message.text()) ?? [];
    if (text) seen.add(text);
  });
  await page.addInitScript(() => {
    const look = () => {
      for (const element of document.querySelectorAll('h1')) {
        if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          console.info(`seen: ${element.textContent.trim()}`);
      }
    };
    const lookAtEveryPaint = () => {
      look();
      requestAnimationFrame(lookAtEveryPaint);
    };
    lookAtEveryPaint();
  });
  return seen;
}

const [noPage, noPost] = ['404 Page Not Found', 'Post Not Found'];
const router = 'Did you forget to add the page to the router?';

test.beforeEach(({ watch }) => {
  // The browser reports the status of the page.
  watch.expected = /status of 404/;
});

// tests/hosts has the status of more such addresses.
for (const [path, title, link, to] of [
  ['/nowhere', noPage, 'Home', '/'],
  ['/resources/99', noPost, 'Back to all articles', '/resources/blogs'],
  ['/resources/blogs/1/comments', noPage, 'Home', '/'],
  ['/appraisers/provo/left-us', noPage, 'Find an appraiser', '/#finder'],
] as const)
  test(`${path} shows ${title}`, async ({ page }) => {
    const seen = await headingsSeen(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`, 'i'));
    await expect(page.getByText(router)).toBeVisible({ visible: title === noPage });
    await expect.poll(() => [...seen]).toEqual([title]);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(to);
  });

test('a post id that is no number is article 1', async ({ page }) => {
  const seen = await headingsSeen(page);
  await page.goto('/about');
  await expect.poll(() => [...seen]).toEqual(['Who we are']);
  await page.goto('/resources/abc');
  await expect(page).toHaveURL('/resources/blogs/1');
  const title = await heading(page).textContent();
  await expect.poll(() => [...seen]).toEqual(['Who we are', title]);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every unknown address shows the same page', async ({ page }) => {
    await page.goto('/resources/99');
    await expect(heading(page)).toHaveText(noPage);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
