// A file that was sent wrong once with a year to live, in every engine: it doesn't stay wrong.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { cachingHost } from '#support/caching-host.ts';
import { siteFolder } from '#support/site-under-test.ts';
import { engineTest } from './engine-test.ts';
import { found } from './finder-words.ts';
import { desktop, Visitor } from './visitor.ts';

engineTest.for([
  ['answer.*.js', 'export const wrong = 1;'],
  ['answer.*.css', 'body { color: red }'],
  ['FinderMap.*.js', 'export const wrong = 1;'],
  ['react.*.js', 'export const half = '],
] as const)(
  '%s is replaced, by itself or when the visitor tries again',
  async ([pattern, body], { visitor }) => {
    const site = await cachingHost();
    const file = basename(globSync(`${siteFolder}/_astro/${pattern}`)[0] ?? '');
    site.corruptOnce(file, body);
    const guest = new Visitor(visitor.window, site.origin);
    await guest.window.open(`${site.origin}/?near=84604`, desktop);
    const isThere = async (name: string | RegExp) => (await guest.all('button', name)).length > 0;
    const isWhole = async () => (await found(guest)).length > 0 && (await isThere(/^84604 Provo/));
    const settled = () =>
      expect.poll(async () => (await isWhole()) || isThere('Try again')).toBe(true);
    await settled();
    // Firefox remembers a broken script until the page is a new one, which the map's second try opens.
    for (let tries = 0; tries < 2 && !(await isWhole()); tries += 1) {
      await guest.press('button', 'Try again');
      await settled();
    }
    expect(await isWhole()).toBe(true);
    expect(site.isToCome(file)).toBe(false);
    await site.close();
  },
);
