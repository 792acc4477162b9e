// Pages keep their shape with letters twice as large, words of forty letters, and colors that the visitor chose.
import type { Locator, Page } from '@playwright/test';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { finderTest as test } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

/** The right edge of what is farthest right, in px. */
async function widest(page: Page, parts: Locator): Promise<number> {
  await styled(page);
  const edges = await parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => Math.floor(part.getBoundingClientRect().right)),
  );
  return Math.max(await page.evaluate(() => document.documentElement.scrollWidth), ...edges);
}

test('with letters twice as large, every page, a list and the details fit a phone', async ({
  finder,
  page,
  context,
  watch,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  const words = page.locator('h1, h2, h3, h4, p, a, button, summary, label');
  for (const { path } of openedPages.filter((each) => !isRepeated(each.path))) {
    await page.goto(path);
    expect(await widest(page, words), path).toBeLessThanOrEqual(390);
  }
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  await page.goto('/?list=1.2');
  await page.getByRole('button', { name: 'Add all to my list' }).click();
  expect(await widest(page, words), 'a list').toBeLessThanOrEqual(390);
  await finder.cards
    .first()
    .getByRole('button', { name: /^Details for/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  expect(await widest(page, dialog.locator('*')), 'the details').toBeLessThanOrEqual(390);

  // The header fits the narrowest phone with a full list.
  await page.evaluate(() => {
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    localStorage.setItem('shortlist', `1:${ids.join('.')}`);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  const parts = page.getByRole('banner').locator('a, summary').filter({ visible: true });
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  expect(boxes).toHaveLength(3);
  let right = 0;
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(right);
    right = (box?.x ?? 0) + (box?.width ?? 0);
  }
  expect(right).toBeLessThanOrEqual(320);
  watch.expected = /status of 404/;
});

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

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('long words fit each kind of page, and an association of 60 letters each width', async ({
    page,
  }) => {
    for (const path of [
      ...['/about', '/membership', '/events', '/resources', '/resources/blogs/1', '/privacy'],
      ...['/appraisers', '/appraisers/provo', '/appraisers/orem/clint-redd'],
    ]) {
      await page.goto(path);
      expect(await overflowWith(textOf(page.getByRole('main'))), path).toEqual([]);
    }
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

  test('long words fit each answer, a notification, the details and suggestions', async ({
    finder,
    page,
  }) => {
    // A card shows its details on one line each, and cuts them off.
    const answer = page
      .getByRole('main')
      .locator('h2, h3, h4, [role=status] p, article a[href^="mailto:"]');
    for (const query of [
      ...['?near=84741', '?near=Hanksville&by=city', `?by=city&near=${word}`],
      ...[`?near=${'8'.repeat(40)}`, '?list=1.61'],
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
});

test('no card of a city is alone beside a gap, however many there are', async ({ page }) => {
  await page.goto('/appraisers/provo');
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading') });
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const alone = await cards.first().evaluate((list) => {
      const [card] = list.children;
      return [2, 3, 4, 5, 7, 10, 13].filter((count) => {
        list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''));
        const [before, last] = [...list.children].slice(-2).map((it) => it.getBoundingClientRect());
        return before?.top !== last?.top && Math.abs((last?.width ?? 0) - list.clientWidth) > 1;
      });
    });
    expect(alone, `${width} px`).toEqual([]);
  }
});

test('with forced colors the current page and the selected card stand out, and with more contrast no lines are behind words', async ({
  finder,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const stylesOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name })
      .evaluate((link) => {
        const { backgroundColor, transform } = getComputedStyle(link, '::after');
        return { backgroundColor, transform };
      });
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect((await stylesOf('About')).backgroundColor).not.toBe(ground);
  expect((await stylesOf('About')).transform).toBe('none');
  expect((await stylesOf('Events')).transform).toMatch(/^matrix\(0,/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('border-left-width', '4px');
  await expect(menu.getByRole('link', { name: 'Events' })).toHaveCSS('border-left-width', '0px');
  await finder.open('?near=84741');
  await finder.cards.first().getByRole('heading').getByRole('button').click();
  await styled(page);
  await expect(finder.cards.first()).toHaveCSS('outline-style', 'solid');
  await expect(finder.cards.nth(1)).toHaveCSS('outline-style', 'none');

  await page.emulateMedia({ forcedColors: 'none' });
  for (const path of ['/', '/about', '/resources/blogs/1']) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto(path);
    const lines = page.locator('.survey-lines').first();
    await expect(lines).toBeVisible();
    await page.emulateMedia({ contrast: 'more' });
    await expect(lines).toBeHidden();
  }
});
