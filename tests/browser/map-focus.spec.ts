// The keyboard goes into the map, through its markers and out again.
import { FinderPage, mapReady, markersReachable } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

test.describe('a marker on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('brings its people into view and keeps the focus', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=');
    await finder.found();
    for (const zip of ['84532', '84741']) {
      const mark = page.getByRole('button', { name: new RegExp(`^${zip} `) });
      await mapReady(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await page.getByRole('button', { name: 'Show all of Utah' }).click();
      await expect(mark).toHaveAttribute('tabindex', '0');
      await mark.press('Enter');
      await expect(finder.groups().first()).toHaveText(new RegExp(`^${zip}`));
      await expect(finder.groups().first()).toBeInViewport({ ratio: 1 });
      await expect(mark).toBeFocused();
      await expect(mark).toHaveAttribute('aria-current', 'true');
    }
    // The same marker twice, then the box: its text stays.
    await page.keyboard.press('Enter');
    await finder.text.fill('84741');
    await finder.text.press('Enter');
    await expect(finder.text).toBeFocused();
  });

  test('is reached by Tab without the page or the map moving', { tag: '@all' }, async ({
    page,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await markersReachable(page);
    const link = page.getByRole('link', { name: 'Go to the map' });
    const steps = await page.evaluate(() => history.length);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Map of appraisers' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the map' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
    for (let control = 1; control <= 7; control += 1) await page.keyboard.press('Tab');
    const canvas = page.getByRole('application', { name: 'Map' });
    await expect(canvas).toBeFocused();
    const outline = await canvas.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    const still = () =>
      page.evaluate(() => {
        const map = document.querySelector('.map-canvas');
        return [window.scrollY, map?.scrollTop, map?.scrollLeft];
      });
    const before = await still();
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    let visited = 0;
    for (; visited < 60; visited += 1) {
      await page.keyboard.press('Tab');
      const mark = page.locator('.map-mark:focus');
      if ((await mark.count()) === 0) break;
      const { x, y, width, height } = (await mark.boundingBox()) ?? box;
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(x + width).toBeLessThanOrEqual(box.x + box.width);
      expect(y + height).toBeLessThanOrEqual(box.y + box.height);
      expect(await still()).toEqual(before);
    }
    expect(visited).toBeGreaterThan(8);
    await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
    await expect(page.getByRole('region', { name: 'About this directory' })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(page).toHaveURL('/?near=84604');
  });
});

test.describe('on a wide screen', () => {
  test('a keyboard alone goes from the search box to a marker to a phone number', async ({
    page,
  }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.text.focus();
    await page.keyboard.type('84741');
    await page.keyboard.press('Enter');
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await page.getByRole('link', { name: 'Go to the map' }).press('Enter');
    await page.getByRole('button', { name: 'Show all of Utah' }).press('Enter');
    const marker = page.getByRole('button', { name: /^84720 Cedar City/ });
    for (let presses = 0; presses < 90; presses += 1) {
      if (await marker.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(marker).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('84720 Cedar City');
    const phone = page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^\(435\)/ });
    for (let presses = 0; presses < 90; presses += 1) {
      if (await phone.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(phone).toBeFocused();
  });
});
