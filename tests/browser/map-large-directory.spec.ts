// The map of a directory with as many members as the edition has: a thousand, or twenty thousand.
import type { Page } from '@playwright/test';
import { FinderPage, labels, mapReady, markersInView } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { tileTest } from '#support/tile-host.ts';
import { expect } from '#support/watched-page.ts';

const zips = new Set(members.map(({ zip }) => zip));
const severalZips = /^(\d+) ZIP codes/;

/** How many members each marker stands for, at most how many more or fewer, and how many ZIPs. */
const counts = async (page: Page) =>
  (await labels(page)).map((label) => {
    const [, number, thousands] = /(\d+)(k?) appraisers?$/.exec(label ?? '') ?? [];
    return {
      members: Number(number) * (thousands ? 1000 : 1),
      rounded: thousands ? 500 : 0,
      zips: Number(severalZips.exec(label ?? '')?.[1] ?? 1),
    };
  });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const)
  tileTest.describe(`on ${device}, the map`, () => {
    tileTest.use({ viewport });

    tileTest('counts every member once, in at most 300 elements', async ({ page }) => {
      await new FinderPage(page).open('?near=');
      if (device === 'a phone') await page.getByRole('tab', { name: 'Map View' }).click();
      await mapReady(page);
      await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      const shown = await counts(page);
      const difference = sum(shown.map((one) => one.members)) - members.length;
      expect(Math.abs(difference)).toBeLessThanOrEqual(sum(shown.map((one) => one.rounded)));
      expect(sum(shown.map((one) => one.zips))).toBe(zips.size);
      expect(await page.locator('.map-marks *').count()).toBeLessThanOrEqual(300);
    });

    tileTest(
      'draws what is in view, and one marker for each ZIP where there is room',
      async ({ page }) => {
        await page.goto(searchUrl(busiest.zip));
        if (device === 'a phone') await page.getByRole('tab', { name: 'Map View' }).click();
        await mapReady(page);
        // The fullest ZIP is the first of its cluster.
        const { zip } = busiest;
        const several = page.getByRole('button', {
          name: new RegExp(`^\\d+ ZIP codes around ${zip} `),
        });
        const own = page.getByRole('button', { name: new RegExp(`^${zip} `) });
        await expect(async () => {
          if ((await several.count()) > 0) await several.press('Enter', { timeout: 2000 });
          await expect(own).toHaveAttribute('tabindex', '0', { timeout: 2000 });
        }).toPass();
        await expect(own).toHaveAttribute('aria-current', 'true');
        await expect(several).toHaveCount(0);
        expect(await markersInView(page)).toBe(true);
        expect(await page.locator('.map-marks *').count()).toBeLessThanOrEqual(300);
      },
    );
  });
