// A watched page: its test fails on any console error, uncaught error, violation of the content
// security policy, or unexpected request to another site.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { test as base, expect } from '@playwright/test';

const blankTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Hosts of the platform widgets in the edition under test. */
const platforms = Object.values(edition.site.read().embeds)
  .filter(({ src }) => src.startsWith('https:'))
  .map(({ src }) => new URL(src).origin);

export type Watch = {
  /** Errors so far. */
  readonly trouble: string[];
  /** Errors that the test causes. One may arrive after the test has ended. */
  expected?: RegExp;
  /** Addresses of other sites that the page requested. None of the requests leaves this machine. */
  readonly outside: string[];
  /** Addresses of map tiles that the page requested. Each gets a blank tile. */
  readonly tiles: string[];
};

/** What the browser reports about a file that does not arrive. */
export const fileErrors = /Failed to load resource/;

/** Expects that a page had no errors but those that its test causes. */
export function expectNoTrouble({ trouble, expected }: Pick<Watch, 'trouble' | 'expected'>): void {
  const unexpected = trouble.filter((line) => !expected?.test(line));
  expect(unexpected, 'errors in the console').toEqual([]);
}

/** The answer of a tile host, which lets the pages of other sites read it. */
export const tile = (status: number) => ({
  status,
  contentType: 'image/png',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: blankTile,
});

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { trouble: [], outside: [], tiles: [] };
      page.on('console', (message) => {
        if (message.type() === 'error') watch.trouble.push(message.text());
      });
      page.on('pageerror', (error) => watch.trouble.push(String(error)));
      await page.route(
        ({ origin }) => origin !== baseURL,
        (route) => {
          const url = route.request().url();
          const { origin } = new URL(url);
          if (origin.startsWith('https://tile.')) {
            watch.tiles.push(url);
            return route.fulfill(tile(200));
          }
          // A plain page replaces the platform's widget.
          if (platforms.includes(origin))
            return route.fulfill({ contentType: 'text/html', body: '<h1>The platform</h1>' });
          watch.outside.push(url);
          return route.abort();
        },
      );
      await use(watch);
      expectNoTrouble(watch);
    },
    { auto: true },
  ],
});

export { expect };
