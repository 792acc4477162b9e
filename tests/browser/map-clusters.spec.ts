// The markers of the map: what each means, what it searches, and where it is.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { devices } from '@playwright/test';
import { clusters, FinderPage, labels, mapReady, markersInView } from '#support/finder-page.ts';
import { tileTest } from '#support/tile-host.ts';
import { expect } from '#support/watched-page.ts';

const zips = new Set(edition.members.read().map(({ zip }) => zip));
const oneZip = /^\d{5} .+, \d+ appraisers?$/;
const severalZips = /^(\d+) ZIP codes around \d{5} .+, \d+ appraisers$/;

tileTest.describe('on a wide screen', () => {
  tileTest(
    'has every ZIP in one marker, and their counts add up to 89',
    async ({ page, tiles }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=');
      await expect(finder.count).toHaveText('89 Appraisers Found');
      await mapReady(page);
      const names = await labels(page);
      const several = names.flatMap((name) => Number(severalZips.exec(name ?? '')?.[1] ?? 0));
      const single = names.filter((name) => oneZip.test(name ?? ''));
      expect(single.length + several.reduce((sum, count) => sum + count, 0)).toBe(zips.size);
      expect(single.length).toBeGreaterThan(5);
      await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    },
  );

  tileTest('a marker searches its ZIP, and Back returns to the search before', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=Provo&by=city');
    const marker = page.getByRole('button', { name: /^84043 Lehi/ });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?near=84043');
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    await expect(finder.text).toHaveValue('84043');
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      '84043 Lehi 0.0 mi, in this ZIP code',
    );
    await expect(marker).toBeFocused();
    await page.goBack();
    await expect(finder.text).toHaveValue('Provo');
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
    await page.getByRole('button', { name: 'Show all of Utah' }).click();
    await page.getByRole('button', { name: /^84741 Kanab/ }).press(' ');
    await expect(page).toHaveURL('/?near=84741');
  });

  tileTest(
    'a selected card selects its marker, and a card under the pointer hints at it',
    async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Kanab&by=city');
      const marker = page.getByRole('button', { name: '84741 Kanab, 1 appraiser' });
      await expect(marker).not.toHaveAttribute('aria-current');
      await page.getByRole('article').hover();
      await expect(marker).toHaveClass(/is-turned-to/);
      await page.getByRole('article').getByRole('heading').getByRole('button').click();
      await expect(marker).toHaveAttribute('aria-current', 'true');
    },
  );
});

tileTest.describe('the map draws', () => {
  tileTest('the markers in view, and others during a drag', async ({ page }) => {
    await new FinderPage(page).open('?near=84604');
    await mapReady(page);
    const canvas = page.locator('.map-canvas');
    await canvas.scrollIntoViewIfNeeded();
    const { x, y } = (await canvas.boundingBox()) ?? { x: 0, y: 0 };
    const before = await labels(page);
    expect(before).not.toContain('84321 Logan, 2 appraisers');
    expect(await markersInView(page)).toBe(true);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 320, { steps: 6 });
    // The button is still down.
    await expect
      .poll(async () => (await labels(page)).filter((name) => !before.includes(name)))
      .not.toEqual([]);
    await page.mouse.up();
    await expect.poll(() => markersInView(page)).toBe(true);
  });

  tileTest('the names of towns above the state', async ({ page }) => {
    await new FinderPage(page).open('?near=');
    await expect(page.locator('.map-base .map-city').first()).toBeAttached();
    const heights = await page.locator('.map-base > *').evaluateAll((elements) =>
      elements.map((element) => ({
        isName: element.matches('.map-city'),
        height: Number(getComputedStyle(element).zIndex),
      })),
    );
    const drawing = heights.filter(({ isName }) => !isName).map(({ height }) => height);
    const names = heights.filter(({ isName }) => isName).map(({ height }) => height);
    expect(names.length).toBeGreaterThan(3);
    expect(Math.min(...names)).toBeGreaterThan(Math.max(...drawing));
  });

  tileTest('at most 300 elements for them', async ({ page }) => {
    await new FinderPage(page).open('?near=');
    await mapReady(page);
    const elements = page.locator('.map-marks *');
    expect(await elements.count()).toBe(2 * (await clusters(page).count()));
    expect(await elements.count()).toBeLessThanOrEqual(300);
  });
});

