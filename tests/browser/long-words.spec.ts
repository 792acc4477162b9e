// Words of forty letters fit the narrowest screen: nothing makes the page scroll sideways.
import type { Locator } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 320, height: 640 } });

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwlll';

/** Puts the word into each text of the elements, and returns the texts that then leave the screen. */
const overflowWith = (parts: Locator) =>
  parts.evaluateAll((elements, long) => {
    const texts = elements
      .filter((element) => element.checkVisibility() && !element.closest('[role="application"]'))
      .flatMap((element) => [...element.querySelectorAll('*'), element])
      .filter((element) => element instanceof HTMLElement && element.clientWidth > 1)
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text && node.data.trim() !== '');
    for (const text of texts) text.textContent = `${text.textContent}`.replace(/\p{L}{2,}/u, long);
    const overflowing = texts.filter((text) => {
      const range = document.createRange();
      range.selectNode(text);
      const isInside = ({ left, right }: DOMRect) => left >= 0 && right <= innerWidth + 0.5;
      return ![...range.getClientRects()].every(isInside);
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...overflowing.map((text) => text.textContent),
      ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide.`] : []),
      ...(texts.length === 0 ? ['There is no text.'] : []),
    ];
  }, word);

const textOf = (place: Locator) => place.locator('h1, h2, h3, h4, p, li, dt, dd, a');

test('long words fit each page', async ({ page }) => {
  for (const path of [
    ...['/about', '/membership', '/events', '/resources', '/resources/blogs/1', '/privacy'],
    ...['/appraisers', '/appraisers/provo', '/appraisers/orem/clint-redd'],
  ]) {
    await page.goto(path);
    expect(await overflowWith(textOf(page.getByRole('main'))), path).toEqual([]);
  }
});

test('an association with a name of 60 letters fits each width', async ({ page }) => {
  await page.goto('/appraisers/orem/clint-redd');
  const name = page.getByRole('banner').getByRole('link').first().locator('span');
  await name.evaluateAll((spans) => {
    for (const span of spans)
      span.textContent = 'Association of Independent Residential Appraisers of Montana';
  });
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = await page.evaluate(() => {
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
      return bottom <= top && document.documentElement.scrollWidth <= innerWidth;
    });
    expect(fits, `${width} px`).toBe(true);
  }
});

test('long words fit each answer, the details, a notification and suggestions', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  // A card shows its details on one line each, and cuts them off.
  const answer = page
    .getByRole('main')
    .locator('h2, h3, h4, [role=status] p, article a[href^="mailto:"]');
  for (const query of [
    ...['?near=84604', '?near=Prvo&by=city', '?near=Hanksville&by=city', '?list=1.61'],
    ...[`?by=city&near=${word}`, `?near=${'8'.repeat(40)}`],
  ]) {
    await finder.open(query);
    await expect(finder.count).toBeVisible();
    expect(await overflowWith(answer), query).toEqual([]);
  }
  await finder.open('?list=1.61');
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  expect(await overflowWith(toast)).toEqual([]);
  await finder.detailsOf('Clint Redd').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await overflowWith(textOf(dialog))).toEqual([]);
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await finder.open();
  await finder.text.pressSequentially('Pro');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await overflowWith(options)).toEqual([]);
});
