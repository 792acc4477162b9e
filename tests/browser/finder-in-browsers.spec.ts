// The finder in browsers with late scripts, without scripts, and with a translator, and with markup in its address.
import type { Page } from '@playwright/test';
import { finderTest as test } from '#support/finder-page.ts';
import { hold } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

test('a late script announces the answer, and leaves newer input', async ({ finder, page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await finder.text.fill('84741');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('/?by=zip&within=30&near=84741', { waitUntil: 'commit' });
  await expect(finder.text).toHaveValue('84741');
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.fill('Og');
  // By then, the page has every element before it.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const statuses = await page.getByRole('status').elementHandles();
  const words = async () =>
    (await Promise.all(statuses.map((status) => status.textContent()))).join();
  expect(await words()).not.toContain('Appraisers Found');
  letThrough();
  await expect(finder.count).toHaveText('3 Appraisers Found');
  // Otherwise a screen reader would not hear the number.
  expect(await words()).toContain('3 Appraisers Found');
  await expect(page.getByRole('combobox', { name: 'City in Utah' })).toHaveValue('Og');
  await finder.text.pressSequentially('den');
  await finder.text.press('Enter');
  await expect(page).toHaveURL(/near=Ogden&by=city/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends the same request, and a link leads to all members', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'ZIP code in Utah' }).fill('84604');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?by=zip&within=30&near=84604');
    const words = page.getByRole('paragraph').filter({ hasText: 'Search needs JavaScript' });
    await words.getByRole('link', { name: 'browse every appraiser by city' }).click();
    await expect(page).toHaveURL('/appraisers');
  });
});

test('markup in an address is text, and no script writes it', async ({ finder, page, watch }) => {
  const text = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  page.on('dialog', () => page.close());
  await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
  await expect(finder.status).toContainText('<script>alert');
  for (const path of ['/about', '/embed/finder', '/?near=84604']) {
    await page.goto(path);
    if (path.includes('near')) await finder.map.ready();
    const attempt = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<p>Written by a test</p>';
      });
    await expect(attempt(), path).rejects.toThrow(/TrustedHTML/);
  }
  watch.expected = /TrustedHTML/;
});

/** Wraps every text in elements, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!/\S/.test(text.data) || text.parentElement?.closest('script, style, noscript, font'))
        return;
      const translated = document.createElement('font');
      translated.textContent = text.data;
      text.replaceWith(translated);
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

test('a page that the browser translates shows answers and details', async ({ finder, page }) => {
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(42);
  await translate(page);
  await finder.search('Zip Code', '84741');
  await expect(finder.groups().first()).toHaveText(/^84741/);
  await finder.search('Zip Code', 'Provo');
  await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
  await expect(finder.groups().first()).toHaveText(/^Provo/);
  await finder.cards
    .first()
    .getByRole('button', { name: / my list$/ })
    .click();
  await page.getByRole('link', { name: 'My list 1' }).click();
  await page.getByRole('button', { name: 'Clear list' }).click();
  await page.getByRole('button', { name: 'Restore list' }).click();
  await expect(finder.count).toHaveText('1 appraiser on your list');
  const dialog = page.getByRole('dialog');
  await finder.detailsOf().click();
  for (const reason of ['divorce', 'tax-appeal']) {
    await dialog.getByLabel('What is the appraisal for?').selectOption(reason);
    await expect(dialog.getByRole('status')).toContainText('What to have ready');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
