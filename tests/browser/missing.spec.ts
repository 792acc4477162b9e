// Addresses without a page: on the Workers engine, and on a host with only files and one 404 page.
import type { Page } from '@playwright/test';
import { SiteHost } from '#support/site-host.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const onBareHost = test.extend<object, { bareHost: string }>({
  bareHost: [
    async ({ browserName: _any }, use) => {
      const host = await new SiteHost().start();
      await use(host.origin);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ bareHost }, use) => use(bareHost),
});

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
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document, all);
    lookAtEveryPaint();
  });
  return seen;
}

/** Chromium reports the page's own 404 as an error, which is expected. */
function expectOwnStatus(issue: string[]): void {
  const at = issue.findIndex((line) => /status of 404/.test(line));
  expect(at, 'the status of the page').toBeGreaterThanOrEqual(0);
  issue.splice(at, 1);
}

const [noPage, noPost, noMember] = ['Page Not Found', 'Post Not Found', 'Appraiser Not Found'];
/** What each address shows, and a link of it. */
const missing = [
  ['/nowhere', noPage, 'Home', '/'],
  ['/about/us', noPage, 'Home', '/'],
  ['/resources/blogs/1/comments', noPage, 'Home', '/'],
  ['/index.php?x=1', noPage, 'Home', '/'],
  ['/resources/blogs/99', noPost, 'Back to all articles', '/resources/blogs'],
  ['/resources/99', noPost, 'Back to all articles', '/resources/blogs'],
  ['/resources/blogs/0', noPost, 'Back to all articles', '/resources/blogs'],
  ['/appraisers/provo/left-us', noMember, 'Appraisers in this place', '/appraisers/provo'],
  ['/appraisers/nowhere/left-us', noMember, 'Browse by city', '/appraisers'],
  ['/appraisers/nowhere', noMember, 'Browse by city', '/appraisers'],
] as const;
const first = ['/nowhere', '/resources/blogs/99', '/appraisers/provo/left-us'];
const router = 'Did you forget to add the page to the router?';

for (const [where, onHost] of [
  ['on the Workers engine', test],
  ['on a bare static host', onBareHost],
] as const) {
  onHost.describe(where, extra(onHost === onBareHost), () => {
    for (const [path, title = '', link, to] of missing)
      onHost(`${path} shows ${title}`, extra(!first.includes(path)), async ({ page, watch }) => {
        const seen = await headingsSeen(page);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(heading(page)).toHaveText(title);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title}`, 'i'));
        await expect(page.getByText(router)).toBeVisible({ visible: title.startsWith('Page') });
        await expect.poll(() => [...seen]).toEqual([title]);
        expectOwnStatus(watch.trouble);
        await page.getByRole('main').getByRole('link', { name: link }).first().click();
        await expect(page).toHaveURL(to);
        // The browser also reports that a place has no page.
        if (path.startsWith('/appraisers/')) watch.expected = /status of 404/;
      });

    for (const path of ['/resources/blogs/abc', '/resources/abc', '/resources/blogs/1a'])
      onHost(`${path} is article 1`, extra(path !== '/resources/abc'), async ({ page, watch }) => {
        const seen = await headingsSeen(page);
        await page.goto('/about');
        await page.goto(path);
        await expect(page).toHaveURL('/resources/blogs/1');
        const title = await heading(page).textContent();
        await expect.poll(() => [...seen]).toEqual(['Who we are', title]);
        expectOwnStatus(watch.trouble);
        await page.goBack();
        await expect(page).toHaveURL('/about');
      });

    onHost.describe('without scripts', () => {
      onHost.use({ javaScriptEnabled: false });

      for (const path of ['/nowhere', '/resources/99', '/appraisers/nowhere'])
        onHost(`${path} is not found`, extra(path !== '/nowhere'), async ({ page, watch }) => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(heading(page)).toBeVisible();
          await expect(heading(page)).toHaveText('Page Not Found');
          await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
          expectOwnStatus(watch.trouble);
        });
    });
  });
}
