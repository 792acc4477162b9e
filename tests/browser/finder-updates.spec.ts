// New results: what a screen reader hears, and what stays on the page.

import { clusters, FinderPage, finderTest } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

finderTest.describe('between two searches', () => {
  finderTest('a card in both results is the same element', async ({ finder, page }) => {
    await finder.search('Zip Code', '84604');
    await finder.found();
    const names = await finder.cards.getByRole('heading').allTextContents();
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('article')) Reflect.set(card, 'known', true);
    });
    await finder.search('Zip Code', '84601');
    await expect(finder.groups().first()).toHaveText(/^84601/);
    await finder.found();
    const known = await finder.cards.evaluateAll((cards) =>
      cards.map((card) => [card.querySelector('h4')?.textContent, Reflect.has(card, 'known')]),
    );
    for (const [name, same] of known) expect(same, String(name)).toBe(names.includes(String(name)));
    expect(known.filter(([, same]) => same).length).toBeGreaterThan(10);
  });

  finderTest('unchanged results are not drawn again', async ({ finder, page }) => {
    await finder.search('Zip Code', '84604');
    await finder.found();
    await page.evaluate(() => {
      Reflect.set(window, 'changes', 0);
      const list = document.querySelector('.finder-cards') ?? document.body;
      new MutationObserver((records) => {
        Reflect.set(window, 'changes', Reflect.get(window, 'changes') + records.length);
      }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const first = await page.locator('.finder-status > div').elementHandle();
    await finder.text.press('Enter');
    await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(0);
  });
});

test.describe('late place data', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('changes neither the list, nor the focus, nor a map that the visitor moved', async ({
    page,
  }) => {
    const letThrough = await hold(page, '**/gazetteer.json*');
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await finder.found();
    await expect(clusters(page).first()).toBeAttached();
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('article')) Reflect.set(card, 'known', true);
    });
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    const link = finder.cards.nth(8).getByRole('link').first();
    await link.focus();
    const state = () =>
      page.evaluate(() => ({
        scroll: window.scrollY,
        card: document.querySelectorAll('article')[8]?.getBoundingClientRect().top,
        map: document.querySelector('.map-radius')?.getAttribute('d'),
        known: [...document.querySelectorAll('article')].filter((card) =>
          Reflect.has(card, 'known'),
        ).length,
      }));
    const before = await state();
    const arrived = page.waitForResponse('**/gazetteer.json*');
    letThrough();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(await state()).toEqual(before);
    expect(before.known).toBe(45);
    await expect(link).toBeFocused();
    await finder.search('City', 'Springville');
    await expect(finder.status).toContainText('No appraisers in Springville.');
  });
});

test.describe('for a screen reader', () => {
  test('the status element exists before its text', async ({ page }) => {
    const letThrough = await hold(page, '**/*.js');
    await page.goto('/?near=84741', { waitUntil: 'commit' });
    const status = page.locator('.finder').getByRole('status').first();
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    const element = await status.elementHandle();
    letThrough();
    await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
    expect(await element?.textContent()).toContain('1 Appraisers Found');
  });

  test('the status says that the directory is loading', async ({ page }) => {
    const letThrough = await hold(page, '**/answer.*.js');
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await expect(finder.status).toHaveText('Loading appraisers…');
    letThrough();
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await expect(finder.status).toContainText('1 Appraisers Found');
  });

  finderTest('a repeated failing search is announced again', async ({ finder, page }) => {
    for (const [text, region] of [
      ['Provo', finder.alert],
      ['84999', finder.status],
    ] as const) {
      await finder.search('Zip Code', text);
      await expect(region).toContainText(/\S/);
      const said = await region.locator('p').first().elementHandle();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
      await expect(region).toContainText(/\S/);
    }
  });
});
