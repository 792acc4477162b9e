// The pages around the finder in every engine: menu, film, article, unknown address.
import { describe, expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { phone, type Visitor } from './visitor.ts';

describe('the menu on a phone', () => {
  const links = (visitor: Visitor) =>
    visitor
      .at({ within: '#site-menu' })
      .texts('link')
      .then(({ length }) => length);

  engineTest('opens, and closes on Escape', async ({ visitor }) => {
    await visitor.open('/about', phone);
    expect(await links(visitor)).toBe(0);
    await visitor.press('button', 'Menu');
    expect(await links(visitor)).toBe(6);
    await visitor.window.key('Escape');
    await expect.poll(() => links(visitor)).toBe(0);
    expect((await visitor.one('button', 'Menu')).focused).toBe(true);
  });

  engineTest('closes on a link, and is closed when one comes back', async ({ visitor }) => {
    await visitor.open('/about', phone);
    await visitor.press('button', 'Menu');
    await visitor.at({ within: '#site-menu' }).press('link', 'Membership');
    await expect.poll(() => visitor.address()).toBe('/membership');
    expect(await links(visitor)).toBe(0);
    await visitor.window.back();
    await expect.poll(() => visitor.address()).toBe('/about');
    await visitor.settled();
    expect(await links(visitor)).toBe(0);
  });
});

engineTest('the film plays after one press', async ({ visitor }) => {
  await visitor.open('/membership');
  await visitor.press('link', 'Play the video');
  const film = () =>
    visitor.window.run(() => {
      const player = document.querySelector('video');
      return {
        plays: player ? !player.paused && player.readyState >= 3 : false,
        time: player?.currentTime ?? 0,
      };
    });
  await expect.poll(async () => (await film()).time).toBeGreaterThan(0);
  expect(await film()).toMatchObject({ plays: true });
});

engineTest('an article has its headings, its text, and others to read', async ({ visitor }) => {
  await visitor.open('/resources/blogs/1');
  expect(await visitor.all('heading')).not.toHaveLength(0);
  const contents = visitor.at({ within: '[aria-labelledby="contents"]' });
  const [first = ''] = await contents.texts('link');
  await contents.press('link', first);
  await expect.poll(async () => (await visitor.one('heading', first)).y).toBeLessThan(200);
  expect((await visitor.one('heading', first)).y).toBeGreaterThan(0);
});

engineTest('an article is shared: its link goes to the clipboard', async ({ visitor }) => {
  await visitor.open('/resources/blogs/1');
  await visitor.press('button', 'Share Article');
  const notifications = visitor.at({ within: '[role="region"][aria-label^="Notifications"]' });
  await expect.poll(() => notifications.texts('listitem')).toHaveLength(1);
  const [said] = await notifications.texts('listitem');
  expect(said).toMatch(/^Link copied/);
});

engineTest('an address where nothing is says so, and leads on', async ({ visitor }) => {
  await visitor.open('/nothing-is-here');
  await expect.poll(async () => (await visitor.texts('heading')).join()).toMatch(/not found/i);
  expect(await visitor.all('link')).not.toHaveLength(0);
});
