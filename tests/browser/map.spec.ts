// The map: when it loads, how it moves, and what it shows without tiles.
import type { Page } from '@playwright/test';
import { clusters, FinderPage, mapReady } from '#support/finder-page.ts';
import { type TileHost, tileTest } from '#support/tile-host.ts';
import { expect, extra, fileErrors } from '#support/watched-page.ts';

/** The requests for the script of the map. */
function mapScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/FinderMap\..*\.js$/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

tileTest.describe('on a wide screen', () => {
  tileTest(
    'opens beside the list at the first search, and requests tiles by z/x/y only then',
    async ({ page, tiles }) => {
      const scripts = mapScripts(page);
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.focus();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: 'Map of appraisers' })).toHaveCount(0);
      expect(scripts).toEqual([]);
      expect(tiles.asked).toEqual([]);
      await finder.search('Zip Code', '84604');
      await expect(page.getByRole('region', { name: 'Map of appraisers' })).toBeVisible();
      await expect.poll(() => scripts).toHaveLength(1);
      await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
      for (const path of tiles.asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    },
  );

  tileTest('the wheel zooms after a click, until the pointer leaves', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    const canvas = page.locator('.map-canvas');
    await mapReady(page);
    await canvas.scrollIntoViewIfNeeded();
    const location = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const over = () => page.mouse.move(location.x + 90, location.y + 90);
    const state = () => canvas.locator('.map-radius').getAttribute('d');
    await over();
    const before = await state();
    await page.mouse.wheel(0, 1);
    await expect(page.getByText('Click the map to zoom with the scroll wheel')).toBeVisible();
    expect(await state()).toBe(before);

    await page.mouse.click(location.x + 90, location.y + 90);
    await page.mouse.wheel(0, -240);
    await expect.poll(state).not.toBe(before);

    await page.mouse.move(5, 5);
    await over();
    const settled = await state();
    await page.mouse.wheel(0, 1);
    await expect(page.getByText('Click the map to zoom with the scroll wheel')).toBeVisible();
    expect(await state()).toBe(settled);
  });

  tileTest('buttons do what a drag and a pinch do', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    const controls = page.getByRole('group', { name: 'Map controls' });
    const place = async () => {
      const { x, y } = (await page.getByRole('button', { name: /^84741/ }).boundingBox()) ?? {};
      return `${x} ${y}`;
    };
    const radius = () => page.locator('.map-radius').getAttribute('d');
    await mapReady(page);
    await controls.scrollIntoViewIfNeeded();
    for (const [name, changed] of [
      ['Pan left', place],
      ['Pan right', place],
      ['Pan up', place],
      ['Pan down', place],
      ['Zoom in', radius],
      ['Zoom out', radius],
      ['Show all of Utah', radius],
    ] as const) {
      const before = await changed();
      const button = controls.getByRole('button', { name, exact: true });
      await button.click();
      await expect.poll(changed, name).not.toBe(before);
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  tileTest('closing it during an animation causes no error', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await mapReady(page);
    await finder.search('Zip Code', '84321');
    await finder.search('Zip Code', 'Provo');
    await expect(page.getByRole('alert').first()).toContainText(
      'It looks like you entered a city name',
    );
    await finder.search('Zip Code', '84604');
    await mapReady(page);
  });
});

tileTest.describe('on a phone', () => {
  tileTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  tileTest(
    'is under its tab, loads there, and the choice survives a search',
    async ({ page, tiles }) => {
      const scripts = mapScripts(page);
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await expect(page.getByRole('tab', { name: 'List View' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The worker, which is blocked here, would have stored the script before.
      expect(scripts).toEqual([]);
      expect(tiles.asked).toEqual([]);
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await mapReady(page);
      await expect(finder.text).toBeVisible();
      await finder.search('Zip Code', '84741');
      await expect(page.getByRole('tab', { name: 'Map View' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(finder.count).toHaveText('1 Appraisers Found');
      for (const button of await page
        .getByRole('group', { name: 'Map controls' })
        .getByRole('button')
        .all()) {
        const size = await button.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
      }
    },
  );
});

tileTest.describe('a tile host that', () => {
  for (const [how, answer] of [
    ['refuses', (response) => response.destroy()],
    ['hangs', () => undefined],
    ['answers 500', (response) => response.writeHead(500).end('no')],
    ['answers HTML', (response) => response.end('<html>Sign in</html>')],
  ] as const satisfies readonly (readonly [string, TileHost['answer']])[]) {
    tileTest(
      `${how} leaves the list complete and the map usable`,
      extra(how !== 'refuses'),
      async ({ page, tiles, watch }) => {
        tiles.answer = answer;
        const finder = new FinderPage(page);
        await finder.open('?near=84604');
        await expect(finder.count).toHaveText('45 Appraisers Found');
        await expect(page.getByRole('article')).toHaveCount(45);
        await mapReady(page);
        await expect(page.getByText('The detailed map didn’t load.')).toBeVisible();
        await expect(page.locator('.map-state')).toBeAttached();
        watch.expected = fileErrors;
      },
    );
  }
});

/** The pairs of markers that overlap, with the size of what they share in px. */
const overlaps = (page: Page) =>
  clusters(page).evaluateAll((markers) => {
    const boxes = markers.map((marker) => ({
      name: marker.getAttribute('aria-label'),
      box: marker.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box: a }, at) =>
      boxes.slice(at + 1).flatMap(({ name: other, box: b }) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Rounded positions may touch.
        return Math.min(width, height) > 0.5
          ? [`${name} and ${other}: ${width.toFixed(1)} × ${height.toFixed(1)}`]
          : [];
      }),
    );
  });

tileTest.describe('at 390 px', () => {
  tileTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const query of ['?near=', '?near=Provo&by=city', '?near=Salt+Lake+City&by=city'])
    tileTest(`no two markers overlap at any zoom for ${query}`, async ({ page }) => {
      await new FinderPage(page).open(query);
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await mapReady(page);
      for (const button of ['', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom out', 'Zoom out']) {
        if (button) await page.getByRole('button', { name: button, exact: true }).tap();
        await expect.poll(() => overlaps(page), button).toEqual([]);
      }
    });
});
