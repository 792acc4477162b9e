// Words of forty letters fit the narrowest screen: nothing makes the page scroll sideways.
import type { Locator, Page } from '@playwright/test';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 320, height: 640 } });

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwlll';

/** Puts the word into each text of the elements, and returns the texts that then leave the screen. */
const overflowWith = (parts: Locator) =>
  parts.evaluateAll((elements, long) => {
    const texts = elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element instanceof HTMLElement && !element.closest('.sr-only'))
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

async function openResult(page: Page, query = '?near=84604') {
  const finder = new FinderPage(page);
  await finder.open(query);
  await finder.found();
}

const card = '.finder-card h4, .finder-where span, .finder-contact a';
const offers = '.finder-status p, .finder-offers :is(h3, .chip)';
const onPages = [
  ['a result', '?near=84604', `${card}, .finder-status p, .finder-place`],
  ['an unknown place', '?near=Prvo&by=city', offers],
  ['a place without appraisers', '?near=Hanksville&by=city', offers],
  ['My list', '?list=1.2', `${card}, .list-panel button`],
] as const;

for (const [name, query, selector] of onPages)
  test(`${name} fits`, async ({ page }) => {
    await openResult(page, query);
    expect(await overflowWith(page.locator(selector))).toEqual([]);
  });

for (const { path } of openedPages)
  test(`${path} fits`, extra(isRepeated(path)), async ({ page, watch }) => {
    await page.goto(path);
    expect(await overflowWith(page.locator('main :is(h1, h2, h3, p, li, dt, dd, a)'))).toEqual([]);
    if (path === '/404') watch.expected = /status of 404/;
  });

test('the details of an appraiser fit', async ({ page }) => {
  await openResult(page);
  await page
    .getByRole('button', { name: /^Details for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  expect(await overflowWith(dialog.locator(':is(h2, h3, p, li, a, .more-reach, .chip)'))).toEqual(
    [],
  );
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('a notification fits', async ({ page }) => {
  await openResult(page);
  await page
    .getByRole('button', { name: /^Copy email address for/ })
    .first()
    .click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  expect(await overflowWith(toast)).toEqual([]);
});

test('suggestions fit', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.pressSequentially('Pro');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await overflowWith(options)).toEqual([]);
});

test('what a visitor types fits in each message about it', async ({ page }) => {
  const finder = new FinderPage(page);
  for (const query of [
    `?by=city&near=${word}`,
    `?near=${word}`,
    `?near=${'8'.repeat(40)}`,
    `?by=city&near=${'8'.repeat(40)}`,
  ]) {
    await finder.open(query);
    const message = page
      .locator('.finder-status, .finder-note')
      .filter({ hasText: /Llan|8888/ })
      .first();
    await expect(message).toBeVisible();
    expect(await overflowWith(message)).toEqual([]);
  }
});
