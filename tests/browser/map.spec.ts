// The map: how it moves, what its markers search, and how the keyboard and a finger reach them.
import type { Page } from '@playwright/test';
import { finderTest as test } from '#support/finder-page.ts';
import { expect } from '#support/watched-page.ts';

/** The marker of one ZIP code, such as "84741 Kanab". */
const markerOf = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^${place}, \\d+ appraisers?$`) });

test('the wheel zooms after a click until the pointer leaves', async ({ finder, page }) => {
  await finder.open('?near=84604');
  await finder.map.ready();
  await finder.map.canvas.scrollIntoViewIfNeeded();
  const { x, y } = (await finder.map.canvas.boundingBox()) ?? { x: 0, y: 0 };
  const scrollsThePage = async () => {
    await page.mouse.move(x + 20, y + 20);
    const before = await finder.map.settledView();
    await page.mouse.wheel(0, 1);
    await expect(page.getByText('Click the map to zoom with the scroll wheel')).toBeVisible();
    expect(await finder.map.settledView()).toBe(before);
  };
  await scrollsThePage();
  const before = await finder.map.settledView();
  await page.mouse.click(x + 20, y + 20);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => finder.map.view()).not.toBe(before);
  await page.mouse.move(5, 5);
  await scrollsThePage();
  const pans = ['left', 'right', 'up', 'down'].map((side) => `Pan ${side}`);
  for (const name of [...pans, 'Zoom in', 'Zoom out', 'Show all of Utah']) {
    const last = await finder.map.settledView();
    await finder.map.control(name).click();
    await expect.poll(() => finder.map.view(), name).not.toBe(last);
  }
});

test('a marker searches its ZIP code, and a card selects its marker', async ({ finder, page }) => {
  await finder.open('?near=Provo&by=city');
  const marker = markerOf(page, '84660 Spanish Fork');
  await marker.press('Enter');
  await expect(page).toHaveURL('/?near=84660');
  await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
  await expect(finder.text).toHaveValue('84660');
  await expect(finder.groups().first()).toHaveText('84660 Spanish Fork 0.0 mi, in this ZIP code');
  await expect(finder.groups().first()).toBeInViewport({ ratio: 1 });
  await expect(marker).toBeFocused();
  await expect(marker).toHaveAttribute('aria-current', 'true');
  // Another ZIP code of the answer that has a marker of its own. The map may still show others, too.
  const found = (await finder.cards.allTextContents()).join();
  const alone = (await finder.map.labels()).map((label) => /^(\d{5}) .+(?=, \d)/.exec(`${label}`));
  const isOther = (zip = '84660') => zip !== '84660' && found.includes(`Utah ${zip}`);
  const [place = '', zip] = alone.find((match) => isOther(match?.[1])) ?? [];
  const card = finder.cards.filter({ hasText: `Utah ${zip}` }).first();
  await card.getByRole('heading').getByRole('button').click();
  await expect(markerOf(page, place)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(finder.text).toHaveValue('Provo');
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
});

test('a marker with several ZIPs zooms in until they separate', async ({ finder, page }) => {
  await finder.open('?near=');
  await page.getByRole('button', { name: /^2 ZIP codes around 847(70|90)/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^847(70|90) St\. George, / })).toHaveCount(2);
  await markerOf(page, '84770 St. George').click();
  await expect(page).toHaveURL('/?near=84770');
});

test('the keyboard goes to the map, through its markers and past it', async ({ finder, page }) => {
  await finder.open('?near=84604');
  // The keyboard reaches markers a moment after they are drawn.
  await expect(finder.map.clusters.and(page.locator('[tabindex="0"]')).first()).toBeAttached();
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Go to the map' }).press('Enter');
  await expect(finder.map.region).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await expect(skip).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  await expect(finder.map.canvas).toBeFocused();
  const before = await finder.map.settledView();
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let visited = 0; visited < 8; visited += 1) {
    await page.keyboard.press('Tab');
    const marker = finder.map.canvas.getByRole('button').and(page.locator(':focus'));
    await expect(marker).toBeInViewport();
  }
  expect(await finder.map.view()).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await skip.press('Enter');
  await expect(page.getByRole('region', { name: 'About this directory' })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map is under its tab, and the choice stays', async ({ finder, page, watch }) => {
    await finder.open('?near=84604');
    const tab = page.getByRole('tab', { name: 'Map View' });
    const listTab = page.getByRole('tab', { name: 'List View' });
    await expect(listTab).toHaveAttribute('aria-selected', 'true');
    await expect(finder.cards.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(watch.tiles).toEqual([]);
    const groups = await finder.groups().allTextContents();
    await tab.tap();
    await finder.map.ready();
    await expect(finder.map.canvas).toBeInViewport({ ratio: 0.99 });
    expect(await finder.groups().allTextContents()).toEqual(groups);
    for (const [key, name] of [
      ['ArrowRight', 'List View'],
      ['End', 'Map View'],
      ['Home', 'List View'],
      ['ArrowLeft', 'Map View'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
    }
    await page.reload();
    await finder.map.ready();
    await finder.search('Zip Code', '84741');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // The on-screen keyboard, which would cover the answer, closes.
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await expect(finder.count).toBeFocused();
    // A tapped marker leads to its people below the map, and twice to the same.
    await finder.map.control('Show all of Utah').tap();
    const heading = page.getByRole('heading', { name: /^84532 Moab/ });
    for (const _ of ['once', 'twice']) {
      await markerOf(page, '84532 Moab').tap();
      await expect(heading).toBeFocused();
    }
    await expect(finder.cards).toHaveCount(1);
    await finder.text.tap();
    await finder.text.pressSequentially('84604');
    await expect(finder.text).toBeFocused();
    await expect(finder.text).toHaveValue(/84604/);
  });
});
