// The pages around the finder in each engine: menu, video, sharing, application, and pages by place.
import { expect } from 'vitest';
import { engineTest } from './engine-test.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

const menuLinks = async (visitor: Visitor) =>
  (await visitor.at({ within: '#site-menu' }).texts('link')).length;

engineTest('the menu on a phone closes on Escape', async ({ visitor }) => {
  await visitor.open('/about', phone);
  expect(await menuLinks(visitor)).toBe(0);
  await visitor.press('button', 'Menu');
  expect(await menuLinks(visitor)).toBe(6);
  await visitor.window.key('Escape');
  await expect.poll(() => menuLinks(visitor)).toBe(0);
  expect((await visitor.one('button', 'Menu')).focused).toBe(true);
});

engineTest('the menu on a phone is closed after Back', async ({ visitor }) => {
  await visitor.open('/about', phone);
  await visitor.press('button', 'Menu');
  await visitor.at({ within: '#site-menu' }).press('link', 'Membership');
  await expect.poll(() => visitor.address()).toBe('/membership');
  await visitor.window.back();
  await expect.poll(() => visitor.address()).toBe('/about');
  await visitor.settled();
  expect(await menuLinks(visitor)).toBe(0);
});

engineTest('the video plays after one click', async ({ visitor }) => {
  await visitor.open('/membership');
  await visitor.press('link', 'Play the video');
  const time = () =>
    visitor.window.run(() => {
      const video = document.querySelector('video');
      return video && !video.paused && video.readyState >= 3 ? video.currentTime : 0;
    });
  await expect.poll(time).toBeGreaterThan(0);
});

engineTest('sharing an article copies its link', async ({ visitor }) => {
  await visitor.open('/resources/blogs/1');
  await visitor.press('button', 'Share Article');
  await expect.poll(() => visitor.words('status')).toMatch(/^Link copied/);
});

for (const size of [desktop, phone])
  engineTest(`at ${size.width} px the error summary is in view`, async ({ visitor }) => {
    await visitor.open('/join', size);
    const form = visitor.at({ framed: true });
    await form.press('button', 'Continue');
    const summary = /^Fix \d+ answers$/;
    expect((await form.one('region', summary)).focused).toBe(true);
    const header = await visitor.window.run(
      () => document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0,
    );
    const heading = await form.one('heading', summary);
    expect(heading.y).toBeGreaterThanOrEqual(header);
    expect(heading.y + heading.height).toBeLessThanOrEqual(size.height);
  });

engineTest('the fields of the application are wide enough at 1280 px', async ({ visitor }) => {
  await visitor.open('/embed/membership', desktop);
  const fields = [...(await visitor.all('textbox')), ...(await visitor.all('combobox'))];
  expect(fields.length).toBeGreaterThan(8);
  expect(Math.min(...fields.map(({ width }) => width))).toBeGreaterThanOrEqual(200);
});

engineTest('the page of a city has emails, a map and a search link', async ({ visitor }) => {
  await visitor.open('/appraisers/provo', phone);
  const main = visitor.at({ within: 'main' });
  const [email] = await main.all('link', /@example\.org$/);
  expect(email?.width).toBeGreaterThan(0);
  const map = await main.one('img', /^Map of Provo/);
  expect(Math.min(map.width, map.height)).toBeGreaterThan(100);
  await main.press('link', 'Search near Provo');
  await expect.poll(() => visitor.firstGroup()).toMatch(/^Provo/);
});

for (const size of [desktop, phone])
  engineTest(
    `the page of a member has contact and details at ${size.width} px`,
    async ({ visitor }) => {
      await visitor.open('/about', size);
      await visitor.window.run(() => localStorage.clear());
      await visitor.open('/appraisers/orem', size);
      await visitor.window.run(() => localStorage.clear());
      await visitor.at({ within: 'main' }).press('link', 'Clint Redd');
      await expect.poll(() => visitor.address()).toBe('/appraisers/orem/clint-redd');
      const main = visitor.at({ within: 'main' });
      await main.one('link', 'clint.redd@example.org');
      await main.one('link', '5550061-CR00');
      const facts = await visitor.window.run(() =>
        [...document.querySelectorAll('.member-facts > div')].map((row) => {
          const [title, fact] = [...row.children].map((cell) => cell.getBoundingClientRect());
          return title && fact ? fact.left - title.right : Number.NaN;
        }),
      );
      expect(facts).toHaveLength(8);
      // What is stated is beside its title.
      expect(Math.min(...facts)).toBeGreaterThan(0);
      await main.press('button', 'Add Clint Redd to my list');
      await visitor.one('link', 'My list, 1');
    },
  );
