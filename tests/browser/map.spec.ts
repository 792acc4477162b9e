// The map: when it loads, and how it moves.
import { FinderPage, mapReady } from '#support/finder-page.ts';
import { canvas, control, mapRegion, settledView, view } from '#support/map-page.ts';
import { expect, test } from '#support/watched-page.ts';

test('it opens beside the list at the first search, and requests tiles by z/x/y only then', async ({
  page,
  watch,
}) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.focus();
  await page.waitForLoadState('networkidle');
  await expect(mapRegion(page)).toHaveCount(0);
  expect(watch.tiles).toEqual([]);
  await finder.search('Zip Code', '84604');
  await expect(mapRegion(page)).toBeVisible();
  await expect(finder.cards.first()).toBeVisible();
  await expect.poll(() => watch.tiles.length).toBeGreaterThan(0);
  for (const tile of watch.tiles) expect(tile).toMatch(/\/\d+\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
});

test('the wheel zooms after a click, until the pointer leaves', async ({ page }) => {
  await new FinderPage(page).open('?near=84604');
  await mapReady(page);
  await canvas(page).scrollIntoViewIfNeeded();
  const { x, y } = (await canvas(page).boundingBox()) ?? { x: 0, y: 0 };
  const over = () => page.mouse.move(x + 20, y + 20);
  const hint = page.getByText('Click the map to zoom with the scroll wheel');
  const scrollsThePage = async () => {
    await over();
    const before = await settledView(page);
    await page.mouse.wheel(0, 1);
    await expect(hint).toBeVisible();
    expect(await settledView(page)).toBe(before);
  };
  await scrollsThePage();
  const before = await settledView(page);
  await page.mouse.click(x + 20, y + 20);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => view(page)).not.toBe(before);
  await page.mouse.move(5, 5);
  await scrollsThePage();
});

test('buttons do what a drag and a pinch do', async ({ page }) => {
  await new FinderPage(page).open('?near=84604');
  await mapReady(page);
  for (const name of [
    'Pan left',
    'Pan right',
    'Pan up',
    'Pan down',
    'Zoom in',
    'Zoom out',
    'Show all of Utah',
  ]) {
    const before = await settledView(page);
    await control(page, name).click();
    await expect.poll(() => view(page), name).not.toBe(before);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is under its tab, loads there in view with the same list, and the choice stays', async ({
    page,
    watch,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    const tab = page.getByRole('tab', { name: 'Map View' });
    await expect(page.getByRole('tab', { name: 'List View' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(finder.cards.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(watch.tiles).toEqual([]);
    const groups = await finder.groups().allTextContents();
    await tab.tap();
    await mapReady(page);
    await expect(canvas(page)).toBeInViewport({ ratio: 0.99 });
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
    await mapReady(page);
    await finder.search('Zip Code', '84741');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // The on-screen keyboard, which would cover the answer, closes.
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await expect(finder.count).toBeFocused();
  });
});
