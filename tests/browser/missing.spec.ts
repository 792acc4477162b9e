// Addresses where nothing is: on the Workers engine, and on a host that knows only files and one
// 404 page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { siteFolder } from '#support/built-files.ts';
import { expect, extra, test } from '#support/watched-page.ts';

/** The same site on the barest host there is. */
const onBareHost = test.extend<object, { bareHost: string }>({
  bareHost: [
    async ({ browserName: _any }, use) => {
      const notFound = readFileSync(`${siteFolder}/404.html`);
      const files = sirv(siteFolder);
      const server = createServer((request, response) =>
        files(request, response, () => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
        }),
      );
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await use(`http://localhost:${portOf(server.address())}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ bareHost }, use) => use(bareHost),
});

const portOf = (address: AddressInfo | string | null) =>
  address !== null && typeof address === 'object' ? address.port : 0;

const card = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every main heading that was seen on the page, from its first moment on. */
async function headingsSeen(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  page.on('console', (message) => {
    const [, heading] = /^seen: (.+)$/.exec(message.text()) ?? [];
    if (heading) seen.add(heading);
  });
  await page.addInitScript(() => {
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          console.info(`seen: ${heading.textContent.trim()}`);
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

/** Chromium reports the status of the page itself as an error; that one is meant. */
function expectOwnStatus(issue: string[]): void {
  const at = issue.findIndex((line) => /status of 404/.test(line));
  expect(at, 'the status of the page').toBeGreaterThanOrEqual(0);
  issue.splice(at, 1);
}

const hosts = [
  ['on the Workers engine', test],
  ['on a bare static host', onBareHost],
] as const;

for (const [where, onHost] of hosts) {
  onHost.describe(where, extra(onHost === onBareHost), () => {
    for (const path of ['/nowhere', '/about/us', '/resources/blogs/1/comments', '/index.php?x=1']) {
      onHost(
        `${path} shows Page Not Found`,
        extra(path !== '/nowhere'),
        async ({ page, watch }) => {
          const seen = await headingsSeen(page);
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(card(page)).toBeVisible();
          await expect(card(page)).toHaveText('Page Not Found');
          await expect(page).toHaveTitle(/^Page not found/i);
          await expect(
            page.getByText('Did you forget to add the page to the router?'),
          ).toBeVisible();
          await expect(page.getByRole('link', { name: 'Back to all articles' })).toHaveCount(0);
          await expect.poll(() => [...seen]).toEqual(['Page Not Found']);
          expectOwnStatus(watch.trouble);
          await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
          await expect(page).toHaveURL('/');
        },
      );
    }

    for (const path of ['/resources/blogs/99', '/resources/99', '/resources/blogs/0']) {
      onHost(
        `${path} shows Post Not Found, and nothing else before`,
        extra(path !== '/resources/blogs/99'),
        async ({ page, watch }) => {
          const seen = await headingsSeen(page);
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(card(page)).toBeVisible();
          await expect(card(page)).toHaveText('Post Not Found');
          await expect(page).toHaveTitle(/^Post Not Found/);
          await expect(page.getByText('add the page to the router')).toBeHidden();
          await expect.poll(() => [...seen]).toEqual(['Post Not Found']);
          expectOwnStatus(watch.trouble);
          await page.getByRole('main').getByRole('link', { name: 'Back to all articles' }).click();
          await expect(page).toHaveURL('/resources/blogs');
        },
      );
    }

    for (const path of ['/resources/blogs/abc', '/resources/abc', '/resources/blogs/1a']) {
      onHost(
        `${path} ends at article 1, and no card is seen`,
        extra(path !== '/resources/blogs/abc'),
        async ({ page, watch }) => {
          const seen = await headingsSeen(page);
          await page.goto('/about');
          await page.goto(path);
          await expect(page).toHaveURL('/resources/blogs/1');
          const title = await card(page).textContent();
          await expect.poll(() => [...seen]).toEqual(['Who we are', title]);
          expectOwnStatus(watch.trouble);
          await page.goBack();
          await expect(page).toHaveURL('/about');
        },
      );
    }

    for (const path of [
      '/about',
      '/resources',
      '/resources/blogs',
      '/resources/blogs/2',
      '/join',
    ]) {
      onHost(`${path} is there`, extra(path !== '/resources/blogs/2'), async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(path);
        await expect(card(page)).toBeVisible();
      });
    }

    onHost.describe('without a script', () => {
      onHost.use({ javaScriptEnabled: false });

      for (const path of ['/nowhere', '/resources/99']) {
        onHost(
          `${path} shows Page Not Found`,
          extra(path !== '/nowhere'),
          async ({ page, watch }) => {
            const response = await page.goto(path);
            expect(response?.status()).toBe(404);
            await expect(card(page)).toBeVisible();
            await expect(card(page)).toHaveText('Page Not Found');
            await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
            expectOwnStatus(watch.trouble);
          },
        );
      }
    });
  });
}
