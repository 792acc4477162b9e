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

const noPage = {
  title: 'Page Not Found',
  paths: ['/nowhere', '/about/us', '/resources/blogs/1/comments', '/index.php?x=1'],
  link: 'Home',
  to: '/',
};
const noPost = {
  title: 'Post Not Found',
  paths: ['/resources/blogs/99', '/resources/99', '/resources/blogs/0'],
  link: 'Back to all articles',
  to: '/resources/blogs',
};
const router = 'Did you forget to add the page to the router?';

for (const [where, onHost] of [
  ['on the Workers engine', test],
  ['on a bare static host', onBareHost],
] as const) {
  onHost.describe(where, extra(onHost === onBareHost), () => {
    for (const { title, paths, link, to } of [noPage, noPost])
      for (const path of paths)
        onHost(
          `${path} shows ${title} and nothing else before`,
          extra(path !== paths[0]),
          async ({ page, watch }) => {
            const seen = await headingsSeen(page);
            const response = await page.goto(path);
            expect(response?.status()).toBe(404);
            await expect(heading(page)).toHaveText(title);
            await expect(heading(page)).toBeVisible();
            await expect(page).toHaveTitle(new RegExp(`^${title}`, 'i'));
            await expect(page.getByText(router)).toBeVisible({ visible: title === noPage.title });
            await expect.poll(() => [...seen]).toEqual([title]);
            expectOwnStatus(watch.trouble);
            await page.getByRole('main').getByRole('link', { name: link }).click();
            await expect(page).toHaveURL(to);
          },
        );

    for (const [path, link, to] of [
      ['/appraisers/provo/left-us', 'Appraisers in this place', '/appraisers/provo'],
      ['/appraisers/nowhere/left-us', 'Browse by city', '/appraisers'],
      ['/appraisers/nowhere', 'Browse by city', '/appraisers'],
    ] as const)
      onHost(
        `${path} leads to ${to}`,
        extra(path !== '/appraisers/provo/left-us'),
        async ({ page, watch }) => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(heading(page)).toHaveText('Appraiser Not Found');
          await page.getByRole('main').getByRole('link', { name: link }).first().click();
          await expect(page).toHaveURL(to);
          watch.trouble.length = 0;
        },
      );

    for (const path of ['/resources/blogs/abc', '/resources/abc', '/resources/blogs/1a'])
      onHost(
        `${path} leads to article 1 without an error page`,
        extra(path !== '/resources/blogs/abc'),
        async ({ page, watch }) => {
          const seen = await headingsSeen(page);
          await page.goto('/about');
          await page.goto(path);
          await expect(page).toHaveURL('/resources/blogs/1');
          const title = await heading(page).textContent();
          await expect.poll(() => [...seen]).toEqual(['Who we are', title]);
          expectOwnStatus(watch.trouble);
          await page.goBack();
          await expect(page).toHaveURL('/about');
        },
      );

    onHost.describe('without scripts', () => {
      onHost.use({ javaScriptEnabled: false });

      for (const path of ['/nowhere', '/resources/99', '/appraisers/nowhere'])
        onHost(
          `${path} shows Page Not Found`,
          extra(path !== '/nowhere'),
          async ({ page, watch }) => {
            const response = await page.goto(path);
            expect(response?.status()).toBe(404);
            await expect(heading(page)).toBeVisible();
            await expect(heading(page)).toHaveText('Page Not Found');
            await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
            expectOwnStatus(watch.trouble);
          },
        );
    });
  });
}
