// New results: what a screen reader hears, what stays on the page, and a page that is translated.
import type { Page } from '@playwright/test';
import { finderTest, ShortlistPage } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test('a screen reader hears the number found: its status is on the page before the words', async ({
  page,
}) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/?near=84741', { waitUntil: 'commit' });
  await expect(page.getByRole('combobox', { name: 'ZIP code in Utah' })).toBeVisible();
  const statuses = await page.getByRole('status').elementHandles();
  const words = () =>
    Promise.all(statuses.map((status) => status.evaluate((element) => element.textContent)));
  expect((await words()).join()).not.toContain('Appraisers Found');
  letThrough();
  await expect(page.getByRole('heading', { name: '3 Appraisers Found' })).toBeVisible();
  expect((await words()).join()).toContain('3 Appraisers Found');
});

finderTest('a repeated failing search is announced again', async ({ finder, page }) => {
  for (const [text, region] of [
    ['Provo', finder.alert],
    ['84999', finder.status],
  ] as const) {
    await finder.search('Zip Code', text);
    await expect(region).toContainText(/\S/);
    const before = await region.getByRole('paragraph').first().elementHandle();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => before?.evaluate((words) => words.isConnected)).toBe(false);
    await expect(region).toContainText(/\S/);
  }
});

/** Wraps every text in elements, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!/\S/.test(text.data) || text.parentElement?.closest('script, style, noscript, font'))
        return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.textContent = text.data;
      outer.append(inner);
    };
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    all(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) all(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a page that the browser translates shows each result, My list and the details', async ({
  page,
}) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  expect(await list.found()).toBe(42);
  await translate(page);
  await list.search('Zip Code', '84101');
  await expect(list.groups().first()).toHaveText(/^84101/);
  const found = await list.found();
  expect(found).not.toBe(42);
  await list.wider(60).click();
  await expect(list.count).not.toHaveText(`${found} Appraisers Found`);
  expect(await list.found()).toBeGreaterThan(found);
  await list.search('Zip Code', 'Provo');
  await expect(list.alert).toContainText('It looks like you entered a city name');
  await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
  await expect(list.groups().first()).toHaveText(/^Provo/);
  await list.stars.nth(0).click();
  await list.stars.nth(1).click();
  await list.holds(2);
  await list.link.click();
  await page.getByRole('button', { name: 'Clear list' }).click();
  await page.getByRole('button', { name: 'Restore list' }).click();
  await list.holds(2);
  await expect(list.count).toHaveText('2 appraisers on your list');
  const dialog = page.getByRole('dialog');
  for (const reason of ['divorce', 'tax-appeal']) {
    await page
      .getByRole('button', { name: /^Details for/ })
      .first()
      .click();
    await dialog.getByLabel('What is the appraisal for?').selectOption(reason);
    await expect(dialog.getByRole('status')).toContainText('What to have ready');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