tileTest.describe('on a phone', () => {
  tileTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const query of ['?near=', '?near=84604', '?near=Hanksville&by=city'])
    tileTest(`${query} covers no name of a town`, async ({ page }) => {
      await new FinderPage(page).open(query);
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await mapReady(page);
      const covered = () =>
        page.evaluate(() => {
          const boxes = (what: string) =>
            [...document.querySelectorAll(what)]
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .map((element) => [element.textContent, element.getBoundingClientRect()] as const);
          const names = boxes('.map-city span');
          const all = [...names, ...boxes('.map-mark span')];
          return names.flatMap(([name, a], at) =>
            all
              .filter((_, other) => other !== at)
              .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5)
              .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5)
              .map(([over]) => `${over} over ${name}`),
          );
        });
      await expect(page.locator('.map-base .map-city').first()).toBeAttached();
      await expect.poll(covered).toEqual([]);
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      await expect.poll(covered).toEqual([]);
    });

  tileTest(
    'a tapped marker shows its people below the map and takes the focus there',
    async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84741');
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await page.getByRole('button', { name: 'Show all of Utah' }).tap();
      await page.getByRole('button', { name: /^84532 Moab/ }).tap();
      const heading = page.getByRole('heading', { name: /^84532 Moab/ });
      await expect(heading).toBeFocused();
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  );
});

tileTest.describe('a marker on a wide screen', () => {
  tileTest.use({ viewport: { width: 1280, height: 844 } });

  tileTest(
    'never covers another, and one with several ZIPs zooms in until they separate',
    async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=');
      await expect(clusters(page).first()).toBeAttached();
      const middles = () =>
        clusters(page).evaluateAll((buttons) =>
          buttons.map((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return [x + width / 2, y + height / 2] as const;
          }),
        );
      const closest = async () => {
        const points = await middles();
        const gaps = points.flatMap(([x, y], at) =>
          points.slice(at + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
        );
        return Math.min(...gaps);
      };
      expect(await closest()).toBeGreaterThanOrEqual(31);
      const several = page.getByRole('button', { name: /^2 ZIP codes around 847(70|90)/ });
      await several.press('Enter');
      const each = page.getByRole('button', { name: /^847(70|90) St\. George, / });
      await expect(each).toHaveCount(2);
      await expect(
        page.getByRole('button', { name: /^847\d\d St\. George/ }).first(),
      ).toBeVisible();
      await expect.poll(async () => (await finder.focused()).slice(0, 10)).toBe('button 847');
      expect(await closest()).toBeGreaterThanOrEqual(31);
      const free = page.getByRole('button', { name: /^84770 St\. George/ });
      await free.click();
      await expect(page).toHaveURL('/?near=84770');
    },
  );
});

tileTest.describe('with a finger', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
  tileTest.use(pixel);

  tileTest('a search closes the on-screen keyboard, and a marker is 44 px', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.text.tap();
    await finder.text.fill('84604');
    await finder.text.press('Enter');
    await expect(finder.count).toBeFocused();
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await expect(clusters(page).first()).toBeAttached();
    const sizes = await clusters(page).evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  tileTest('a marker tapped twice leaves new text in the box', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await page.getByRole('button', { name: 'Show all of Utah' }).tap();
    const mark = page.getByRole('button', { name: /^84532 Moab/ });
    await mark.tap();
    const heading = page.getByRole('heading', { name: /^84532 Moab/ });
    await expect(heading).toBeFocused();
    await mark.tap();
    await expect(heading).toBeFocused();
    await finder.text.tap();
    await finder.text.pressSequentially('84604');
    await expect(finder.text).toBeFocused();
    await expect(finder.text).toHaveValue(/84604/);
  });
});
