// The address of a search: what it brings back, and what it may hold.
import { finderTest } from '#support/finder-page.ts';
import { expect, extra } from '#support/watched-page.ts';

finderTest.describe('the address', () => {
  finderTest(
    'brings back, forward and reloaded the same list and the same words',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await page.getByRole('combobox', { name: 'Nearby, up to' }).selectOption('60 miles');
      await finder.search('City', 'Moab');
      await expect(page).toHaveURL('/?near=Moab&by=city&within=60');
      await finder.found();
      const names = await finder.cards.getByRole('heading').allTextContents();
      await page.goBack();
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await expect(finder.text).toHaveValue('84741');
      await expect(page.getByRole('combobox', { name: 'Nearby, up to' })).toHaveValue('30');
      await page.goForward();
      await expect(finder.text).toHaveValue('Moab');
      await page.reload();
      await expect(finder.cards.getByRole('heading')).toHaveText(names);
    },
  );

  finderTest('with broken values falls back to the defaults', async ({ finder }) => {
    await finder.open('?by=planet&within=-5&near=%ZZ');
    await expect(finder.text).toHaveValue('%ZZ');
    await expect(finder.alert).toContainText('It looks like you entered a city name');
  });

  for (const [what, text] of [
    ['10,000 characters', 'x'.repeat(10_000)],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['right-to-left text', '\u202eבדיקה سلام'],
  ] as const) {
    finderTest(
      `survives ${what}, in the field and in the address`,
      extra(what !== 'markup'),
      async ({ finder, page }) => {
        page.on('dialog', () => finder.page.close());
        for (const type of ['Zip Code', 'City'] as const) {
          await finder.search(type, text);
          await expect(finder.alert.or(finder.count).filter({ hasText: /\S/ })).toBeVisible();
        }
        await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
        await expect(finder.count).toBeVisible();
      },
    );
  }
});
