// A page under watch: a test that uses it fails on any console error, uncaught error, violation of
// the content security policy, or request that leaves the site unasked.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { test as base, expect } from '@playwright/test';

const blankTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Hosts of the widgets that the edition under test takes from a platform. */
const platforms = Object.values(edition.site.read().embeds)
  .filter(({ src }) => src.startsWith('https:'))
  .map(({ src }) => new URL(src).origin);

export type Watch = {
  /** What went wrong so far; a test that expects trouble empties it. */
  readonly trouble: string[];
  /** Addresses off the site that the page asked for. They are never let out. */
  readonly outside: string[];
  /** Addresses of map tiles that the page asked for. A blank tile is given for each. */
  readonly tiles: string[];
};

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { trouble: [], outside: [], tiles: [] };
      page.on('console', (message) => {
        if (message.type() === 'error') watch.trouble.push(message.text());
      });
      page.on('pageerror', (error) => watch.trouble.push(String(error)));
      await page.route(
        ({ origin }) =>
          origin !== baseURL && !origin.startsWith('https://tile.') && !platforms.includes(origin),
        (route) => {
          watch.outside.push(route.request().url());
          return route.abort();
        },
      );
      await page.route(
        ({ origin }) => origin.startsWith('https://tile.'),
        (route) => {
          watch.tiles.push(route.request().url());
          return route.fulfill({ contentType: 'image/png', body: blankTile });
        },
      );
      // A widget of a platform is what its page is for; a stand-in comes in its place.
      await page.route(
        ({ origin }) => platforms.includes(origin),
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The platform</h1>' }),
      );
      await use(watch);
      expect(watch.trouble, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
