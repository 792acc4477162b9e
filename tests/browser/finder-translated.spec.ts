// The finder on a page that the browser translates: React must not trip over changed elements.
import type { Page } from '@playwright/test';
import { FinderPage, ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

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

test.describe('a page that the browser translates', () => {
  for (const width of [390, 1280]) {
    test(`shows each result at ${width} px`, extra(width !== 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      await translate(page);
      await expect(page.locator('h2 font').first()).toHaveText('45 Appraisers Found');
      await finder.search('Zip Code', '84101');
      await expect(finder.groups().first()).toHaveText(/^84101/);
      const found = await finder.found();
      expect(found).not.toBe(45);
      await page.getByRole('button', { name: /^Within 60 miles/ }).click();
      await expect(finder.count).not.toHaveText(`${found} Appraisers Found`);
      expect(await finder.found()).toBeGreaterThan(found);
      await finder.search('Zip Code', 'Provo');
      await expect(finder.alert).toContainText('It looks like you entered a city name');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
      await expect(finder.groups().first()).toHaveText(/^Provo/);
      await finder.found();
      await page.goBack();
      await page.goBack();
      await finder.found();
      await expect(finder.status).not.toContainText('Loading');
    });
  }

  test('shows My list and the details of a member', async ({ page }) => {
    const list = new ShortlistPage(page);
    await list.open('?near=84604');
    await list.found();
    await translate(page);
    await list.stars.nth(0).click();
    await list.holds(1);
    await list.stars.nth(1).click();
    await list.holds(2);
    await list.link.click();
    await page.getByRole('button', { name: 'Clear list' }).click();
    await page.getByRole('button', { name: 'Restore list' }).click();
    await list.holds(2);
    await expect(list.count).toHaveText('2 Appraisers Found');
    const more = page.getByRole('button', { name: /^Details for/ });
    for (const reason of ['A divorce', 'A property tax appeal']) {
      const name = (await list.cards.first().getByRole('heading').textContent()) ?? '';
      await more.first().click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByLabel('What is the appraisal for?').selectOption({ label: reason });
      await expect(dialog.getByRole('status')).toContainText('What to have ready');
      await expect(dialog.getByRole('link', { name: `Email ${name}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});
