// The finder on a page that the browser translates.
import { FinderPage, ShortlistPage } from '#support/finder-page.ts';
import { translate } from '#support/translated.ts';
import { expect, extra, test } from '#support/watched-page.ts';

test.describe('a page that the browser translates', () => {
  for (const width of [390, 1280]) {
    test(`shows each answer as it is, at ${width} px`, extra(width !== 390), async ({ page }) => {
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

  test('shows a list, and what is more about a member, as they are', async ({ page }) => {
    const list = new ShortlistPage(page);
    await list.open('?near=84604');
    await list.found();
    await translate(page);
    await list.stars.nth(0).click();
    await expect(list.bar).toContainText('1 chosen');
    await list.stars.nth(1).click();
    await expect(list.bar).toContainText('2 chosen');
    await expect(list.bar).not.toContainText('1 chosen');
    await list.bar.getByRole('button', { name: 'Clear' }).click();
    await list.bar.getByRole('button', { name: 'Undo' }).click();
    await list.bar.getByRole('button', { name: 'Show my list' }).click();
    await expect(list.count).toHaveText('2 Appraisers Found');
    const more = page.getByRole('button', { name: /^More about/ });
    for (const reason of ['A divorce', 'A property tax appeal']) {
      const name = (await list.cards.first().getByRole('heading').textContent()) ?? '';
      await more.first().click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByLabel('What is the appraisal for?').selectOption({ label: reason });
      await expect(dialog.getByRole('status')).toContainText(`What to have ready: ${reason}`);
      await expect(dialog.getByRole('link', { name: `Write to ${name}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});
