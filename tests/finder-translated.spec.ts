// The finder on a page that the browser translates.
import type { Page } from '@playwright/test';
import { FinderPage } from './finder-page.ts';
import { expect, test } from './watched.ts';

/** Does to a page what a browser's translator does: every text is put into elements of its own. */
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
    test(`shows each answer as it is, at ${width} px`, async ({ page }) => {
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
      await expect(finder.status).not.toContainText('Opening');
    });
  }
});
