// A page under watch: a test that uses it fails on any console error, uncaught error, violation of
// the content security policy, or request that leaves the site unasked.
import { test as base, expect } from '@playwright/test';

type Watch = {
  /** What went wrong so far; a test that expects trouble empties it. */
  readonly trouble: string[];
  /** Addresses off the site that the page asked for. They are never let out. */
  readonly outside: string[];
};

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { trouble: [], outside: [] };
      page.on('console', (message) => {
        if (message.type() === 'error') watch.trouble.push(message.text());
      });
      page.on('pageerror', (error) => watch.trouble.push(String(error)));
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => {
          watch.outside.push(route.request().url());
          return route.abort();
        },
      );
      await use(watch);
      expect(watch.trouble, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
