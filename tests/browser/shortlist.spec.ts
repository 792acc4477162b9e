// The visitor's own list: choosing, and where it is kept.
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

/** The first three near 84604. */
const names = ['Ifeoma Adeyemi', 'Desta Haile', 'Thayne Olsen'] as const;
const [first, second, third] = names;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('members are put on it, shown, and taken off, by keyboard alone', async ({ page }) => {
      const list = new ShortlistPage(page);
      await list.open();
      await list.text.focus();
      await page.keyboard.type('84604');
      await page.keyboard.press('Enter');
      await list.found();
      await expect(list.bar).toHaveCount(0);
      for (const [at, name] of names.entries()) {
        await list.cards.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Tab');
        const star = list.star(name);
        await expect(star).toBeFocused();
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press('Space');
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await expect(star).toBeFocused();
        await expect(star).toHaveAccessibleName(`Remove ${name} from your list`);
        await expect(list.bar).toContainText(`${at + 1} chosen`);
        await expect(
          page.getByRole('status').filter({ hasText: `${name} is on your list now` }),
        ).toHaveCount(1);
      }
      await expect(list.bar).toContainText(names.join(', '));
      await list.bar.getByRole('button', { name: 'Show my list' }).press('Enter');
      await expect(list.count).toHaveText('3 Appraisers Found');
      await expect(list.count).toBeFocused();
      expect(await list.names()).toEqual(names);
      await expect(list.status).toContainText('Your list, kept in this browser.');
      await expect(list.bar.getByRole('button', { name: 'Show my list' })).toHaveCount(0);
      await list.star(second).press('Enter');
      await expect(list.star(second)).toHaveAttribute('aria-pressed', 'false');
      await expect(list.cards).toHaveCount(3);
      await list.bar.getByRole('button', { name: 'Show my list' }).press('Enter');
      await expect(list.cards).toHaveCount(2);
      expect(await list.names()).toEqual([first, third]);
      await page.goBack();
      await expect(list.cards).toHaveCount(3);
      await page.goBack();
      expect(await list.found()).toBe(45);
      await expect(list.star(third)).toHaveAttribute('aria-pressed', 'true');
      await page.goForward();
      await expect(list.count).toHaveText('3 Appraisers Found');
    });

    test('what is cleared can be put back, with the focus where it was', async ({ page }) => {
      const list = new ShortlistPage(page);
      await list.open('?near=84604');
      await list.star(first).click();
      await list.bar.getByRole('button', { name: 'Clear' }).press('Enter');
      await expect(list.star(first)).toHaveAttribute('aria-pressed', 'false');
      const undo = list.bar.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
      await expect(list.bar.getByRole('button', { name: 'Clear' })).toBeFocused();
    });
  });
}

test('it is there after a reload, and after another page', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await page.reload();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/about');
  await list.open();
  await expect(list.bar).toHaveCount(0);
  await list.text.focus();
  await expect(list.bar).toContainText(`1 chosen${first}`);
  await page.goto('/about');
  await list.open('?near=84101');
  await expect(list.bar).toContainText('1 chosen');
});

test('it has room for twenty, and says when it is full', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.found();
  for (let at = 0; at < 21; at += 1) await list.stars.nth(at).click();
  await expect(list.bar).toContainText('20 chosen, the most there is room for');
  await expect(page.getByRole('status').filter({ hasText: 'Your list is full' })).toHaveCount(1);
  await expect(list.stars.nth(20)).toHaveAttribute('aria-pressed', 'false');
  await list.bar.getByRole('button', { name: 'Show my list' }).click();
  await expect(list.count).toHaveText('20 Appraisers Found');
});
