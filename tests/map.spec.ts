// The map as a visitor uses it, with a tile server of the test's own on another local port.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { readMembers } from '#loaders/read-members.ts';
import { expect, test as watched } from './watched.ts';

type TileHost = { readonly asked: string[]; answer: (response: ServerResponse) => void };

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const aTile = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'image/png');
  response.end(pixel);
};

const test = watched.extend<{ tiles: TileHost }>({
  tiles: async ({ page }, use) => {
    const host: TileHost = { asked: [], answer: aTile };
    const server: Server = createServer((request, response) => {
      host.asked.push(request.url ?? '');
      host.answer(response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await page.route(
      ({ origin }) => origin.startsWith('https://tile.'),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await route
          .fetch({ url: `http://127.0.0.1:${port}${pathname}`, timeout: 0 })
          .catch(() => undefined);
        await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
      },
    );
    await use(host);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

const map = (page: Page) => page.getByRole('region', { name: 'Map of the appraisers' });
/** Marks of a ZIP each, and those that stand for several. */
const marks = (page: Page) =>
  page.getByRole('button', { name: /^(\d{5}|\d+ ZIP codes around) .+, \d+ appraisers?$/ });
const oneZip = /^\d{5} .+, \d+ appraisers?$/;
const severalZips = /^(\d+) ZIP codes around \d{5} .+, \d+ appraisers$/;
const counted = (names: readonly (string | null)[]) =>
  names.reduce((sum, name) => sum + Number(/(\d+) appraisers?$/.exec(name ?? '')?.[1]), 0);
const found = (page: Page) => page.getByRole('heading', { name: /Appraisers Found$/ });
const box = (page: Page) => page.getByRole('textbox', { name: /^(ZIP code|City) in Utah$/ });

const zips = new Set(readMembers().map(({ zip }) => zip));

/** The marks of the map are there: together they stand for all members. */
const ready = (page: Page) => expect.poll(async () => counted(await labels(page))).toBe(89);

async function open(page: Page, address = '/') {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
async function search(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
const labels = (page: Page) =>
  marks(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

test.describe('on a wide screen', () => {
  test('opens beside the list at the first search, and asks for tiles by z/x/y only then', async ({
    page,
    tiles,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const ofMap = () => scripts.filter((url) => /FinderMap\..*\.js$/.test(url));
    await open(page);
    await box(page).focus();
    await page.waitForLoadState('networkidle');
    await expect(map(page)).toHaveCount(0);
    expect(ofMap()).toEqual([]);
    expect(tiles.asked).toEqual([]);
    await search(page, '84604');
    await expect(map(page)).toBeVisible();
    await expect.poll(ofMap).toHaveLength(1);
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    for (const path of tiles.asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  });

  test('has every ZIP in one mark, and their counts add up to 89', async ({ page, tiles }) => {
    await open(page, '/?near=');
    await expect(found(page)).toHaveText('89 Appraisers Found');
    await ready(page);
    const names = await labels(page);
    const several = names.flatMap((name) => Number(severalZips.exec(name ?? '')?.[1] ?? 0));
    const single = names.filter((name) => oneZip.test(name ?? ''));
    expect(single.length + several.reduce((sum, count) => sum + count, 0)).toBe(zips.size);
    expect(single.length).toBeGreaterThan(5);
    expect(tiles.asked.length).toBeGreaterThan(0);
  });

  test('a marker searches its ZIP, and Back brings the search before', async ({ page }) => {
    await open(page, '/?near=Provo&by=city');
    const marker = page.getByRole('button', { name: /^84043 Lehi/ });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?near=84043');
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    await expect(box(page)).toHaveValue('84043');
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      '84043 Lehi 0.0 mi, in this ZIP code',
    );
    await expect(marker).toBeFocused();
    await page.goBack();
    await expect(box(page)).toHaveValue('Provo');
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
    await page.getByRole('button', { name: 'All of Utah' }).click();
    await page.getByRole('button', { name: /^84741 Kanab/ }).press(' ');
    await expect(page).toHaveURL('/?near=84741');
  });

  test('a selected card selects its marker, and a card under the pointer hints at it', async ({
    page,
  }) => {
    await open(page, '/?near=Kanab&by=city');
    const marker = page.getByRole('button', { name: '84741 Kanab, 1 appraiser' });
    await expect(marker).not.toHaveAttribute('aria-current');
    await page.getByRole('article').hover();
    await expect(marker).toHaveClass(/is-turned-to/);
    await page.getByRole('article').getByRole('heading').getByRole('button').click();
    await expect(marker).toHaveAttribute('aria-current', 'true');
  });

  test('the wheel zooms after a click and no longer after the pointer has left', async ({
    page,
  }) => {
    await open(page, '/?near=84741');
    const canvas = page.locator('.map-canvas');
    await ready(page);
    await canvas.scrollIntoViewIfNeeded();
    const spot = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const over = () => page.mouse.move(spot.x + 90, spot.y + 90);
    const state = () => canvas.locator('.map-radius').getAttribute('d');
    await over();
    const before = await state();
    await page.mouse.wheel(0, 1);
    await expect(page.getByText('Click the map to zoom with the wheel')).toBeVisible();
    expect(await state()).toBe(before);

    await page.mouse.click(spot.x + 90, spot.y + 90);
    await page.mouse.wheel(0, -240);
    await expect.poll(state).not.toBe(before);

    await page.mouse.move(5, 5);
    await over();
    const settled = await state();
    await page.mouse.wheel(0, 1);
    await expect(page.getByText('Click the map to zoom with the wheel')).toBeVisible();
    expect(await state()).toBe(settled);
  });

  test('buttons do what a drag and a pinch do', async ({ page }) => {
    await open(page, '/?near=84741');
    const controls = page.getByRole('group', { name: 'Map controls' });
    const place = async () => {
      const { x, y } = (await page.getByRole('button', { name: /^84741/ }).boundingBox()) ?? {};
      return `${x} ${y}`;
    };
    const radius = () => page.locator('.map-radius').getAttribute('d');
    await ready(page);
    await controls.scrollIntoViewIfNeeded();
    for (const [name, changed] of [
      ['Pan left', place],
      ['Pan right', place],
      ['Pan up', place],
      ['Pan down', place],
      ['Zoom in', radius],
      ['Zoom out', radius],
      ['All of Utah', radius],
    ] as const) {
      const before = await changed();
      const button = controls.getByRole('button', { name, exact: true });
      await button.click();
      await expect.poll(changed, name).not.toBe(before);
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test('a keyboard alone goes from the search box to a marker to a telephone number', async ({
    page,
  }) => {
    await open(page);
    await box(page).focus();
    await page.keyboard.type('84741');
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveText('1 Appraisers Found');
    await page.getByRole('link', { name: 'Go to the map' }).press('Enter');
    await page.getByRole('button', { name: 'All of Utah' }).press('Enter');
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

  test('closing it in the middle of a movement is no error', async ({ page }) => {
    await open(page, '/?near=84741');
    await ready(page);
    await search(page, '84321');
    await search(page, 'Provo');
    await expect(page.getByRole('alert').first()).toContainText(
      'It looks like you entered a city name',
    );
    await search(page, '84604');
    await ready(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is under its tab, loads there, and the choice survives a search', async ({
    page,
    tiles,
  }) => {
    await open(page, '/?near=84604');
    await expect(page.getByRole('tab', { name: 'List View' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(tiles.asked).toEqual([]);
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await ready(page);
    await expect(box(page)).toBeVisible();
    await search(page, '84741');
    await expect(page.getByRole('tab', { name: 'Map View' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(found(page)).toHaveText('1 Appraisers Found');
    for (const button of await page
      .getByRole('group', { name: 'Map controls' })
      .getByRole('button')
      .all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
  });

  test('a tapped marker shows its people below the map and takes the focus there', async ({
    page,
  }) => {
    await open(page, '/?near=84741');
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await page.getByRole('button', { name: 'All of Utah' }).tap();
    await page.getByRole('button', { name: /^84532 Moab/ }).tap();
    const heading = page.getByRole('heading', { name: /^84532 Moab/ });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test.describe('a tile host that', () => {
  for (const [how, answer] of [
    ['refuses', (response) => response.destroy()],
    ['hangs', () => undefined],
    ['answers 500', (response) => response.writeHead(500).end('no')],
    ['answers HTML', (response) => response.end('<html>Sign in</html>')],
  ] as const satisfies readonly (readonly [string, TileHost['answer']])[]) {
    test(`${how} leaves the list whole and the map a map`, async ({ page, tiles, watch }) => {
      tiles.answer = answer;
      await open(page, '/?near=84604');
      await expect(found(page)).toHaveText('45 Appraisers Found');
      await expect(page.getByRole('article')).toHaveCount(45);
      await ready(page);
      await expect(page.getByText('The detailed map layer is not available.')).toBeVisible({
        timeout: 9000,
      });
      await expect(page.locator('.map-state')).toBeAttached();
      const ours = watch.trouble.filter((line) => !/Failed to load resource/.test(line));
      watch.trouble.splice(0, watch.trouble.length, ...ours);
    });
  }
});
