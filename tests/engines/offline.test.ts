// Stored and cached files in each engine: without a network, and when the host sent a wrong file once.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { siteFolder } from '#support/built-files.ts';
import { SiteHost } from '#support/site-host.ts';
import { engineTest as base } from './engine-test.ts';
import { desktop, Visitor } from './visitor.ts';

const test = base
  .extend('host', async ({ visitor: _any }, { onCleanup }) => {
    const host = await new SiteHost().start();
    onCleanup(() => host.stop());
    return host;
  })
  .extend('guest', ({ visitor, host }) => new Visitor(visitor.window, host.origin));

test('without a network the finder works, and a page that is not stored says so', async ({
  guest,
  host,
}) => {
  await guest.open('/');
  // An active worker has stored all its files.
  const worker = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expect.poll(() => guest.window.run(worker)).toBe('activated');
  await guest.open('/about');
  await host.stop();
  await guest.open('/');
  await guest.search('Zip Code', '84604');
  await expect.poll(() => guest.found()).toEqual(['45 Appraisers Found']);
  await guest.search('City', 'Boulder');
  await expect.poll(() => guest.words('status')).toContain('Boulder');
  expect(await guest.words('status')).not.toContain('place data didn’t load');
  await guest.open('/about');
  await expect.poll(() => guest.texts('heading', 'Who we are')).toHaveLength(1);
  await guest.open('/resources/blogs/2');
  await expect.poll(() => guest.words('heading')).toContain('You’re offline');
  await host.start();
  await guest.press('link', 'Try again');
  await expect.poll(() => guest.all('article')).not.toHaveLength(0);
});

base.for([
  ['answer.*.js', 'export const wrong = 1;'],
  ['answer.*.css', 'body { color: red }'],
  ['FinderMap.*.js', 'export const wrong = 1;'],
  ['react.*.js', 'export const half = '],
] as const)(
  'a wrong copy of %s in the cache is replaced',
  async ([pattern, body], { visitor, onTestFinished }) => {
    const host = await new SiteHost({ isCaching: true }).start();
    onTestFinished(() => host.stop());
    const file = basename(globSync(`${siteFolder}/_astro/${pattern}`)[0] ?? '');
    host.corruptOnce(file, body);
    const guest = new Visitor(visitor.window, host.origin);
    await guest.window.open(`${host.origin}/?near=84604`, desktop);
    const has = async (name: string | RegExp) => (await guest.all('button', name)).length > 0;
    const isWhole = async () => (await guest.found()).length > 0 && (await has(/^84604 Provo/));
    const settled = () => expect.poll(async () => (await isWhole()) || has('Try again')).toBe(true);
    await settled();
    // Firefox remembers a broken script until a new page, which the map's second try opens.
    for (let tries = 0; tries < 2 && !(await isWhole()); tries += 1) {
      await guest.press('button', 'Try again');
      await settled();
    }
    expect(await isWhole()).toBe(true);
    expect(host.isToCome(file)).toBe(false);
  },
);
