// What works in every engine when the host is gone, for a visitor who has been there before.
import { expect } from 'vitest';
import { StoppableHost } from '#support/stoppable-host.ts';
import { engineTest as base } from './engine-test.ts';
import { found, groupHeadings, searchFor } from './finder-words.ts';
import { Visitor } from './visitor.ts';

const test = base
  .extend('host', async ({ visitor: _any }, { onCleanup }) => {
    const host = new StoppableHost();
    await host.start();
    onCleanup(() => host.stop());
    return host;
  })
  .extend('guest', ({ visitor, host }) => new Visitor(visitor.window, host.origin));

/** Waits until a worker answers for the site: by then it has all that it is to keep. */
const stored = (guest: Visitor) =>
  expect
    .poll(() =>
      guest.window.run(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      ),
    )
    .toBe('activated');

test('the finder, its members and its places are there, and a page that is not kept says so', async ({
  guest,
  host,
}) => {
  await guest.open('/');
  await stored(guest);
  await guest.open('/about');
  await host.stop();
  await guest.open('/');
  await searchFor(guest, 'Zip Code', '84604');
  await expect.poll(() => found(guest)).toEqual(['45 Appraisers Found']);
  await searchFor(guest, 'City', 'Boulder');
  await expect.poll(async () => (await guest.texts('status')).join()).toContain('Boulder');
  expect((await guest.texts('status')).join()).not.toContain('did not load');
  await guest.open('/?near=Provo&by=city');
  await expect.poll(async () => (await groupHeadings(guest))[0]).toMatch(/^Provo/);
  await guest.open('/about');
  await expect.poll(() => guest.texts('heading', 'Who we are')).toHaveLength(1);
  await guest.open('/resources/blogs/2');
  await expect
    .poll(() => guest.texts('heading', 'This page is not kept on this device'))
    .toHaveLength(1);
  await host.start();
  await guest.press('button', 'Try again');
  await expect.poll(() => guest.all('article')).not.toHaveLength(0);
});
