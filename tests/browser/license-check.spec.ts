// Checking a license from a card: where, with which name, and back to the card.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { overflowOf } from '#gates/gates.ts';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const { licensing } = edition.region.read();

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('the keyboard opens it, and the focus goes in and returns', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84741');
      await finder.found();
      const name = (await finder.cards.getByRole('heading').textContent()) ?? '';
      await finder.cards.getByRole('heading').getByRole('button').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const more = finder.cards.getByRole('button', { name: `Details for ${name}` });
      await expect(more).toBeFocused();
      for (const close of ['Escape', 'button'] as const) {
        await more.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog.getByRole('heading', { name, exact: true })).toBeFocused();
        await expect(dialog.getByRole('heading', { name: 'Check the license' })).toBeVisible();
        await expect(dialog.getByRole('link', { name: licensing.office })).toHaveAttribute(
          'href',
          licensing.url,
        );
        await expect(dialog).toContainText(licensing.lookUp);
        await expect(dialog.getByRole('link', { name: /^National Registry/ })).toHaveAttribute(
          'href',
          'https://www.asc.gov/appraiser',
        );
        await expect(dialog).toContainText('Trainees aren’t listed.');
        // The keyboard reaches nothing behind it.
        for (let presses = 0; presses < 16; presses += 1) {
          await page.keyboard.press('Tab');
          const inside = await dialog.evaluate((it) => it.contains(document.activeElement));
          expect(inside, await finder.focused()).toBe(true);
        }
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: `Close details for ${name}` }).press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(more).toBeFocused();
      }
    });

    test('the visitor can copy the name and report a mistake', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      const card = finder.cards.nth(4);
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('button', { name: `Details for ${name}` }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('button', { name: `Copy the name ${name}` }).click();
      await expect(page.getByText(`Name copied: ${name}`, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
      const issue = dialog.getByRole('link', {
        name: `Report a mistake in ${name}’s listing`,
      });
      const href = decodeURIComponent((await issue.getAttribute('href')) ?? '');
      expect(href).toContain(`: ${name}, `);
      expect(href).toContain(edition.site.read().contact.email);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      // The card is not selected.
      await expect(card).not.toHaveAttribute('aria-current');
    });
  });
}

test('an open dialog closes with its answer', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=84741');
  await finder.search('Zip Code', '84604');
  await finder.found();
  await finder.cards
    .nth(2)
    .getByRole('button', { name: /^Details for/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // One step closes only the dialog.
  await page.evaluate(() => window.history.go(-2));
  await expect(finder.count).toHaveText('1 Appraisers Found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-hidden');
});

for (const width of [320, 390, 1280]) {
  test(
    `it is accessible and fits at ${width} px, light and dark`,
    extra(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      const finder = new FinderPage(page);
      await finder.open('?near=84741');
      await finder.cards.getByRole('button', { name: /^Details for/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 3 });
      await expect(dialog.getByRole('listitem').last()).toBeAttached();
      await styled(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      const { x = 0, y = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
      expect(Math.min(x, y, 640 - y - height)).toBeGreaterThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await violationsInDark(page)).toEqual([]);
    },
  );
}
